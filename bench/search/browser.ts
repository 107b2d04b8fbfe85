import type {AddressInfo} from 'node:net';
import {chromium} from '@playwright/test';
import {findChromium} from '../../scripts/browsers';
import {createStaticServer} from '../../scripts/staticServer';
import type {Engine} from './engines';

/** What an engine answered, and how long that took in a real browser, in milliseconds. */
export interface Answers {
  /** Until the first query could be sent: script, index, preparation. */
  readonly load: number;
  readonly queries: ReadonlyMap<string, {readonly pages: readonly string[]; readonly time: number}>;
}

/**
 * Serves the engine's site on the loopback interface and puts the queries to the engine, one after the other, in a page
 * of that site.
 *
 * @throws Error when there is no Chromium, or the engine fails in the page
 */
export async function ask(engine: Engine, queries: readonly string[]): Promise<Answers> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium found: install one, or name its program in CHROMIUM_PATH.');
  }
  const server = createStaticServer(engine.site.buildDir);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/404-for-measuring`);
    for (const content of engine.scripts) {
      await page.addScriptTag({content});
    }
    const {load, answers} = await page.evaluate<{
      load: number;
      answers: {query: string; pages: string[]; time: number}[];
    }>(
      `(async () => {
        const before = performance.now();
        const late = new Promise((_, reject) => setTimeout(() => reject(new Error('${engine.name} did not load within a minute')), 60_000));
        const search = await Promise.race([(${engine.start})(), late]);
        const load = performance.now() - before;
        const answers = [];
        for (const query of ${JSON.stringify(queries)}) {
          const start = performance.now();
          const pages = await search(query);
          answers.push({query, pages, time: performance.now() - start});
        }
        return {load, answers};
      })()`,
    );
    return {load, queries: new Map(answers.map(({query, ...answer}) => [query, answer]))};
  } finally {
    await browser.close();
    server.close();
  }
}
