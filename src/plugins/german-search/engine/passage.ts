import type {IndexedDocument} from '../index-file';
import type {Mark, MarkedText} from '../types';
import type {Vocabulary} from './vocabulary';

/** A text's places that carry matched terms, and the words there as they are written. */
export interface Matches {
  readonly marks: readonly Mark[];
  readonly words: readonly string[];
}

/** Finds the words of a text that stand for matched terms: in other forms, as compounds of them, or typed in part. */
export function findMatches(
  vocabulary: Vocabulary,
  text: IndexedDocument | string,
  terms: ReadonlySet<string>,
): Matches {
  const marks: Mark[] = [];
  const found = new Set<string>();
  const known = new Map<string, boolean>();
  const matches = (folded: string): boolean => {
    let answer = known.get(folded);
    if (answer === undefined) {
      answer =
        vocabulary.termsOf(folded).some((term) => terms.has(term)) ||
        vocabulary.split(folded).some((part) => vocabulary.termsOf(part).some((term) => terms.has(term)));
      known.set(folded, answer);
    }
    return answer;
  };
  for (const {text: word, start, folded} of vocabulary.tokens(text)) {
    if (matches(folded)) {
      marks.push([start, start + word.length]);
      found.add(word.toLowerCase());
    }
  }
  return {marks, words: [...found].sort((a, b) => b.length - a.length)};
}

/**
 * Cuts the passage with the most marks out of a text.
 *
 * @param length - largest number of characters without the ellipses
 */
export function cutPassage(text: string, marks: readonly Mark[], length: number): MarkedText {
  if (text.length <= length) return {text, marks: [...marks]};
  let best = 0;
  let bestCount = 0;
  for (const [start] of marks) {
    const count = marks.filter(([from, to]) => from >= start && to <= start + length).length;
    if (count > bestCount) {
      best = start;
      bestCount = count;
    }
  }
  // A few words before the first mark give context; cut at spaces.
  let from = Math.max(0, Math.min(best - Math.floor(length / 4), text.length - length));
  if (from > 0) from = text.indexOf(' ', from) + 1 || from;
  if (from > best) from = best;
  let to = Math.min(text.length, from + length);
  if (to < text.length) {
    const space = text.lastIndexOf(' ', to);
    const lastMark = marks.filter(([start, end]) => start >= from && end <= to).at(-1)?.[1] ?? from;
    if (space > from && space >= lastMark) to = space;
  }
  const before = from > 0 ? '…' : '';
  const shift = from - before.length;
  return {
    text: `${before}${text.slice(from, to)}${to < text.length ? '…' : ''}`,
    marks: marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]): Mark => [start - shift, end - shift]),
  };
}
