import {words} from '../language/words';
import type {Mark, MarkedText} from '../types';
import type {Lexicon} from './lexicon';

/** Places of matched terms in a text, and the words there in lower case, longest first. */
export interface Matches {
  readonly marks: Mark[];
  readonly words: readonly string[];
}

/** A word of a text with its number among the site's words, or -1. */
interface Token {
  readonly start: number;
  readonly end: number;
  readonly word: number;
}

export interface Marker {
  /** Finds the words of a text that stand for some terms: in other forms, or as compounds of them. */
  readonly find: (text: string, terms: ReadonlySet<number>) => Matches;
  /** A word of the site as some texts write it most often. @param word - its number */
  readonly spelling: (texts: readonly string[], word: number) => string | undefined;
}

/** Reads every text once: while somebody types, the same pages come again and again. */
export function createMarker(lexicon: Lexicon): Marker {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    let number = numbers.get(word);
    if (number === undefined) numbers.set(word, (number = lexicon.indexOf(lexicon.language.fold(word))));
    return number;
  };
  const texts = new Map<string, readonly Token[]>();
  const tokensOf = (text: string): readonly Token[] => {
    let tokens = texts.get(text);
    if (!tokens) {
      tokens = words(text).map((word) => ({
        start: word.start,
        end: word.start + word.text.length,
        word: numberOf(word.text),
      }));
      texts.set(text, tokens);
    }
    return tokens;
  };
  const judged = new WeakMap<ReadonlySet<number>, (word: number) => boolean>();
  /** Does a word stand for one of some terms? Each word is judged once for a question, however often it is written. */
  const standsFor = (terms: ReadonlySet<number>): ((word: number) => boolean) => {
    let stands = judged.get(terms);
    if (!stands) {
      const known = new Int8Array(lexicon.words.length);
      stands = (word) => {
        if (word < 0) return false;
        const judge = (): boolean =>
          terms.has(lexicon.terms[word]!) || lexicon.parts(word).some((part) => terms.has(part));
        known[word] ||= judge() ? 1 : -1;
        return known[word] > 0;
      };
      judged.set(terms, stands);
    }
    return stands;
  };
  return {
    find(text, terms) {
      const stands = standsFor(terms);
      const marks = tokensOf(text)
        .filter(({word}) => stands(word))
        .map(({start, end}): Mark => [start, end]);
      const written = [...new Set(marks.map(([start, end]) => text.slice(start, end).toLowerCase()))];
      return {marks, words: written.sort((one, other) => other.length - one.length)};
    },
    spelling(texts, word) {
      const counts = new Map<string, number>();
      for (const text of texts) {
        for (const {start, end} of tokensOf(text).filter((token) => token.word === word)) {
          const written = text.slice(start, end);
          counts.set(written, (counts.get(written) ?? 0) + 1);
        }
      }
      return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
    },
  };
}

/**
 * Cuts the snippet with the most marks out of a text.
 *
 * @param length - largest number of characters without the ellipses
 */
export function cutSnippet(text: string, marks: readonly Mark[], length: number): MarkedText {
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
