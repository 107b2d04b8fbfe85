import type {Language} from './language';
import {words} from './words';

/** A word or phrase of a group, as it is written and as stems. */
export interface SynonymEntry {
  readonly written: string;
  readonly folded: string;
  readonly stems: readonly string[];
}

export interface Synonyms {
  /** The group's entries for a stem that is one of them, else none. The entry itself is among them. */
  readonly entriesFor: (stem: string) => readonly SynonymEntry[];
  /** Entries of one word that begin with a folded text. */
  readonly beginningWith: (start: string) => readonly SynonymEntry[];
  /** Groups that have an entry of several words at a place in a list of stems, with the number of these words. */
  readonly phrasesAt: (
    stems: readonly string[],
    index: number,
  ) => readonly {readonly entries: readonly SynonymEntry[]; readonly length: number}[];
  /** All entries of one word. */
  readonly singleWords: readonly SynonymEntry[];
}

function readEntry(written: string, {fold, stem}: Language): SynonymEntry {
  const folded = words(written).map(({text}) => fold(text));
  return {written, folded: folded.join(' '), stems: folded.map(stem)};
}

/** Words with hyphens are also typed as one: „Pi-hole“, „Pihole“. Compounds are found by their parts, but these may be too short. */
function spellings(line: string): string[] {
  const entries = line.split(',').map((entry) => entry.trim());
  const joined = entries
    .filter((entry) => /^[^\s-]+(?:-[^\s-]+)+$/.test(entry))
    .map((entry) => entry.replaceAll('-', ''));
  return [...new Set([...entries, ...joined])];
}

/** Lists of synonyms, one group a line, entries separated by commas, as groups of entries. */
const readGroups = (text: string, language: Language): SynonymEntry[][] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => spellings(line).map((entry) => readEntry(entry, language)));

const keyOf = ({stems}: SynonymEntry): string => stems.join(' ');

/**
 * Reads groups of synonyms, one a line, entries separated by commas.
 *
 * @throws Error when a word stands in two groups, because then it would mean both.
 */
export function parseSynonyms(text: string, language: Language): Synonyms {
  const groups = readGroups(text, language);
  const groupOf = new Map<string, SynonymEntry[]>();
  for (const group of groups) {
    for (const entry of group) {
      const other = groupOf.get(keyOf(entry));
      if (other && other !== group) {
        throw new Error(
          `Synonyms: "${entry.written}" stands in two groups, "${other[0]!.written}" and "${group[0]!.written}"`,
        );
      }
      groupOf.set(keyOf(entry), group);
    }
  }
  const entries = groups.flat();
  const singleWords = entries.filter(({stems}) => stems.length === 1);
  const phrases = new Map<string, SynonymEntry[]>();
  for (const entry of entries.filter(({stems}) => stems.length > 1)) {
    const [first = ''] = entry.stems;
    phrases.set(first, [...(phrases.get(first) ?? []), entry]);
  }
  return {
    singleWords,
    entriesFor: (word) => groupOf.get(word) ?? [],
    beginningWith: (start) => singleWords.filter(({folded}) => folded.startsWith(start)),
    phrasesAt: (stems, index) =>
      (phrases.get(stems[index] ?? '') ?? [])
        .filter((phrase) => phrase.stems.every((part, offset) => stems[index + offset] === part))
        .map((phrase) => ({entries: groupOf.get(keyOf(phrase))!, length: phrase.stems.length})),
  };
}

/** The lines of a list that a site can use: those of which it has an entry. */
export const relevantSynonyms = (text: string, has: (stem: string) => boolean, language: Language): string =>
  readGroups(text, language)
    .filter((group) => group.some(({stems}) => stems.every(has)))
    .map((group) => group.map(({written}) => written).join(', '))
    .join('\n');

/** Adds a site's lines to the general list: a line that has an entry of a group extends it, others are new groups. */
export function mergeSynonyms(general: string, own: string, language: Language): string {
  const groups = readGroups(general, language);
  for (const line of readGroups(own, language)) {
    const known = groups.find((group) => group.some((entry) => line.some((other) => keyOf(entry) === keyOf(other))));
    if (!known) groups.push(line);
    else known.push(...line.filter((entry) => known.every((other) => keyOf(entry) !== keyOf(other))));
  }
  return groups.map((group) => group.map(({written}) => written).join(', ')).join('\n');
}
