import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {placeOf} from 'docusaurus-content-check/diagnostic';
import {readText} from 'docusaurus-content-check/reader';
import {escapeRegExp} from 'docusaurus-content-check/text';

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

/** Offset behind the block that begins in the line of an offset: the next line as far to the left ends it. */
function blockEnd(text: string, at: number): number {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0].length ?? 0;
  const next = text.slice(at).search(new RegExp(`\\n[ \\t]{0,${indent}}\\S`));
  return next < 0 ? text.length : at + next;
}

/** How many of a chain of keys are nested within a range, and where the last of them is. */
function longestChain(
  [key, ...rest]: readonly string[],
  text: string,
  start: number,
  end: number,
): {at: number; depth: number} {
  if (key === undefined) return {at: start, depth: 0};
  const pattern = new RegExp(`(?<![\\w.])(['"]?)${escapeRegExp(key)}\\1\\s*[:=,]`, 'g');
  let best = {at: start, depth: 0};
  for (const match of text.slice(start, end).matchAll(pattern)) {
    const at = start + match.index;
    const inside = longestChain(rest, text, at + match[0].length, Math.min(end, blockEnd(text, at)));
    const found = {at: inside.depth > 0 ? inside.at : at, depth: inside.depth + 1};
    if (found.depth > best.depth) best = found;
  }
  if (best.depth > rest.length) return best;
  // A step that the source writes otherwise, such as a constant of another name.
  const without = longestChain(rest, text, start, end);
  return without.depth > best.depth ? without : best;
}

/**
 * Finds the place where a fact is written, or the nearest place above it: the file that contains most of its keys, among
 * several the one that is named like the first.
 *
 * @param keys - e.g. `['services', 'vpn', 'category']`
 * @param otherwise - the file for a fact that nobody wrote
 */
export function placeOfFact(
  keys: readonly string[],
  sources: FactSources,
  otherwise = factsFolder,
): {file: string; at: number} {
  let best = {file: otherwise, at: 0, weight: 0};
  for (const [file, text] of sources) {
    const {at, depth} = longestChain(keys, text, 0, text.length);
    const isNamed = file.endsWith(`/${keys[0] ?? ''}.ts`);
    // A name and a comma hand on what another file writes.
    const handsOn = /^\w+,/.test(text.slice(at));
    const weight = depth && depth + (isNamed ? 0.5 : 0) - (handsOn ? 0.25 : 0);
    if (weight > best.weight) best = {file, at, weight};
  }
  return best;
}

/**
 * {@link placeOfFact} as file and line, from 1, by the fact's dotted name, with what is written there: undefined for a fact
 * that nobody wrote.
 */
export function writtenAt(name: string, sources: FactSources): {file: string; line: number; source?: string} {
  const {file, at} = placeOfFact(name.split('.'), sources);
  const text = sources.get(file);
  if (text === undefined) return {file, line: 1};
  return {file, line: placeOf(text, at).line, source: text.slice(at, blockEnd(text, at)).replace(/\s+/g, ' ')};
}
