import {words} from '../language/words';
import type {Mark, MarkedText} from '../types';
import type {Lexicon} from './lexicon';

/** Marks the words of a text that were searched for. */
export type Marker = (text: string) => MarkedText;

/** @returns what makes a marker of the words that stand for some terms: in other forms, or as compounds of them */
export function createMarkers(lexicon: Lexicon): (terms: ReadonlySet<number>) => Marker {
  /** Terms of words as they are written: the same come again and again. */
  const known = new Map<string, number | undefined>();
  const termOf = (word: string): number | undefined => {
    const {fold, isStopWord} = lexicon.language;
    // „Andere“ is no form of „ändern“.
    if (!known.has(word)) known.set(word, isStopWord(word) ? undefined : lexicon.terms[lexicon.indexOf(fold(word))]);
    return known.get(word);
  };
  return (terms) => {
    const marked = new Set(terms);
    for (const term of terms) for (const compound of lexicon.compoundsWith(term)) marked.add(compound.term);
    return (text) => ({
      text,
      marks: words(text)
        .filter((word) => marked.has(termOf(word.text)!))
        .map(({start, text: {length}}): Mark => [start, start + length]),
    });
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
