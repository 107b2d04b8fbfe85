import type {Parent} from 'mdast';
import {endOf, startOf} from './nodes';

/** A part of a text, by offsets. */
export type Range = readonly [start: number, end: number];

/** A range with the rest of its first and last line, and the line break. */
export function wholeLines(text: string, [start, end]: Range): Range {
  const lineEnd = text.indexOf('\n', end);
  return [text.lastIndexOf('\n', start - 1) + 1, lineEnd < 0 ? text.length : lineEnd + 1];
}

/**
 * The end of a sentence with its closing signs and those of components, and the space behind it; one letter with a full
 * stop is an abbreviation.
 */
const sentenceEnd = /(?<!(?<!\p{L})\p{L})[.!?…][*_”“")\]]*(?:<\/[A-Z]\w*>)*[ \n]+(?!\p{Ll})/gu;

/** The sentences of a paragraph or a cell, each with the space behind it: they begin where no markup is open. */
export function sentencesOf({children}: Parent, text: string): Range[] {
  const [first, last] = [children[0], children.at(-1)];
  if (!first || !last) return [];
  const [start, end] = [startOf(first), endOf(last)];
  const isBetween = (at: number): boolean =>
    children.some(
      (child) => startOf(child) === at || (child.type === 'text' && startOf(child) < at && at < endOf(child)),
    );
  const begins = [...text.slice(start, end).matchAll(sentenceEnd)]
    .map(({index, 0: {length}}) => start + index + length)
    .filter(isBetween);
  return [start, ...begins].map((from, index) => [from, begins[index] ?? end]);
}

/** Takes ranges out of a text. They do not overlap. */
export const withoutRanges = (text: string, ranges: readonly Range[]): string =>
  [...ranges].sort(([a], [b]) => b - a).reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), text);

/** The whole of what surrounds an offset in its line: a sentence, a cell of a table or an item of a list. */
export function sentenceAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const [line = ''] = text.slice(lineStart).split('\n', 1);
  let start = 0;
  for (const part of line.split(/(?<=[.!?:]\**(?:<\/\w+>)?)\s+|\s*\|\s*/)) {
    start = line.indexOf(part, start) + part.length;
    if (offset - lineStart < start) return part.replace(/^[-*#>\s]+/, '').trim();
  }
  return line.trim();
}
