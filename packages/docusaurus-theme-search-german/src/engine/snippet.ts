import {fold, isStopWord} from '../language';
import {words} from '../language/words';
import type {Mark, MarkedText} from '../types';
import type {Lexicon} from './lexicon';

/** Characters `[start, end)` of a text that are a form of a term. */
export type Occurrence = readonly [start: number, end: number, term: number];

/** Finds the words of a text that were searched for. */
export type Finder = (text: string) => Occurrence[];

/** @returns what makes a finder of the words that stand for some terms: in other forms, or as compounds of them */
export function createFinders(lexicon: Lexicon): (terms: ReadonlySet<number>) => Finder {
  /** Terms of words as they are written, and words of texts with their terms: the same come again with the next key stroke. */
  const known = new Map<string, number | undefined>();
  const occurrences = new Map<string, readonly Occurrence[]>();
  const termOf = (word: string): number | undefined => {
    // "Andere" is no form of "ändern".
    if (!known.has(word)) known.set(word, isStopWord(word) ? undefined : lexicon.terms[lexicon.indexOf(fold(word))]);
    return known.get(word);
  };
  function readText(text: string): readonly Occurrence[] {
    const found = words(text).flatMap(({text: word, start}): Occurrence[] => {
      const term = termOf(word);
      return term === undefined ? [] : [[start, start + word.length, term]];
    });
    occurrences.set(text, found);
    return found;
  }
  return (terms) => {
    const marked = new Set(terms);
    for (const term of terms) for (const compound of lexicon.compoundsWith(term)) marked.add(compound);
    return (text) => (occurrences.get(text) ?? readText(text)).filter((found) => marked.has(found[2]));
  };
}

/** The marked words in lower case, longest first, each once. */
export const markedWords = ({text, marks}: MarkedText): string[] =>
  [...new Set(marks.map(([start, end]) => text.slice(start, end).toLowerCase()))].sort((a, b) => b.length - a.length);

/**
 * Cuts the snippet with the most marks out of a text.
 *
 * @param length - largest number of characters without the ellipses
 */
export function cutSnippet({text, marks}: MarkedText, length: number): MarkedText {
  if (text.length <= length) return {text, marks};
  const marksWithin = (from: number, to: number): Mark[] => marks.filter(([start, end]) => start >= from && end <= to);
  let best = 0;
  let bestCount = 0;
  let after = 0;
  marks.forEach(([start], first) => {
    while (after < marks.length && marks[after]![1] <= start + length) after += 1;
    if (after - first > bestCount) [best, bestCount] = [start, after - first];
  });
  // A few words before the first mark give context; cut at spaces.
  let from = Math.max(0, Math.min(best - Math.floor(length / 4), text.length - length));
  if (from > 0) from = text.indexOf(' ', from) + 1 || from;
  if (from > best) from = best;
  let to = Math.min(text.length, from + length);
  if (to < text.length) {
    const space = text.lastIndexOf(' ', to);
    const lastMark = marksWithin(from, to).at(-1)?.[1] ?? from;
    if (space > from && space >= lastMark) to = space;
  }
  const before = from > 0 ? '…' : '';
  const shift = from - before.length;
  return {
    text: `${before}${text.slice(from, to)}${to < text.length ? '…' : ''}`,
    marks: marksWithin(from, to).map(([start, end]): Mark => [start - shift, end - shift]),
  };
}
