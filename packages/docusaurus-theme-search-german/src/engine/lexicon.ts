import {numberTerms, type SearchIndex} from '../index/model';
import type {Language} from '../language/language';
import {createSynonyms} from '../language/synonyms';
import {indexedWords} from '../language/words';

/** A compound in which a term is a part. */
export interface CompoundTerm {
  readonly term: number;
  /** Is the part the last one, which says what the compound is about? */
  readonly last: boolean;
}

/** Finds the first place in a sorted list whose value is not below a text. */
export function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

function collectCompounds({parts}: SearchIndex, terms: readonly number[]): Map<number, CompoundTerm[]> {
  const compounds = new Map<number, CompoundTerm[]>();
  parts.forEach((list, word) =>
    list.forEach((part, place) => {
      const term = terms[word]!;
      const known = compounds.get(part) ?? [];
      if (known.some((other) => other.term === term)) return;
      known.push({term, last: place === list.length - 1});
      compounds.set(part, known);
    }),
  );
  return compounds;
}

/** The words of the site: what a word of a query is looked up in. */
export type Lexicon = ReturnType<typeof createLexicon>;

export function createLexicon(index: SearchIndex, language: Language) {
  const {words} = index;
  const frequencies = index.frequencies.map((exponent) => 2 ** exponent);
  const stems = index.stems.map((stem, word) =>
    typeof stem === 'string' ? stem : words[word]!.slice(0, words[word]!.length - stem),
  );
  const numbers = numberTerms(stems);
  const terms = stems.map((stem) => numbers.get(stem)!);
  const termCounts = new Uint32Array(numbers.size);
  terms.forEach((term, word) => (termCounts[term]! += frequencies[word]!));
  const compounds = collectCompounds(index, terms);
  const titleWords = new Set(index.pages.flatMap(({title}) => indexedWords(title, language)));
  return {
    language,
    /** Folded words in code-unit order. */
    words,
    /** Term of each word. */
    terms,
    /** How often each word occurs on the site: a power of two, rounded down. */
    frequencies,
    synonyms: createSynonyms(index.synonyms, language),
    /** Term of a stem. */
    termOf: (stem: string) => numbers.get(stem),
    /** Number of a word, or -1. */
    indexOf: (word: string): number => {
      const place = lowerBound(words, word);
      return words[place] === word ? place : -1;
    },
    /** Numbers `[from, to)` of the words with a prefix. */
    range: (prefix: string) => [lowerBound(words, prefix), lowerBound(words, `${prefix}\uffff`)] as const,
    isInTitle: (word: number) => titleWords.has(words[word]!),
    compoundsWith: (term: number): readonly CompoundTerm[] => compounds.get(term) ?? [],
    /** Parts of a compound that need not occur on the site, if all of them do; else none. */
    split: language.createSplitter((part) => {
      const term = numbers.get(language.stem(part));
      // A stem alone proves too little: some word must begin like the part itself.
      return term === undefined || !words[lowerBound(words, part)]?.startsWith(part) ? 0 : termCounts[term]!;
    }),
  };
}
