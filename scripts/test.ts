/**
 * Runs every suite on one build and ends with `N passed, N failed` over all of them.
 * Goes on after a failed suite, so that one run shows everything that is wrong.
 */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {installTestTools} from './installTestTools';
import {run} from './run';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

const resultsDir = path.resolve('test-results');
rmSync(resultsDir, {recursive: true, force: true});
mkdirSync(resultsDir, {recursive: true});

const vitestReport = z.object({numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean()});
const playwrightReport = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number()}),
});

/** A command that counts as one check. */
const check = (command: string, args: readonly string[]): Count =>
  run(command, args) === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};

/** Reads a runner's report; a runner that left none, or failed without a failed test, counts as one failure. */
function count(status: number, report: string, read: (json: unknown) => Count): Count {
  const counted = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : {passed: 0, failed: 0};
  return status !== 0 && counted.failed === 0 ? {...counted, failed: 1} : counted;
}

function vitest(project: string): Count {
  const report = path.join(resultsDir, `${project}.json`);
  const status = run('vitest', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return count(status, report, (json) => {
    const {numPassedTests, numFailedTests} = vitestReport.parse(json);
    return {passed: numPassedTests, failed: numFailedTests};
  });
}

const checkReport = z.object({checks: z.number(), failed: z.number()});

/** The rules for authors: each look of a rule at a file counts as one check. */
function content(): Count {
  const report = path.join(resultsDir, 'check.json');
  const format = process.env.CI === 'true' ? ['--format', 'github'] : [];
  const status = run('hosting', ['check', '--all', '--report', report, ...format]);
  return count(status, report, (json) => {
    const {checks, failed} = checkReport.parse(json);
    return {passed: checks - failed, failed};
  });
}

/** Browser projects (playwright.config.ts); `E2E_PROJECTS=desktop-dark,phone-light` chooses others. */
const projects = (process.env.E2E_PROJECTS ?? 'desktop-light').split(',').map((name) => `--project=${name}`);

function playwright(): Count {
  const report = path.join(resultsDir, 'e2e.json');
  const status = run('playwright', ['test', ...projects], {PLAYWRIGHT_JSON_OUTPUT_FILE: report});
  return count(status, report, (json) => {
    const {stats} = playwrightReport.parse(json);
    return {passed: stats.expected + stats.flaky, failed: stats.unexpected};
  });
}

const tools = installTestTools();
const suites: readonly (readonly [string, () => Count])[] = [
  ['type check', () => check('tsc', ['--noEmit'])],
  ['formatting', () => check('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['eslint', () => check('eslint', ['.', '--max-warnings', '0'])],
  ['stylelint', () => check('stylelint', ['{src,packages}/**/*.css'])],
  ['content', () => content()],
  ['unit tests', () => vitest('unit')],
  ['build', () => check('tsx', ['scripts/build.ts'])],
  ['checks of the build', () => vitest('build')],
  ['browser tests', () => playwright()],
  ['mail clients', () => vitest('clients')],
  ...(tools.firefox ? ([['Firefox', () => vitest('firefox')]] as const) : []),
];

const results = suites.map(([name, runSuite]) => {
  console.log(`\n== ${name}`);
  return {name, ...runSuite()};
});

console.log('');
for (const {name, passed, failed} of results) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed`);
}
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`${results.reduce((sum, result) => sum + result.passed, 0)} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
