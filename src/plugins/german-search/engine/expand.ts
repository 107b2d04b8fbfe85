import {stem} from '../analysis/stem';
import {editDistance} from './distance';
import type {Vocabulary} from './vocabulary';

/** Terms that may stand for a word of the query, with the confidence (0 to 1) that they do. */
export type Alternatives = ReadonlyMap<string, number>;

/** What a word of the query may mean: the word as a whole, or all parts of a compound together. */
export interface Expansion {
  readonly whole: Alternatives;
  readonly parts: readonly Alternatives[];
}

const maxPrefixTerms = 80;

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Finds the terms of the site that a word of the query may stand for.
 *
 * Certain matches come first; typos, parts and passages inside words are only tried as far as those are missing.
 *
 * @param word - folded
 * @param typing - is the word the last one and perhaps only half written?
 */
export function expand(vocabulary: Vocabulary, word: string, typing: boolean): Expansion {
  const whole = new Map<string, number>();
  const put = (term: string, confidence: number): void => {
    if ((whole.get(term) ?? 0) < confidence && vocabulary.has(term)) whole.set(term, confidence);
  };
  for (const term of vocabulary.termsOf(word)) put(term, 1);
  const exact = whole.size > 0;

  if (typing || word.length >= 4) {
    for (const [term, confidence] of beginningWith(vocabulary, word, typing ? 0.75 : 0.35)) put(term, confidence);
  }
  if (typing && word.length >= 3) {
    for (const term of vocabulary.synonyms.beginningWith(word)) put(term, 0.5);
  }

  const wordStem = stem(word);
  const putSimilar = (limit: number, confidence: number): void => {
    for (const term of vocabulary.terms) {
      if (Math.abs(term.length - word.length) > limit && Math.abs(term.length - wordStem.length) > 1) continue;
      const edits = Math.min(
        editDistance(word, term, limit),
        wordStem === word ? limit + 1 : editDistance(wordStem, term, 1),
      );
      if (edits > limit) continue;
      // The word that was meant may have synonyms.
      for (const meant of [term, ...vocabulary.termsOf(term)]) put(meant, edits === 1 ? confidence : confidence * 0.4);
    }
  };
  const unknown = whole.size === 0;
  // The shorter a word, the more other words are one letter away from it.
  if (unknown && word.length >= 4) putSimilar(1, 0.5 * Math.min(1, word.length / 7));

  // Half a word with a typo in it.
  if (typing && whole.size === 0 && word.length >= 4) {
    let beginning = '';
    let near = false;
    for (const term of vocabulary.terms) {
      if (term.length <= word.length) continue;
      // Terms are sorted: neighbours share their beginning, and one comparison does for all of them.
      if (beginning === '' || !term.startsWith(beginning)) {
        beginning = term.slice(0, word.length);
        near = editDistance(word, beginning, 1) <= 1;
      }
      if (near) put(term, 0.25);
    }
  }

  const parts = whole.size === 0 || exact ? vocabulary.split(word) : [];
  if (whole.size === 0 && parts.length === 0 && word.length >= 7) putSimilar(2, 0.5);

  // Compounds with the word in them that were not split, because the word or its neighbour never stands alone. At the end
  // it is what the compound is about: Kürzel, Tastenkürzel.
  if ((unknown || whole.size < 3) && wordStem.length >= 4) {
    for (const term of vocabulary.terms) {
      const at = term.length > wordStem.length ? term.indexOf(wordStem, 1) : -1;
      if (at > 0)
        put(
          term,
          at + wordStem.length === term.length
            ? 0.9 * Math.sqrt(wordStem.length / term.length)
            : (0.3 * wordStem.length) / term.length,
        );
    }
  }

  return {
    whole,
    parts: parts.map((part) => {
      const alternatives = new Map<string, number>();
      for (const term of vocabulary.termsOf(part)) if (vocabulary.has(term)) alternatives.set(term, exact ? 0.4 : 0.6);
      return alternatives;
    }),
  };
}

/** Terms that begin with a text, with a confidence that falls with the letters still missing. */
export function beginningWith(vocabulary: Vocabulary, start: string, confidence: number): Map<string, number> {
  const alternatives = new Map<string, number>();
  const first = lowerBound(vocabulary.terms, start);
  for (let index = first; index < first + maxPrefixTerms && vocabulary.terms[index]?.startsWith(start); index += 1) {
    const term = vocabulary.terms[index]!;
    alternatives.set(term, confidence * Math.sqrt(start.length / term.length));
  }
  return alternatives;
}

/**
 * Reads a half-written word as a compound whose last part has just begun: „passwortver“ is Passwort and ver….
 *
 * @returns alternatives of the head and, from the third letter on, of the tail; empty when no head is a word of the site
 */
export function expandHalfCompound(vocabulary: Vocabulary, word: string): readonly Alternatives[] {
  for (let end = word.length - 1; end >= 4; end -= 1) {
    const head = new Map<string, number>();
    for (const term of vocabulary.termsOf(word.slice(0, end))) if (vocabulary.has(term)) head.set(term, 0.5);
    if (head.size === 0) continue;
    const rest = word.slice(end);
    const tails = ['', 's', 'n', 'es', 'en']
      .filter((linker) => rest.startsWith(linker))
      .map((linker) => rest.slice(linker.length));
    if (tails.some((tail) => tail.length < 3)) return [head];
    for (const tail of tails) {
      const alternatives = beginningWith(vocabulary, tail, 0.5);
      if (alternatives.size > 0) return [head, alternatives];
    }
  }
  return [];
}

/**
 * What is left when nothing matches a half-written word: the longest beginning, or the longest end, of it that the site
 * knows. So the list is never empty while a compound is being typed whose head the site does not have.
 */
export function expandRemains(vocabulary: Vocabulary, word: string): Alternatives {
  for (let length = word.length - 1; length >= 1; length -= 1) {
    const alternatives = beginningWith(vocabulary, word.slice(0, length), 0.2);
    if (alternatives.size > 0) return alternatives;
  }
  return new Map();
}
