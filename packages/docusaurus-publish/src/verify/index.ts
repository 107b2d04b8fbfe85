import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Command} from 'docusaurus-content-check/command';
import {byPlace, type Finding} from 'docusaurus-content-check/finding';
import {formats, print} from 'docusaurus-content-check/report';
import {siteOf, type LoadedSite} from 'docusaurus-hosting/cli/siteOf';
import {UsageError} from 'docusaurus-content-check/usage';
import {barriersIn} from './browser';
import {BuiltSite, type BuiltPage} from './builtSite';
import {buildRules, type Wrong} from './rules';

const usage = `hosting verify [BUILD]   checks a finished build: links, anchors, pictures, titles, descriptions, sitemap, redirects, files
                         that clients ask for; each page in Chromium for accessibility (axe) and its width

  --page ADDRESS   looks in the browser at this page only, which can be said several times: /hilfe/konto
  --no-browser     leaves out the browser, which needs playwright-core and axe-core
  --format FORMAT  ${formats.join(', ')} (annotations of pull requests)
`;

const findingOf = (buildDir: string, rule: string, {file, wrong, right}: Wrong): Finding => ({
  file: `${buildDir}/${file}`,
  line: 1,
  column: 1,
  wrong,
  right,
  rule,
  level: 'error',
});

export interface VerifyOptions {
  /** Whether pages are looked at in a browser, too, which takes some seconds a page. */
  readonly browser: boolean;
  /** Addresses of the pages that the browser looks at, decoded; all of them unless some are named. */
  readonly pages?: readonly string[];
}

/** The pages that are named. @throws UsageError for one that the build does not have */
const namedPages = (build: BuiltSite, addresses: readonly string[]): readonly BuiltPage[] =>
  addresses.map((address) => {
    const page = build.pageAt(address.normalize('NFC'));
    if (!page) throw new UsageError(`There is no page ${address} in the build.`);
    return page;
  });

/**
 * Checks a finished build by what holds for any operator's site.
 *
 * @param buildDir - from the site's root
 * @returns what is wrong, sorted by file
 */
export async function verifyBuild(
  site: LoadedSite,
  buildDir: string,
  {browser, pages = []}: VerifyOptions,
): Promise<Finding[]> {
  const build = new BuiltSite(path.join(site.root, buildDir));
  const looked = pages.length > 0 ? namedPages(build, pages) : build.pages;
  const found = buildRules.flatMap(({name, find}) => find(build, site).map((each) => findingOf(buildDir, name, each)));
  const barriers = browser ? await barriersIn(build, site, looked) : [];
  return [...found, ...barriers.map((each) => findingOf(buildDir, 'build/barriers', each))].sort(byPlace);
}

const options = {
  page: {type: 'string', multiple: true},
  'no-browser': {type: 'boolean', default: false},
  format: {type: 'string', default: 'text'},
} as const;

/** @returns the exit code: 0 without mistakes, 1 with */
export async function verify(args: readonly string[]): Promise<number> {
  const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
  const format = formats.find((each) => each === values.format);
  if (!format) throw new UsageError(`There is no format "${values.format}"; valid: ${formats.join(', ')}`);
  const site = await siteOf(process.cwd());
  const buildDir = path.relative(site.root, path.resolve(positionals[0] ?? 'build')) || '.';
  if (!existsSync(path.join(site.root, buildDir))) throw new UsageError(`There is no ${buildDir}/ yet: build first.`);
  const findings = await verifyBuild(site, buildDir, {browser: !values['no-browser'], pages: values.page ?? []});
  const {pages} = new BuiltSite(path.join(site.root, buildDir));
  const checks = pages.length * buildRules.length;
  console.log(print({findings, files: pages.length, checks, failed: findings.length}, format));
  return findings.length > 0 ? 1 : 0;
}

export const command: Command = {run: verify, usage};
