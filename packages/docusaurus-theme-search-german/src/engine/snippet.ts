import {words} from '../language/words';
import type {Mark, MarkedText} from '../types';
import type {Lexicon} from './lexicon';

/** Marks the words of a text that were searched for. */
export type Marker = (text: string) => MarkedText;

/** @returns a function from a word of a text to its number among the site's words, or -1; it reads every word once */
export function createWordNumbers({indexOf, language}: Lexicon): (word: string) => number {
  const numbers = new Map<string, number>();
  return (word) => {
    let number = numbers.get(word);
    if (number === undefined) numbers.set(word, (number = indexOf(language.fold(word))));
    return number;
  };
}

/** @returns what marks the words that stand for some terms: in other forms, or as compounds of them */
export function createMarker(lexicon: Lexicon, numberOf: (word: string) => number, terms: ReadonlySet<number>): Marker {
  const marked = new Set(terms);
  for (const term of terms) for (const compound of lexicon.compoundsWith(term)) marked.add(compound.term);
  return (text) => ({
    text,
    marks: words(text)
      .filter((word) => marked.has(lexicon.terms[numberOf(word.text)] ?? -1))
      .map(({start, text: {length}}): Mark => [start, start + length]),
  });
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
  for (const [start] of marks) {
    const count = marksWithin(start, start + length).length;
    if (count > bestCount) [best, bestCount] = [start, count];
  }
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
