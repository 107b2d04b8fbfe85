import {closeSync, existsSync, openSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import * as z from 'zod';
import {start} from './run';

/** What a suite found: numbers of single tests, and how long each took. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly tests?: readonly TimedTest[];
}

export interface TimedTest {
  readonly name: string;
  readonly milliseconds: number;
  /** What went wrong in the last attempt that failed, in its first line. */
  readonly error?: string;
  /** It failed, and passed when it was tried again. */
  readonly flaky?: boolean;
}

const firstLine = (message: string): string => stripVTControlCharacters(message).trim().split('\n', 1)[0] ?? '';

/** A script of package.json that checks something, in a process of its own: what `npm test` runs, people run by the same name. */
export interface Suite {
  readonly name: string;
  readonly script: string;
  /** What stands behind the script's own command. */
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** What must have gone through before it begins: without it, it is not run. */
  readonly needs?: readonly Suite[];
  /** Makes another `build/`, or the like: it begins when all others have ended. */
  readonly alone?: boolean;
  /** Short work for one core, which fills the time that browsers spend waiting. */
  readonly short?: boolean;
  /** Reads what the program reports; without it the whole program counts as one check. */
  readonly read?: () => Result;
}

/** Makes `build/`. */
export const build: Suite = {name: 'build', script: 'build'};

/** Where reports and outputs are kept, for CI to publish. */
export const resultsDir = path.resolve('test-results');
const resultFile = (name: string): string => path.join(resultsDir, name);
const fileName = (suite: string): string => suite.replaceAll(' ', '-');

/** Where a suite's output goes. */
export const outputOf = ({name}: Suite): string => resultFile(`${fileName(name)}.log`);

const readReport = <T>(file: string, schema: z.ZodType<T>): T | undefined =>
  existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().nullish(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** A file of tests that failed beside its tests: before, after or between them. */
const failedFiles = (files: z.infer<typeof vitestReport>['testResults']): readonly TimedTest[] =>
  files
    .filter(
      ({status, assertionResults: tests}) => status === 'failed' && tests.every((test) => test.status !== 'failed'),
    )
    .map(({name, message}) => ({name: path.relative('.', name), milliseconds: 0, error: firstLine(message ?? '')}));

/** Which tests of a suite are run: `sample` leaves out those whose name bears `@all`, `rest` runs only them. */
export type Part = 'sample' | 'rest' | 'all';

/** Patterns for names of tests, which Vitest and Playwright understand alike. */
const patterns = {sample: '^(?!.*@all)', rest: '@all'} as const;

/**
 * Files of a project that hold tests for the rest: to collect the others would take as long as to run them.
 *
 * @param project - named like its folder below `tests/`
 */
const filesOfRest = (project: string): readonly string[] =>
  readdirSync(path.join('tests', project))
    .map((name) => path.join('tests', project, name))
    .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('@all'));

/** A project of vitest.config.mts. */
export function vitest(name: string, project: string, part: Part, options: Partial<Suite> = {}): Suite {
  const report = resultFile(`${fileName(name)}.json`);
  return {
    name,
    script: `test:${project}`,
    args: [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(part === 'all' ? [] : [`--testNamePattern=${patterns[part]}`]),
      ...(part === 'rest' ? filesOfRest(project) : []),
    ],
    read() {
      const {numPassedTests = 0, numFailedTests = 0, testResults = []} = readReport(report, vitestReport) ?? {};
      const tests = testResults
        .flatMap(({assertionResults}) => assertionResults)
        .map(({fullName, status, duration, failureMessages}) => ({
          name: fullName,
          milliseconds: duration ?? 0,
          // Attempts that failed before one passed leave their messages too.
          ...(failureMessages?.length ? {error: firstLine(failureMessages.at(-1)!), flaky: status === 'passed'} : {}),
        }));
      return {passed: numPassedTests, failed: numFailedTests, tests: [...tests, ...failedFiles(testResults)]};
    },
    ...options,
  };
}

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({duration: z.number(), error: z.object({message: z.string()}).optional()})),
    }),
  ),
});
const specs = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(specs).optional();
  },
});
const playwrightReport = z.object({
  stats: z.object({expected: z.number(), unexpected: z.number(), flaky: z.number()}),
  suites: z.array(specs),
});

const timed = ({specs: own, suites = []}: z.infer<typeof specs>): readonly TimedTest[] => [
  ...own.flatMap(({title, tests}) =>
    tests.map(({projectName, status, results}) => {
      const message = results.findLast(({error}) => error)?.error?.message;
      return {
        name: `${title} (${projectName})`,
        milliseconds: results.reduce((sum, {duration}) => sum + duration, 0),
        ...(message ? {error: firstLine(message), flaky: status === 'flaky'} : {}),
      };
    }),
  ),
  ...suites.flatMap(timed),
];

const firstPort = 4173;
let playwrightSuites = 0;

/**
 * Browser tests.
 *
 * @param projects - those of playwright.config.ts that are run
 * @param part - which tests, or a tag that they bear
 */
export function playwright(name: string, projects: readonly string[], part: Part | '@kinds'): Suite {
  const report = resultFile(`${fileName(name)}.json`);
  return {
    name,
    script: 'test:e2e',
    args: [
      ...projects.map((project) => `--project=${project}`),
      ...(part === 'all' ? [] : [`--grep=${part === '@kinds' ? part : patterns[part]}`]),
      `--output=${resultFile(fileName(name))}`,
    ],
    // A port of its own: two of these suites may run at the same time.
    env: {PLAYWRIGHT_JSON_OUTPUT_FILE: report, PORT: String(firstPort + (playwrightSuites += 1))},
    needs: [build],
    read() {
      const {stats, suites = []} = readReport(report, playwrightReport) ?? {};
      return {
        passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
        failed: stats?.unexpected ?? 0,
        tests: suites.flatMap(timed),
      };
    },
  };
}

/** Messages of files, as `vfile-reporter-json` writes them; an error is fatal. */
const checkReport = z.array(z.object({messages: z.array(z.object({fatal: z.boolean().nullish()}))}));

/** The rules for authors: each file that they look at counts as one check, whatever is wrong in it. */
export function contentCheck(name: string): Suite {
  const report = resultFile('check.json');
  const suite: Suite = {
    name,
    script: 'check',
    short: true,
    args: ['--all', '--report', report, ...(process.env.CI === 'true' ? ['--format', 'github'] : [])],
    read() {
      const files = readReport(report, checkReport) ?? [];
      const failed = files.filter(({messages}) => messages.some(({fatal}) => fatal)).length;
      const [, looked] = / in (\d+) files?\./.exec(readFileSync(outputOf(suite), 'utf8')) ?? [];
      // Without its last line it has not come to its end.
      return looked === undefined
        ? {passed: 0, failed: Math.max(failed, 1)}
        : {passed: Math.max(Number(looked) - failed, 0), failed};
    },
  };
  return suite;
}

/** Runs a suite, with its output in {@link outputOf}. One that fails without a failed test counts as one failure. */
export async function runSuite(suite: Suite): Promise<Result> {
  const output = openSync(outputOf(suite), 'w');
  const {script, args = [], env} = suite;
  const status = await start('npm', ['run', '--silent', script, '--', ...args], output, env);
  closeSync(output);
  if (!suite.read) {
    return status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1};
  }
  const result = suite.read();
  return status !== 0 && result.failed === 0 ? {...result, failed: 1} : result;
}
