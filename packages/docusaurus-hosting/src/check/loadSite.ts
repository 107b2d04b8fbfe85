import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {diagnosticAt, placeOf, SiteError, type Diagnostic} from 'docusaurus-content-check/diagnostic';
import {readText} from 'docusaurus-content-check/reader';
import {parse} from 'yaml';
import {placeOfFact, readFactSources} from '../facts/places';
import {defineFacts} from '../facts/defineFacts';
import type {WrongDataError} from '../facts/validate';
import {noticesFile} from '../notices/check';
import {configFile, siteFile, type CheckOptions, type HostingSite} from '../site/hostingSite';

const diagnostic = (file: string, line: number, column: number, reason: string, note: string): Diagnostic =>
  diagnosticAt({line, column}, {file, reason, note, ruleId: 'site/typescript'});

/** Wrong facts or notices, where they are written. */
function placed({kind, wrongData}: WrongDataError, root: string): Diagnostic[] {
  const sources = readFactSources(root);
  const notices = readText(root, noticesFile) ?? '';
  return wrongData.map(({path: keys, reason, note}) => {
    const name = keys.join('.');
    if (kind === 'notices') {
      const said = {file: noticesFile, reason: `the notice "${name}": ${reason}`, note, ruleId: 'site/notices'};
      return diagnosticAt(placeOf(notices, Math.max(0, notices.indexOf(`'${name}'`))), said);
    }
    const {file, at} = placeOfFact(keys, sources, configFile);
    const said = {file, reason: `${name}: ${reason}`, note, ruleId: 'facts/schema'};
    return diagnosticAt(placeOf(sources.get(file) ?? '', at), said);
  });
}

/** Says where a file of the site does not compile or run. */
function explain(error: unknown, root: string): Diagnostic[] {
  // The site may load a copy of the class.
  if (error instanceof Error && 'wrongData' in error) return placed(error as WrongDataError, root);
  const relative = (file: string): string => path.relative(root, path.resolve(root, file)).split(path.sep).join('/');
  const {message, stack = ''} = error as Error;
  // tsx wraps the messages of esbuild: "Transform failed with 1 error:\n/file.ts:12:4: ERROR: …".
  const transform = [...message.matchAll(/^(.+?):(\d+):(\d+): ERROR: (.+)$/gm)];
  if (transform.length > 0) {
    return transform.map(([, file = '', line, column, text = '']) =>
      diagnostic(relative(file), Number(line), Number(column) + 1, text, 'mend the TypeScript there'),
    );
  }
  const frame = stack.split('\n').find((each) => each.includes(root) && !each.includes('node_modules'));
  const [, file = configFile, line = '1', column = '1'] =
    /\(?(?:file:\/\/)?([^()\s]+\.ts)[^:]*:(\d+):(\d+)/.exec(frame ?? '') ?? [];
  // What is wrong stands below a heading, and what Node required below what it did not find.
  const [first = '', second = ''] = message.split('\n');
  const reason = first.endsWith(':') && !second.startsWith('-') ? `${first} ${second.trim()}` : first;
  const isName = error instanceof TypeError || error instanceof ReferenceError;
  const note = isName ? 'look there for a name that is mistyped or missing' : 'mend what it names';
  return [diagnostic(relative(file), Number(line), Number(column), reason, note)];
}

/** What the files export in which pages are named by their addresses; the site's own file says more than addresses. */
function withAddresses({check = {}, ...site}: HostingSite, root: string, load: NodeJS.Require): HostingSite {
  const exportsOf = (file: string): unknown =>
    /\.ya?ml$/.test(file) ? parse(readText(root, file) ?? '') : load(path.join(root, file));
  const addresses: CheckOptions['addresses'] = {
    ...check.addresses,
    [existsSync(path.join(root, siteFile)) ? siteFile : configFile]: [site.areas, site.keyPages],
    ...Object.fromEntries((check.addressFiles ?? []).map((file) => [file, exportsOf(file)])),
  };
  return {...site, check: {...check, addresses}};
}

/**
 * Reads the site's `hosting.config.ts`: the command line has taught Node's `require` to read TypeScript.
 *
 * @param root - folder of the site
 * @throws SiteError that says where its TypeScript or its facts are wrong, or that there is no such file.
 */
export async function loadSite(root: string): Promise<HostingSite> {
  const file = path.join(root, configFile);
  if (!existsSync(file)) {
    throw new SiteError([
      diagnostic(configFile, 1, 1, `there is no ${configFile} in ${root}`, 'run the command in the folder of the site'),
    ]);
  }
  try {
    const load = createRequire(file);
    const site = withAddresses((load(file) as {readonly default: HostingSite}).default, root, load);
    // Facts that have not passed defineFacts are checked here.
    return 'notOffered' in site.facts ? site : {...site, facts: defineFacts(site.facts)};
  } catch (error) {
    throw new SiteError(explain(error, root));
  }
}
