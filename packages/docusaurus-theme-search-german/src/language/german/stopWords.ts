import {fold} from './fold';
import {stem} from './stem';
import lists from './listedStopWords.json';

const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/** With umlauts and without: the word that is asked for is not folded. Prepositions that carry meaning in questions are left out. */
const stopWords: ReadonlySet<string> = new Set(
  wordsOf(lists.stop).flatMap((word) => [word, fold(word), word.replaceAll('ü', 'ue').replaceAll('ö', 'oe')]),
);

/** Is a word too common to be searched for? @param word - as it is written */
export const isStopWord = (word: string): boolean => stopWords.has(word.normalize('NFC').toLowerCase());

/** Words that say little about what a question is about, however rare they are on a site: fillers, times, people, common verbs. */
const lightStems: ReadonlySet<string> = new Set(wordsOf(lists.light).map((word) => stem(fold(word))));

export const isLight = (folded: string): boolean => lightStems.has(stem(folded));
