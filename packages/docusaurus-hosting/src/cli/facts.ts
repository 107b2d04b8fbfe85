import {UsageError} from 'docusaurus-content-check/command';
import {didYouMean} from 'docusaurus-content-check/rules';
import {json, nearestName, visible} from 'docusaurus-content-check/text';
import {writeFiles} from 'docusaurus-content-check/reader';
import {confirmedFile, readConfirmations, type FactState, type State} from '../facts/states';
import {factTextsOf} from '../facts/facts';
import {siteStates} from '../guards/siteStates';
import type {Site} from '../site/site';
import {contentFiles} from '../markdown/contentFiles';
import {shownOn} from '../markdown/shown';
import {review} from './review';
import {siteOf} from './siteOf';

export interface FactsCommand extends Pick<Site, 'facts' | 'areas' | 'contentTags'> {
  /** Folder of the site. */
  readonly root: string;
  /** Where the report goes, line by line. */
  readonly write: (line: string) => void;
}

const headings: Readonly<Record<State, string>> = {
  unconfirmed: 'Not confirmed: read them, change what is wrong, confirm what is right',
  missing: 'Missing, and may be',
  confirmed: 'Confirmed',
  own: 'Your own',
};

const lineOf = ({file, line, name, value, reason, means}: FactState): string =>
  `  ${file}:${line}: ${name}${value && ` = ${value}`}${reason ? ` (${reason})` : ''}${means ? ` – ${means}` : ''}`;

function report(states: readonly FactState[], write: FactsCommand['write']): void {
  for (const [state, heading] of Object.entries(headings)) {
    const lines = states.filter((fact) => fact.state === state).map(lineOf);
    if (lines.length > 0) [`${heading} (${lines.length}):`, ...lines, ''].forEach(write);
  }
}

const matches = (wanted: string, name: string): boolean =>
  wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted;

/** @throws UsageError for a name that no fact has, with the nearest one */
function refuseUnknown(names: readonly string[], states: readonly FactState[]): void {
  const known = states.map(({name}) => name);
  const wrong = names.find((wanted) => !known.some((name) => matches(wanted, name)));
  if (wrong === undefined) return;
  throw new UsageError(
    `There is no fact "${wrong}"; ${didYouMean(nearestName(wrong, known), 'hosting facts lists them')}`,
  );
}

/** Writes the values of the named facts into the file of confirmations. @returns what was confirmed */
function confirm(names: readonly string[], states: readonly FactState[], root: string): FactState[] {
  refuseUnknown(names, states);
  const found = states.filter(
    ({name, state, replace}) => state === 'unconfirmed' && !replace && names.some((wanted) => matches(wanted, name)),
  );
  const confirmed = new Map(Object.entries(readConfirmations(root).confirmed));
  for (const {name, value} of found) confirmed.set(name, value);
  writeFiles(root, {[confirmedFile]: json(Object.fromEntries([...confirmed].sort(([a], [b]) => (a < b ? -1 : 1))))});
  return found;
}

/**
 * Lists all facts by state with file and line, or confirms some of them by name.
 *
 * @returns exit code: 1 while facts are not confirmed, 2 for names that no unconfirmed fact has
 * @throws UsageError for wrong arguments, and for names that no fact has
 */
export function main(args: readonly string[], {root, write: print, ...site}: FactsCommand): number {
  const write = (line: string): void => print(visible(line));
  const [option, ...names] = args;
  const states = siteStates(site, readConfirmations(root), root);
  if (option === undefined) {
    report(states, write);
    return states.some(({state}) => state === 'unconfirmed') ? 1 : 0;
  }
  if (option !== '--confirm' || names.length === 0) throw new UsageError('Name the facts to confirm: --confirm NAME…');
  const found = confirm(names, states, root);
  found.map(lineOf).forEach(write);
  write(`${found.length} confirmed in ${confirmedFile}.`);
  return found.length > 0 ? 0 : 2;
}

/** @returns the exit code */
export async function facts(args: readonly string[]): Promise<number> {
  const site = await siteOf(process.cwd());
  if (args[0] === '--review') {
    const states = siteStates(site, readConfirmations(site.root), site.root);
    const shown = shownOn(contentFiles(site.areas, site.root), site.facts);
    await review(states, shown, factTextsOf(site.facts), (names) => void confirm(names, states, site.root));
    return 0;
  }
  return main(args, {...site, write: (line) => console.log(line)});
}
