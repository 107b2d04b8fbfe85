import {fold, stem} from '.';
import {phraseKey, words} from './words';

/** Words and phrases with one meaning, as they are written. */
export type SynonymGroup = readonly string[];

/** An entry of a group, as it is written, folded, and as stems. */
export interface SynonymEntry {
  readonly written: string;
  readonly folded: string;
  readonly stems: readonly string[];
}

/**
 * Reads groups of synonyms, one a line, entries separated by commas. Words with hyphens are also typed as one: "Pi-hole",
 * "Pihole". Compounds are found by their parts, but these may be too short.
 */
export const readGroups = (text: string): SynonymGroup[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const entries = line.split(',').map((entry) => entry.trim());
      const hyphenated = entries.filter((entry) => /^[^\s-]+(?:-[^\s-]+)+$/.test(entry));
      return [...new Set([...entries, ...hyphenated.map((entry) => entry.replaceAll('-', ''))])];
    });

const stemsOf = (entry: string): string[] => words(entry).map(({text}) => stem(fold(text)));

/** The groups of which a site has an entry. */
export const relevantGroups = (groups: readonly SynonymGroup[], has: (stem: string) => boolean): SynonymGroup[] =>
  groups.filter((group) => group.some((entry) => stemsOf(entry).every(has)));

/** Adds a site's groups to the general ones: one that shares an entry with a general group extends it. */
export function mergeGroups(general: readonly SynonymGroup[], own: readonly SynonymGroup[]): SynonymGroup[] {
  const keyOf = (entry: string): string => stemsOf(entry).join(' ');
  const withKeys = (group: SynonymGroup) => ({entries: [...group], keys: new Set(group.map(keyOf))});
  const merged = general.map(withKeys);
  for (const group of own) {
    const known = merged.find(({keys}) => group.some((entry) => keys.has(keyOf(entry))));
    if (known) known.entries.push(...group.filter((entry) => !known.keys.has(keyOf(entry))));
    else merged.push(withKeys(group));
  }
  return merged.map(({entries}) => entries);
}

export type Synonyms = ReturnType<typeof createSynonyms>;

/**
 * Makes groups of synonyms ready to be looked up.
 *
 * @throws Error when a word is in two groups, because then it would mean both
 */
export function createSynonyms(groups: readonly SynonymGroup[]) {
  const groupOf = new Map<string, readonly SynonymEntry[]>();
  for (const group of groups) {
    const entries = group.map((written) => ({written, folded: phraseKey(written), stems: stemsOf(written)}));
    for (const {written, stems} of entries) {
      const other = groupOf.get(stems.join(' '));
      if (other && other !== entries) {
        throw new Error(`Synonyms: "${written}" is in two groups, "${other[0]!.written}" and "${group[0]}"`);
      }
      groupOf.set(stems.join(' '), entries);
    }
  }
  const entries = [...new Set(groupOf.values())].flat();
  const singleWords = entries.filter(({stems}) => stems.length === 1);
  const phrases = entries.filter(({stems}) => stems.length > 1);
  return {
    /** All entries of one word. */
    singleWords,
    /** The group's entries for a stem that is one of them, that entry among them; else none. */
    entriesFor: (stem: string) => groupOf.get(stem) ?? [],
    /** Entries of one word that begin with a folded text. */
    beginningWith: (prefix: string) => singleWords.filter(({folded}) => folded.startsWith(prefix)),
    /** Groups that have an entry of several words at a place in a list of stems, with the number of these words. */
    phrasesAt: (stems: readonly string[], index: number) =>
      phrases
        .filter((phrase) => phrase.stems.every((part, offset) => stems[index + offset] === part))
        .map((phrase) => ({entries: groupOf.get(phrase.stems.join(' '))!, length: phrase.stems.length})),
  };
}
