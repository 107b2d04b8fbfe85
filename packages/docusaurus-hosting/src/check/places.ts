import {escapeRegExp} from 'docusaurus-content-check/text';

/** Where facts are written, if the site says nothing else. */
export const defaultFactsFolder = 'src/provider';

/** Offset behind the block that begins in the line of an offset: the next line as far to the left ends it. */
function blockEnd(text: string, at: number): number {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(lineStart))?.[0].length ?? 0;
  const next = text.slice(at).search(new RegExp(`\\n[ \\t]{0,${indent}}\\S`));
  return next < 0 ? text.length : at + next;
}

/** How many of a chain of keys stand in each other within a range, and where the last of them is. */
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
  // A step that the source writes otherwise, such as a constant of another name.
  const without = longestChain(rest, text, start, end);
  return without.depth > best.depth ? without : best;
}

/** Looks for a chain of keys in files, and takes the file that has most of them, among several the one that is named like the first. */
export function placeIn(
  keys: readonly string[],
  files: ReadonlyMap<string, string>,
  otherwise: string,
): {file: string; at: number} {
  let best = {file: otherwise, at: 0, weight: 0};
  for (const [file, text] of files) {
    const {at, depth} = longestChain(keys, text, 0, text.length);
    const weight = depth + (depth > 0 && file.endsWith(`/${keys[0] ?? ''}.ts`) ? 0.5 : 0);
    if (weight > best.weight) best = {file, at, weight};
  }
  return best;
}
