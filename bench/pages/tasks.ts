/**
 * Measures how long the browser's main thread is held up after a page's first paint, in the processor's time, which other
 * programs of the machine lengthen less than they lengthen Lighthouse's blocking time.
 *
 * `npm run bench:tasks` measures build/; `--builds A,B` compares builds in turns; `--pages /a,/b` and `--runs 5` as in run.ts.
 */
import {parseArgs} from 'node:util';
import {median} from '../median';
import {asPhone, launchBrowser, slowdown} from './phone';
import {serve} from './serve';

/** Of an event in a trace of Chromium; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor's time of the thread. */
  readonly tdur?: number;
}

/** Milliseconds from which on a task counts as long (W3C Long Tasks). */
const long = 50;

/** What the tasks after the first paint take beyond 50 ms each, in milliseconds of a phone. */
function heldUp(events: readonly TraceEvent[]): number {
  const paint = events.find(({name}) => name === 'firstContentfulPaint');
  if (!paint) {
    throw new Error('The page has painted nothing.');
  }
  return events
    .filter(({name, pid, tid, ts}) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts)
    .reduce((sum, {tdur = 0}) => sum + Math.max(0, (tdur / 1000) * slowdown - long), 0);
}

/** Opens a page in a fresh profile, and waits until its controls have worked for a while. */
async function measureOnce(url: string): Promise<number> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await asPhone(page);
    await page.tracing.start({
      categories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline', 'loading'],
    });
    await page.goto(url);
    await page.waitForSelector('html[data-has-hydrated=true]', {timeout: 60_000});
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const trace = await page.tracing.stop();
    const {traceEvents} = JSON.parse(Buffer.from(trace ?? []).toString()) as {traceEvents: TraceEvent[]};
    return heldUp(traceEvents);
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      builds: {type: 'string', default: 'build'},
      pages: {type: 'string', default: '/services/konto,/services/kommunikation/e-mail/fehlermeldungen,/'},
      runs: {type: 'string', default: '3'},
    },
  });
  const builds = values.builds.split(',');
  const served = await Promise.all(builds.map((build) => serve(build)));
  try {
    for (const page of values.pages.split(',')) {
      const times = served.map(() => [] as number[]);
      for (let turn = 0; turn < Number(values.runs); turn += 1) {
        for (const [index, {origin}] of served.entries()) {
          times[index]?.push(await measureOnce(origin + page));
        }
      }
      const [first = 0, ...others] = times.map(median);
      const ratios = others.map((time) => `${time.toFixed(0)} (${(time / first).toFixed(2)})`);
      console.log(`| ${[page, first.toFixed(0), ...ratios].join(' | ')} |`);
    }
  } finally {
    await Promise.all(served.map((each) => each.stop()));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
