import type {ServerDefinition} from '../server/definition';
import {UsageError} from '../usageError';
import {browserDiagnostics} from './browser';
import {BuiltSite} from './builtSite';
import type {Diagnostic} from './diagnostic';
import {defaultRules, strictRules, type BuildRules} from './rules';

export {barriersOf} from './browser';
export type {BuildRules} from './rules';
export type {BuiltSite} from './builtSite';
export type {Diagnostic} from './diagnostic';

export interface VerifyOptions {
  /** The site's folder, where the packages for the browser are installed. */
  readonly root: string;
  readonly definition: ServerDefinition;
  /** Rules in addition to this package's, or in place of those of the same name. */
  readonly rules?: BuildRules;
  /** Whether matters of quality count as well: every page has a title and a description of its own and can be reached. */
  readonly strict?: boolean;
  /** Whether pages are opened in a browser, too, which takes some seconds a page. */
  readonly browser: boolean;
  /** Routes of the pages that are opened in the browser, decoded; all unless some are named. */
  readonly pages?: readonly string[];
}

const byFile = (a: Diagnostic, b: Diagnostic): number => a.file.localeCompare(b.file) || a.rule.localeCompare(b.rule);

/** Checks a finished build. @returns what is wrong, sorted by file @throws UsageError for a named page that it does not have */
export async function verifyBuild(
  buildDir: string,
  {root, definition, rules = {}, strict = false, browser, pages = []}: VerifyOptions,
): Promise<{readonly diagnostics: readonly Diagnostic[]; readonly pages: number}> {
  const build = new BuiltSite(buildDir);
  const named = pages.map((route) => {
    const page = build.pageAt(route.normalize('NFC'));
    if (!page) throw new UsageError(`There is no page ${route} in the build.`);
    return page;
  });
  const found = Object.entries({...defaultRules, ...(strict && strictRules), ...rules}).flatMap(([rule, find]) =>
    [...find(build, definition)].map((problem) => ({...problem, rule})),
  );
  const inBrowser = browser
    ? await browserDiagnostics(build, definition, named.length > 0 ? named : build.pages, root)
    : [];
  return {diagnostics: [...found, ...inBrowser].sort(byFile), pages: build.pages.length};
}
