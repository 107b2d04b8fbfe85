import {inTitle, type Core} from '../index/model';
import type {Language} from '../language/language';
import {parseSynonyms, type Synonyms} from '../language/synonyms';

/** A compound in which a term is a part. */
export interface CompoundTerm {
  readonly term: number;
  /** Is the part the last one, which says what the compound is about? */
  readonly last: boolean;
}

/** The words of the site: what a word of a query is looked up in. */
export interface Lexicon {
  readonly language: Language;
  /** Folded words in code-unit order. */
  readonly words: readonly string[];
  /** Term of each word. */
  readonly terms: Uint32Array;
  readonly synonyms: Synonyms;
  /** Term of a stem. */
  readonly termOf: (stem: string) => number | undefined;
  /** Number of a word, or -1. */
  readonly indexOf: (word: string) => number;
  /** Numbers `[from, to)` of the words with a beginning. */
  readonly range: (start: string) => readonly [from: number, to: number];
  /** Numbers of the words with an end. */
  readonly endingWith: (end: string) => readonly number[];
  /** How often a word occurs on the site: a power of two, rounded down. */
  readonly frequency: (index: number) => number;
  readonly isInTitle: (index: number) => boolean;
  /** Terms of a compound's parts; empty when the word is none. */
  readonly parts: (index: number) => readonly number[];
  readonly compoundsWith: (term: number) => readonly CompoundTerm[];
  /** Parts of a compound that need not occur on the site, if all of them do; else none. */
  readonly split: (word: string) => readonly string[];
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

function collectCompounds({parts}: Core, terms: Uint32Array): Map<number, CompoundTerm[]> {
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

/** Finds words by their end. The last letter alone rules most out, without a look at the words themselves. */
function createEndings(words: readonly string[]): (end: string) => number[] {
  const lastOf = (word: string): number => word.charCodeAt(word.length - 1);
  const lastLetters = Uint16Array.from(words, lastOf);
  return (end) => {
    const last = lastOf(end);
    const found: number[] = [];
    for (let index = lastLetters.indexOf(last); index >= 0; index = lastLetters.indexOf(last, index + 1)) {
      if (words[index]!.endsWith(end)) found.push(index);
    }
    return found;
  };
}

export function createLexicon(core: Core, language: Language): Lexicon {
  const {words, stems, frequencies, parts} = core;
  const numbers = new Map<string, number>();
  const terms = new Uint32Array(words.length);
  const occurrences: number[] = [];
  stems.forEach((each, index) => {
    let term = numbers.get(each);
    if (term === undefined) numbers.set(each, (term = numbers.size));
    terms[index] = term;
    occurrences[term] = (occurrences[term] ?? 0) + 2 ** (frequencies[index]! & ~inTitle);
  });
  const compounds = collectCompounds(core, terms);
  const indexOf = (word: string): number => {
    const index = lowerBound(words, word);
    return words[index] === word ? index : -1;
  };
  return {
    language,
    words,
    terms,
    synonyms: parseSynonyms(core.synonyms, language),
    termOf: (text) => numbers.get(text),
    indexOf,
    range: (start) => [lowerBound(words, start), lowerBound(words, `${start}\uffff`)],
    endingWith: createEndings(words),
    frequency: (index) => 2 ** (frequencies[index]! & ~inTitle),
    isInTitle: (index) => (frequencies[index]! & inTitle) > 0,
    parts: (index) => parts[index] ?? [],
    compoundsWith: (term) => compounds.get(term) ?? [],
    split: language.createSplitter((part) => {
      const term = numbers.get(language.stem(part));
      // A stem alone proves too little: some word must begin like the part itself.
      return term === undefined || !words[lowerBound(words, part)]?.startsWith(part) ? 0 : occurrences[term]!;
    }),
  };
}
