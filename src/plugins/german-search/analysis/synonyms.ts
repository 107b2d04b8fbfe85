import {fold} from './fold';
import {stem} from './stem';
import {words} from './words';

/** Groups of equal words, prepared for look-ups by stems. */
export interface Synonyms {
  /** Term that stands for the word's group, or the stem itself. */
  canonical(stem: string): string;
  /** Terms of the groups that have an entry with this folded beginning. */
  beginningWith(start: string): readonly string[];
  /** Terms of the groups whose entries of several words begin at a place in a list of stems, with their lengths. */
  phrasesAt(stems: readonly string[], index: number): readonly {readonly term: string; readonly length: number}[];
}

/** Stems of all words of an entry. */
const stemsOf = (entry: string): string[] => words(entry).map(({text}) => stem(fold(text)));

/**
 * Reads groups of synonyms, one a line, entries separated by commas.
 *
 * @throws Error when a word stands in two groups, because then it would mean both.
 */
export function parseSynonyms(text: string): Synonyms {
  const single = new Map<string, string>();
  const phrases = new Map<string, {stems: string[]; term: string}[]>();
  const groupOf = new Map<string, string>();
  const written: {readonly folded: string; readonly term: string}[] = [];

  for (const line of text.split('\n').filter((group) => group.trim() !== '')) {
    const entries = line.split(',').map((entry) => entry.trim());
    const [first = ''] = entries;
    const term = stemsOf(first).join(' ');
    for (const entry of entries) {
      const stems = stemsOf(entry);
      const key = stems.join(' ');
      const other = groupOf.get(key);
      if (other !== undefined && other !== term) {
        throw new Error(`Synonyms: "${entry}" stands in two groups, "${other}" and "${term}"`);
      }
      groupOf.set(key, term);
      const [head] = stems;
      written.push({folded: fold(entry), term});
      if (stems.length === 1) single.set(key, term);
      else if (head !== undefined) phrases.set(head, [...(phrases.get(head) ?? []), {stems, term}]);
    }
  }

  return {
    beginningWith: (start) => written.filter(({folded}) => folded.startsWith(start)).map(({term}) => term),
    canonical: (word) => single.get(word) ?? word,
    phrasesAt: (stems, index) =>
      (phrases.get(stems[index] ?? '') ?? [])
        .filter((phrase) => phrase.stems.every((part, offset) => stems[index + offset] === part))
        .map((phrase) => ({term: phrase.term, length: phrase.stems.length})),
  };
}
