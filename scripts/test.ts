/**
 * Runs every suite, two at a time, and ends with `N passed, N failed` over all of them. A failed suite does not keep
 * the others from running, so that one run shows everything that is wrong; a failed build does: what needs it is not run.
 */
import {mkdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import {installTestTools} from './installTestTools';
import {contentCheck, outputOf, playwright, resultsDir, runSuite, vitest, type Result, type Suite} from './suites';

const build: Suite = {name: 'build', script: 'build'};

/** In the order in which they begin: what takes longest first, so that no core waits at the end. */
const suitesFor = (tools: ReturnType<typeof installTestTools>): readonly Suite[] => [
  build,
  vitest('unit tests', 'unit'),
  playwright('browser tests'),
  vitest('new operator', 'operator'),
  vitest('packed packages', 'packages'),
  vitest('checks of the build', 'build', {needsBuild: true}),
  ...(tools.firefox ? [vitest('Firefox', 'firefox', {needsBuild: true})] : []),
  {name: 'lint', script: 'lint'},
  contentCheck('content'),
  {name: 'type check', script: 'typecheck'},
  {name: 'formatting', script: 'format:check'},
  vitest('mail clients', 'clients', {needsBuild: true}),
];

const results = new Map<Suite, Result>();
const begun = new Set<Suite>();
const buildFailed = (): boolean => (results.get(build)?.failed ?? 0) > 0;

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

/** Takes one suite after the other; waits for the build when all that is left needs it. */
async function worker(suites: readonly Suite[], built: Promise<void>): Promise<void> {
  for (;;) {
    const left = suites.filter((suite) => !begun.has(suite) && !(suite.needsBuild && buildFailed()));
    const next = left.find(({needsBuild}) => !needsBuild || results.has(build));
    if (next) {
      begun.add(next);
      await runAndTell(next, begun.size, suites.length);
    } else if (left.length > 0) {
      await built;
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
        : `NOT RUN ${suite.name}: the build failed`,
    );
  }
}

async function main(): Promise<void> {
  rmSync(resultsDir, {recursive: true, force: true});
  mkdirSync(resultsDir, {recursive: true});
  const suites = suitesFor(installTestTools());
  begun.add(build);
  const built = runAndTell(build, 1, suites.length);
  const workers = [built.then(() => worker(suites, built))];
  if (os.availableParallelism() > 1) {
    workers.push(worker(suites, built));
  }
  await Promise.all(workers);
  report(suites);
  const sum = (key: 'passed' | 'failed'): number =>
    [...results.values()].reduce((total, result) => total + result[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

void main();
