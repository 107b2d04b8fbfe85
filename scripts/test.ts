/**
 * Runs suites side by side and ends with `N passed, N failed` over all of them.
 *
 * - `npm test`: the sample that people run before a commit: every behavior once, one page of each kind in every way.
 * - `npm test -- --page PATH`: one page in every way.
 * - `npm run test:all`: everything. `npm run test:rest` is what the sample leaves out, with the sample's figures of the
 *   last `npm test` added to its own; with `--after-sample`, a sample that left none counts as a failure.
 *
 * A failed suite does not keep the others from running, so that one run shows everything that is wrong; but what needs a
 * build, or packed packages, is not run when they fail.
 */
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {findFirefox} from './browsers';
import {everyTool, installTestTools, type Tool} from './installTestTools';
import {
  build,
  contentCheck,
  outputOf,
  playwright,
  resultsDir,
  runSuite,
  vitest,
  type Result,
  type Suite,
} from './suites';

const needsBuild = {needs: [build]};

/** Our packages as npm would publish them, packed once for all suites that install them (scripts/pack.ts). */
const packedPackages = path.join(resultsDir, 'packages');
const packing: Suite = {name: 'packing', script: 'build:packages', args: [packedPackages], short: true};
const needsPackages = {needs: [packing], env: {PACKED_PACKAGES: packedPackages}};

/** In the order in which they begin, so that no core waits at the end: a new site's build takes two of them, unit tests one. */
const sample: readonly Suite[] = [
  build,
  playwright(
    'browser tests',
    ['desktop-light', 'desktop-dark', 'phone-light', 'hydration-desktop-light', 'hydration-phone-light'],
    'sample',
  ),
  vitest('unit tests', 'unit', 'all'),
  vitest('new operator', 'operator', 'sample'),
  vitest('checks of the build', 'build', 'sample', {...needsBuild, short: true}),
  {name: 'lint', script: 'lint', short: true},
  {name: 'type check', script: 'typecheck', short: true},
  {name: 'formatting', script: 'format:check', short: true},
  contentCheck('content'),
  vitest('client files', 'client-files', 'all', {...needsBuild, short: true}),
];

/**
 * What the sample leaves out; a site that starts from nothing is made once more, since its tests follow each other. The
 * longest begin first, with others between the two of browser tests: together they would disturb each other.
 */
const rest = (): readonly Suite[] => [
  ...(existsSync('build/index.html') ? [] : [build]),
  packing,
  vitest('commands', 'commands', 'all'),
  vitest('servers', 'build', 'rest', needsBuild),
  playwright(
    'browser tests before hydration',
    ['early-desktop-light', 'early-phone-light', 'whole-hydration-desktop-light', 'whole-hydration-phone-light'],
    'sample',
  ),
  vitest('packed packages', 'packages', 'all', needsPackages),
  playwright(
    'browser tests of all pages',
    ['desktop-light', 'desktop-dark', 'phone-light', 'whole-hydration-desktop-light'],
    'rest',
  ),
  vitest('new operator, packed packages', 'operator', 'rest', needsPackages),
  vitest('mail clients', 'clients', 'all', needsBuild),
  ...(findFirefox() ? [vitest('Firefox', 'firefox', 'all', needsBuild)] : []),
];

/** Only `npm run test:all` has the time for them. */
const versionsOfNode: Suite = {name: 'versions of Node', script: 'test:node', needs: [build], alone: true};

const onePage: readonly Suite[] = [
  build,
  playwright('browser tests', ['desktop-light', 'hydration-desktop-light', 'hydration-phone-light'], '@kinds'),
  contentCheck('content'),
];

/** What the sample starts beside Node. */
const sampleTools: readonly Tool[] = ['chromium', 'caddy', 'plistutil', 'xmllint', 'rsync'];

const results = new Map<Suite, Result>();
const begun = new Set<Suite>();
/** Those under way, with their ends. */
const running = new Map<Suite, Promise<void>>();

const failedNeed = ({needs = []}: Suite): Suite | undefined => needs.find((need) => results.get(need)?.failed);

/** What a suite waits for when it is no part of this run is there already. */
function isReady(suite: Suite, suites: readonly Suite[]): boolean {
  const isOver = (other: Suite): boolean => results.has(other) || failedNeed(other) !== undefined;
  const awaited = suite.alone ? suites.filter((other) => other !== suite) : (suite.needs ?? []);
  return awaited.every((other) => isOver(other) || !suites.includes(other));
}

const count = ({passed, failed}: Result): string => `${passed} passed, ${failed} failed`;

async function runAndTell(suite: Suite, number: number, total: number): Promise<void> {
  const start = Date.now();
  console.log(`[${number}/${total}] ${suite.name} …`);
  const result = await runSuite(suite);
  results.set(suite, result);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${result.failed === 0 ? 'ok    ' : 'FAILED'} ${suite.name}: ${count(result)} (${seconds} s)`);
  for (const {name, error, flaky} of result.tests ?? []) {
    if (error !== undefined) {
      console.log(`       ${flaky ? 'passed when tried again' : 'failed'}: ${name}: ${error}`);
    }
  }
}

/** Takes one suite after the other; waits when all that is left needs what is under way. */
async function worker(suites: readonly Suite[], takes: (suite: Suite) => boolean = () => true): Promise<void> {
  for (;;) {
    const left = suites.filter((suite) => takes(suite) && !begun.has(suite) && !failedNeed(suite));
    const next = left.find((suite) => isReady(suite, suites));
    if (next) {
      begun.add(next);
      const end = runAndTell(next, begun.size, suites.length).finally(() => running.delete(next));
      running.set(next, end);
      await end;
    } else if (left.length > 0 && running.size > 0) {
      await Promise.race(running.values());
    } else {
      return;
    }
  }
}

/** How many lines of a failed suite's output are shown; all of it is in the file that is named. */
const shownLines = 150;
const slowestShown = 10;

function report(suites: readonly Suite[]): void {
  const tests = [...results.values()].flatMap((result) => result.tests ?? []);
  console.log(`\nThe ${slowestShown} slowest tests:`);
  for (const {name, milliseconds} of tests.sort((a, b) => b.milliseconds - a.milliseconds).slice(0, slowestShown)) {
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
  }
  for (const [suite] of [...results].filter(([, {failed}]) => failed > 0)) {
    console.log(`\n== ${suite.name}: the end of ${outputOf(suite)}`);
    console.log(readFileSync(outputOf(suite), 'utf8').split('\n').slice(-shownLines).join('\n'));
  }
  console.log('');
  for (const suite of suites) {
    const result = results.get(suite);
    console.log(
      result
        ? `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${suite.name}: ${count(result)}`
        : `NOT RUN ${suite.name}: ${failedNeed(suite)?.name} failed`,
    );
  }
}

const sumFile = path.join(resultsDir, 'sum.json');

const nothing: Result = {passed: 0, failed: 0};

/** The figures of the last `npm test`, if there was one here that came to its end. */
const lastSum = (): Result | undefined =>
  existsSync(sumFile) ? (JSON.parse(readFileSync(sumFile, 'utf8')) as Result) : undefined;

/** A sample that ended before it had counted, however far it came. */
const brokenOff: Result = {passed: 0, failed: 1};

/** @returns how many checks passed and failed, with those of `before` */
async function runSuites(suites: readonly Suite[], before: Result): Promise<Result> {
  mkdirSync(resultsDir, {recursive: true});
  const isShort = ({short = false}: Suite): boolean => short;
  const more = os.availableParallelism() > 1 ? [worker(suites, isShort), worker(suites)] : [];
  await Promise.all([...more, worker(suites)]);
  report(suites);
  const sum = (key: 'passed' | 'failed'): number =>
    [...results.values()].reduce((total, result) => total + result[key], before[key]);
  return {passed: sum('passed'), failed: sum('failed')};
}

async function main(): Promise<void> {
  const {
    page,
    all,
    rest: onlyRest,
    'after-sample': afterSample,
  } = parseArgs({
    options: {
      page: {type: 'string'},
      all: {type: 'boolean'},
      rest: {type: 'boolean'},
      'after-sample': {type: 'boolean'},
    },
  }).values;
  // First of all: whatever ends this run early must leave no figures of an earlier one.
  if (!onlyRest) rmSync(resultsDir, {recursive: true, force: true});
  installTestTools(all || onlyRest ? everyTool : sampleTools);
  const before = (onlyRest ? lastSum() : undefined) ?? (afterSample ? brokenOff : nothing);
  if (page !== undefined) process.env.TEST_PAGE = page;
  const everything = (): readonly Suite[] => [...new Set([...sample, ...rest(), versionsOfNode])];
  const suites = page !== undefined ? onePage : onlyRest ? rest() : all ? everything() : sample;
  const sum = await runSuites(suites, before);
  if (!onlyRest) writeFileSync(sumFile, JSON.stringify(sum));
  if (before === brokenOff) {
    console.log('FAILED npm test: it ended before it had counted (see its output above), and counts as one failure');
  }
  console.log(count(sum));
  process.exitCode = sum.failed === 0 ? 0 : 1;
}

void main();
