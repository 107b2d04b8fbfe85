import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {placeOf} from 'docusaurus-content-check/diagnostic';
import {entriesOf, once, readText, type Entry} from 'docusaurus-content-check/reader';

/** Where a site writes its facts. */
export const factsFolder = 'src/facts';

/** Texts of the files with facts, by their paths from the site's root. */
export type FactSources = ReadonlyMap<string, string>;

/** Reads the files with facts of the site in a folder. */
export function readFactSources(root: string): FactSources {
  const folder = path.join(root, factsFolder);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return new Map(
    names
      .filter((name) => name.endsWith('.ts'))
      .map((name) => [`${factsFolder}/${name}`, readText(folder, name) ?? '']),
  );
}

/** Entries of a file; commands ask for hundreds of facts. */
const entriesIn = once(entriesOf);

/** Entries that are in no other of a list. */
function outermost(entries: readonly Entry[]): readonly Entry[] {
  let behind = 0;
  return entries.filter(({at, end}) => {
    const isOuter = at >= behind;
    if (isOuter) behind = end;
    return isOuter;
  });
}

/** Entries within each other that have the most of a chain of keys; the first one may be within anything. */
function longestChain([key, ...rest]: readonly string[], entries: readonly Entry[], isFirst = true): readonly Entry[] {
  if (key === undefined) return [];
  let best: readonly Entry[] = [];
  for (const entry of (isFirst ? entries : outermost(entries)).filter(({name}) => name === key)) {
    const within = entries.filter(({at, end}) => entry.at < at && end <= entry.end);
    const chain = [entry, ...longestChain(rest, within, false)];
    if (chain.length > best.length) best = chain;
  }
  if (best.length > rest.length) return best;
  // A step that the source writes otherwise, such as a constant of another name.
  const without = longestChain(rest, entries, isFirst);
  return without.length > best.length ? without : best;
}

/**
 * Finds the entry of a fact, or the nearest one above it: the one with most of its keys, among several that of the file which
 * is named like the first.
 *
 * @param keys - e.g. `['services', 'vpn', 'category']`
 */
export function entryOfFact(keys: readonly string[], sources: FactSources) {
  const places = [...sources].flatMap(([file, text]) => {
    const chain = longestChain(keys, entriesIn(text));
    const entry = chain.at(-1);
    if (!entry) return [];
    const isNamed = file.endsWith(`/${keys[0]}.ts`);
    // A name alone hands on what another file writes.
    const weight = chain.length + (isNamed ? 0.5 : 0) - (entry.value === entry.at ? 0.25 : 0);
    return [{file, text, entry, isOwn: chain.length === keys.length, weight}];
  });
  return places.sort((one, other) => other.weight - one.weight)[0];
}

/** The place of {@link entryOfFact}; for a fact that nobody wrote, the beginning of another file. */
export function placeOfFact(keys: readonly string[], sources: FactSources, otherwise = factsFolder) {
  const {file = otherwise, entry} = entryOfFact(keys, sources) ?? {};
  return {file, at: entry?.at ?? 0};
}

/** The same as file and line, from 1, by the fact's dotted name, with what is written there, unless nobody wrote the fact. */
export function writtenAt(name: string, sources: FactSources): {file: string; line: number; source?: string} {
  const place = entryOfFact(name.split('.'), sources);
  if (!place) return {file: factsFolder, line: 1};
  const {file, text, entry} = place;
  return {file, line: placeOf(text, entry.at).line, source: text.slice(entry.at, entry.end).replace(/\s+/g, ' ')};
}
