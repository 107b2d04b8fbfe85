import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Command} from './command';
import {loadSite, SiteError} from './loadSite';
import {UsageError} from './usage';
import {changedFiles, mainBranch} from './files';
import {fixFiles} from './fix';
import {mendPictures} from './mendPictures';
import {isFacts} from './places';
import {fileOf, targetsOf} from './rules/links';
import {formats, print} from './report';
import {ruleNames, runCheck, type Result} from './run';
import {SiteModel} from './siteModel';
import {writeSnippets} from './snippets';
import {watchCheck} from './watch';

const usage = `hosting check [FILES…]   names mistakes in content and facts, each with what would be right

  without files    those that differ from the main branch
  --all            the whole site
  --fix            mends what can be mended
  --format FORMAT  ${formats.join(', ')} (annotations that forges show beside the code)
  --build          only what a build must refuse, without spelling and style
  --only RULE      only this rule, or group of rules: spelling, german, german/quotes
  --strict         warnings are errors
  --report FILE    writes the findings into a file as JSON, too
  --external       looks whether addresses of other sites still answer
  --watch          looks again whenever a file changes, until it is ended
  --snippets       writes anew what Visual Studio Code offers in front matter; so do --watch and hosting start
`;

const options = {
  all: {type: 'boolean', default: false},
  fix: {type: 'boolean', default: false},
  external: {type: 'boolean', default: false},
  snippets: {type: 'boolean', default: false},
  build: {type: 'boolean', default: false},
  only: {type: 'string'},
  strict: {type: 'boolean', default: false},
  report: {type: 'string'},
  format: {type: 'string', default: 'text'},
} as const;

/** What concerns every page: when it changed, looking at the changed files alone says too little. */
function concernsAll(file: string, model: SiteModel): boolean {
  return (
    isFacts(file, model) ||
    /\/(?:tags|authors)\.yml$|^hosting\.config\.ts$|^cspell|redirects\.ts$|(?:^|\/)_?sidebars?\.ts$/.test(file) ||
    !model.exists(file)
  );
}

/** Files with the pictures that the pages among them show. */
function withPictures(files: readonly string[], model: SiteModel): readonly string[] {
  const shown = files.flatMap((file) => {
    const page = model.pageOf(file);
    const targets = page ? targetsOf(page.document).filter(({kind}) => kind !== 'link') : [];
    return page ? targets.map(({url}) => fileOf(page, url)) : [];
  });
  const wanted = new Set([...files, ...shown]);
  return model.files.filter((file) => wanted.has(file.normalize('NFC')) || wanted.has(file));
}

/** Files to look at, from the site's root; undefined for all. */
function choose(model: SiteModel, named: readonly string[], all: boolean): readonly string[] | undefined {
  if (all) return undefined;
  if (named.length > 0) {
    const wanted = named.map((file) =>
      path.relative(model.root, path.resolve(model.root, file)).split(path.sep).join('/'),
    );
    return withPictures(
      model.files.filter((file) => wanted.some((name) => file === name || name === '' || file.startsWith(`${name}/`))),
      model,
    );
  }
  const branch = mainBranch(model.root);
  const changed = branch === undefined ? undefined : changedFiles(model.root, branch);
  if (!changed || changed.some((file) => concernsAll(file, model))) return undefined;
  const known = new Set(model.files);
  return changed.filter((file) => known.has(file));
}

interface Values {
  readonly all: boolean;
  readonly fix: boolean;
  readonly external: boolean;
  readonly snippets: boolean;
  readonly build: boolean;
  readonly only?: string | undefined;
}

async function run(root: string, named: readonly string[], values: Values): Promise<Result> {
  const today = new Date().toISOString().slice(0, 10);
  const site = await loadSite(root);
  const model = new SiteModel(root, site, today);
  if (values.snippets) writeSnippets(model);
  const files = choose(model, named, values.all);
  if (named.length > 0 && files?.length === 0) throw new UsageError(`There is no file ${named.join(', ')}.`);
  const {external, build: stopsBuild, only} = values;
  const settings = {external, stopsBuild, ...(only !== undefined && {only})};
  const result = await runCheck(model, {...(files && {files}), ...settings});
  if (!values.fix) return result;
  const mended = fixFiles(root, result.findings) + (await mendPictures(model, result.findings));
  if (mended === 0) return result;
  // What was mended is read again: an edit may make another possible.
  const again = new SiteModel(root, site, today);
  // So are pictures, which have other names now.
  const nowThere = choose(again, named, values.all);
  return runCheck(again, {...(nowThere && {files: nowThere}), ...settings});
}

/** The same findings, all of them errors. */
const withoutWarnings = (result: Result): Result => ({
  ...result,
  findings: result.findings.map((finding) => ({...finding, level: 'error'})),
});

/** What the command prints, and whether it found an error. */
export interface Outcome {
  readonly output: string;
  readonly failed: boolean;
}

/**
 * Runs the check.
 *
 * @param args - what stands behind `hosting check`
 * @param root - folder of the site
 * @throws UsageError for arguments that it does not know
 */
export async function checkSite(args: readonly string[], root: string): Promise<Outcome> {
  const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
  const format = formats.find((each) => each === values.format);
  if (!format) throw new UsageError(`There is no format "${values.format}"; valid: ${formats.join(', ')}`);
  if (values.only !== undefined && !ruleNames.includes(values.only)) {
    throw new UsageError(`There is no rule "${values.only}"; valid: ${ruleNames.join(', ')}`);
  }
  try {
    const found = await run(root, positionals, values);
    const result = values.strict ? withoutWarnings(found) : found;
    if (values.report !== undefined) writeFileSync(values.report, print(result, 'json'));
    return {output: print(result, format), failed: result.findings.some(({level}) => level === 'error')};
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    return {output: print({findings: error.findings, files: 0, checks: 0, failed: 0}, format), failed: true};
  }
}

const watching = '--watch';

/** Looks at a site's files until somebody ends it. */
async function watchUntilEnded(args: readonly string[]): Promise<number> {
  const end = watchCheck([...args, '--snippets'], process.cwd(), console.log);
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  end();
  return 0;
}

/** @returns the exit code: 0 without errors, 1 with; 0 when a look that goes on is ended */
export async function check(args: readonly string[]): Promise<number> {
  if (args.includes(watching)) return watchUntilEnded(args.filter((arg) => arg !== watching));
  const {output, failed} = await checkSite(args, process.cwd());
  console.log(output);
  return failed ? 1 : 0;
}

export const command: Command = {run: check, usage};
