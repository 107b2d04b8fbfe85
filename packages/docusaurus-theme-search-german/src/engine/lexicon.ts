import {numberTerms, otherStem, type SearchIndex} from '../index/model';
import {unpack, unpackRoughly, unpackWords} from '../index/pack';
import * as language from '../language';
import {createSynonyms} from '../language/synonyms';
import {indexedWords} from '../language/words';

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

/** The compounds in which each term is a part. @param marked - words with the joints of compounds marked */
function collectCompounds(marked: readonly string[], terms: readonly number[], numbers: ReadonlyMap<string, number>) {
  const compounds = new Map<number, Set<number>>();
  marked.forEach((word, index) => {
    for (const part of language.partsOf(word)) {
      const term = numbers.get(language.stem(part));
      if (term !== undefined) compounds.set(term, (compounds.get(term) ?? new Set()).add(terms[index]!));
    }
  });
  return compounds;
}

/** The words of the site: what a word of a query is looked up in. */
export type Lexicon = ReturnType<typeof createLexicon>;

export function createLexicon(index: SearchIndex) {
  const marked = unpackWords(index.words);
  const words = marked.map((word) => word.replaceAll('|', ''));
  const frequencies = unpackRoughly('frequency', index.frequencies);
  const others = index.otherStems.split(' ').values();
  const stems = unpack(index.stems).map((cut, word) =>
    cut === otherStem ? others.next().value! : words[word]!.slice(0, words[word]!.length - cut),
  );
  const numbers = numberTerms(stems);
  const terms = stems.map((stem) => numbers.get(stem)!);
  const termCounts = new Uint32Array(numbers.size);
  terms.forEach((term, word) => (termCounts[term]! += frequencies[word]!));
  const compounds = collectCompounds(marked, terms, numbers);
  const lines = `\n${words.join('\n')}\n`;
  /** Number of a word, or -1. */
  const indexOf = (word: string): number => {
    const place = lowerBound(words, word);
    return words[place] === word ? place : -1;
  };
  const split = language.createSplitter((part) => {
    const term = numbers.get(language.stem(part));
    // A stem alone proves too little: some word must begin like the part itself.
    return term === undefined || !words[lowerBound(words, part)]?.startsWith(part) ? 0 : termCounts[term]!;
  });
  const titleWords = new Set(index.pages.flatMap(({title}) => indexedWords(title)));
  return {
    /** Folded words in code-unit order. */
    words,
    /** Term of each word. */
    terms,
    /** About how often each word occurs on the site. */
    frequencies,
    synonyms: createSynonyms(index.synonyms),
    /** Words that end with a text, but are longer. */
    endingWith(end: string): string[] {
      const found: string[] = [];
      for (let at = lines.indexOf(`${end}\n`); at >= 0; at = lines.indexOf(`${end}\n`, at + 1)) {
        const start = lines.lastIndexOf('\n', at - 1) + 1;
        if (start < at) found.push(lines.slice(start, at + end.length));
      }
      return found;
    },
    /** Term of a stem. */
    termOf: (stem: string) => numbers.get(stem),
    indexOf,
    /** About how often a word occurs on the site. */
    frequencyOf: (word: string): number => frequencies[indexOf(word)] ?? 0,
    /** Terms of a heading, each once. */
    headingTerms: (heading: string) => new Set(indexedWords(heading).map((word) => terms[lowerBound(words, word)]!)),
    /** Numbers `[from, to)` of the words with a prefix. */
    range: (prefix: string) => [lowerBound(words, prefix), lowerBound(words, `${prefix}\uffff`)] as const,
    isInTitle: (word: number) => titleWords.has(words[word]!),
    compoundsWith: (term: number): Iterable<number> => compounds.get(term) ?? [],
    /** Parts of a compound that need not occur on the site, if all of them do; else none. */
    split: (word: string) => language.partsOf(split(word)),
  };
}
