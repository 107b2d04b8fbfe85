import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {SiteError} from './diagnostic';
import {fix} from './fix';
import {changedFiles} from './reader/files';
import {fileOf, targetsOf} from './reader/links';
import type {Site} from './reader/site';
import {formats, print, type Format} from './reporters';
import {ruleNames, runCheck, type Result} from './run';
import {watchCheck} from './watch';

export {loadDocusaurusSite} from './loadSite';

/** A command was called in a way that it cannot follow: the message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Reads a site anew. @throws SiteError for one that cannot be read */
export type LoadSite = (root: string) => Promise<Site>;

/** The options of the command, for the help of a program that has it as a subcommand. */
export const usage = `[FILES…]   names mistakes in content, each with what would be right

  without files    those that differ from the main branch
  --all            the whole site
  --fix            corrects what can be corrected
  --format FORMAT  ${formats.join(', ')}
  --build          only what a build must refuse, without spelling and style
  --only RULE      only this rule, or group of rules: spelling, german, german/quotes
  --strict         warnings are errors
  --report FILE    writes the diagnostics into a file as JSON, too
  --external       looks whether addresses of other sites still answer
  --watch          looks again whenever a file changes, until it is ended
`;

const options = {
  all: {type: 'boolean', default: false},
  fix: {type: 'boolean', default: false},
  external: {type: 'boolean', default: false},
  build: {type: 'boolean', default: false},
  only: {type: 'string'},
  strict: {type: 'boolean', default: false},
  report: {type: 'string'},
  format: {type: 'string', default: 'text'},
} as const;

type Arguments = ReturnType<typeof parseArgs<{options: typeof options; allowPositionals: true}>>;

/** Files that concern every page: when one changed, looking at the changed files alone says too little. */
const concernsAll = (file: string, site: Site): boolean =>
  site.concernsAllPages?.(file) ||
  /\/(?:tags|authors)\.yml$|\.config\.[mc]?[jt]s$|^cspell|redirects\.ts$|(?:^|\/)_?sidebars?\.[jt]s$/.test(file) ||
  !site.exists(file);

/** Files that somebody names, or all below a folder, with the pictures that the pages among them show. */
function filesNamed(names: readonly string[], site: Site): readonly string[] {
  const wanted = names.map((name) => path.relative(site.root, path.resolve(site.root, name)).split(path.sep).join('/'));
  const files = site.files.filter((file) =>
    wanted.some((name) => file === name || name === '' || file.startsWith(`${name}/`)),
  );
  const shown = site.pages
    .filter(({file}) => files.includes(file))
    .flatMap((page) => targetsOf(page.document).flatMap(({kind, url}) => (kind === 'link' ? [] : fileOf(page, url))));
  const chosen = new Set([...files, ...shown]);
  return site.files.filter((file) => chosen.has(file.normalize('NFC')) || chosen.has(file));
}

/** Files that differ from the main branch, from the site's root; undefined for all. */
function filesChanged(site: Site): readonly string[] | undefined {
  const changed = changedFiles(site.root);
  if (!changed || changed.some((file) => concernsAll(file, site))) return undefined;
  return changed.filter((file) => site.files.includes(file));
}

async function run(root: string, load: LoadSite, {values, positionals: names}: Arguments): Promise<Result> {
  const {external, build: stopsBuild, only} = values;
  const check = async (site: Site): Promise<Result> => {
    const files = values.all ? undefined : names.length > 0 ? filesNamed(names, site) : filesChanged(site);
    if (names.length > 0 && files?.length === 0) throw new UsageError(`There is no file ${names.join(', ')}.`);
    return runCheck(site, {...(files && {files}), external, stopsBuild, ...(only !== undefined && {only})});
  };
  const site = await load(root);
  if (only !== undefined && !ruleNames(site).includes(only)) {
    throw new UsageError(`There is no rule "${only}"; valid: ${ruleNames(site).join(', ')}`);
  }
  const result = await check(site);
  // What was corrected is read again: an edit may make another possible, and pictures have other names.
  return values.fix && (await fix(site, result.diagnostics)) > 0 ? check(await load(root)) : result;
}

/**
 * Runs the check.
 *
 * @param args - what stands behind the command's name
 * @param root - folder of the site
 * @returns what the command prints, and whether it found an error
 * @throws UsageError for arguments that it does not know
 */
export async function checkSite(
  args: readonly string[],
  root: string,
  load: LoadSite,
): Promise<{readonly output: string; readonly failed: boolean}> {
  const parsed = parseArgs({args: [...args], options, allowPositionals: true});
  const {values} = parsed;
  const format = formats.find((each) => each === values.format);
  if (!format) throw new UsageError(`There is no format "${values.format}"; valid: ${formats.join(', ')}`);
  try {
    const result = await run(root, load, parsed);
    if (values.strict) result.diagnostics.forEach((diagnostic) => (diagnostic.fatal = true));
    if (values.report !== undefined) writeFileSync(values.report, print(result, 'json'));
    return {output: print(result, format), failed: result.diagnostics.some(({fatal}) => fatal)};
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return {output: printed(error, format), failed: true};
  }
}

/** What the command prints of a site that cannot be read. */
export const printed = ({diagnostics}: SiteError, format: Format = 'text'): string =>
  print({diagnostics, files: 0}, format);

const watching = '--watch';

/**
 * Runs the check as a command does, in the current folder.
 *
 * @param self - program and arguments that run this command; every look of `--watch` is a process of its own
 * @returns the exit code: 0 without errors, 1 with; 0 when `--watch` is ended
 */
export async function runCommand(args: readonly string[], load: LoadSite, self: readonly string[]): Promise<number> {
  if (args.includes(watching)) {
    const rest = args.filter((arg) => arg !== watching);
    const end = watchCheck(process.cwd(), [...self, ...rest], console.log);
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
    end();
    return 0;
  }
  const {output, failed} = await checkSite(args, process.cwd(), load);
  console.log(output);
  return failed ? 1 : 0;
}
