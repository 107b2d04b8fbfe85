import * as language from '../../language';
import type {SynonymEntry} from '../../language/synonyms';
import type {Lexicon} from '../lexicon';
import {parameters} from '../ranking/parameters';
import type {QueryWord} from './parseQuery';

/** Terms that may stand for a word, with their weights (0 to 1). */
export type WeightedTerms = ReadonlyMap<number, number>;

/**
 * One way to understand a word of a query. A section answers it when it has a term of every group: one group for a
 * word, several for a compound or a phrase whose words may stand apart.
 */
export interface Expansion {
  readonly groups: readonly WeightedTerms[];
  readonly weight: number;
  /** Are the terms different words that have only their beginning in common? */
  readonly isPrefix?: boolean;
}

/** Letters that each part of a compound has at least; shorter ones are found by accident in every second word. */
const minPartLength = 4;
/** A part of so many letters is no accident, whatever the rest of the word is. */
const longPart = 6;
/** Up to so many letters, the beginning of a word could become too many words: those of titles are enough. */
const shortPrefix = 2;
/** Words that a short or a longer beginning may become, at most, by frequency: few files of postings have to be fetched. */
const maxCompletions = {short: 12, long: 80};

const put = (terms: Map<number, number>, term: number | undefined, weight: number): void => {
  if (term !== undefined && (terms.get(term) ?? 0) < weight) terms.set(term, weight);
};
const single = (terms: WeightedTerms, isPrefix = false): Expansion[] =>
  terms.size > 0 ? [{groups: [terms], weight: 1, isPrefix}] : [];

/** Expansions by a group of synonyms: its words as alternatives, its phrases one by one; as far as the site has them. */
function expandSynonyms(lexicon: Lexicon, entries: readonly SynonymEntry[], weight: number): Expansion[] {
  const words = new Map<number, number>();
  const phrases: Expansion[] = [];
  for (const {stems} of entries) {
    const terms = stems.map(lexicon.termOf);
    if (stems.length === 1) put(words, terms[0], weight);
    else if (terms.every((term) => term !== undefined)) {
      phrases.push({groups: terms.map((term) => new Map([[term, 1]])), weight});
    }
  }
  return [...single(words), ...phrases];
}

/** The word itself in any inflection, and nothing else. */
export function expandItself({termOf}: Lexicon, word: string): Expansion[] {
  const term = termOf(language.stem(word));
  return term === undefined ? [] : single(new Map([[term, 1]]));
}

/** The word itself in any inflection, compounds of it, and its synonyms. */
function expandKnown(lexicon: Lexicon, word: string): Expansion[] {
  const stem = language.stem(word);
  const term = lexicon.termOf(stem);
  const terms = new Map<number, number>();
  if (term !== undefined) {
    put(terms, term, 1);
    for (const compound of lexicon.compoundsWith(term)) put(terms, compound, parameters.compound);
  }
  // The stemmer leaves the third person alone, since nouns end with t as well: löscht, Dienst.
  if (/.{4}t$/.test(stem)) put(terms, lexicon.termOf(stem.slice(0, -1)), parameters.compound);
  return [...single(terms), ...expandSynonyms(lexicon, lexicon.synonyms.entriesFor(stem), parameters.synonym)];
}

/** A compound that the site never writes as one word, by its parts: `Passwortwechsel` for `Passwort wechseln`. */
function expandCompound(lexicon: Lexicon, word: string): Expansion[] {
  const parts = lexicon.split(word);
  const groups = parts.map((part) => {
    const terms = new Map<number, number>();
    const alternatives = expandKnown(lexicon, part).flatMap((expansion) => [...expansion.groups[0]!]);
    for (const [term, weight] of alternatives) put(terms, term, weight);
    return terms;
  });
  if (parts.length === 0 || groups.some(({size}) => size === 0)) return [];
  return [{groups, weight: parameters.compound}];
}

/** Is the rest of a compound, beside a part of so many letters, a word as well? Long parts need no proof. */
function isOtherPart({termOf}: Lexicon, rest: string, partLength: number): boolean {
  if (rest.length < minPartLength) return language.shortParts.has(rest);
  const isWord = (word: string): boolean => termOf(language.stem(word)) !== undefined;
  return (
    partLength >= longPart ||
    language.linkingElements.some(
      (element) => rest.endsWith(element) && isWord(rest.slice(0, rest.length - element.length)),
    )
  );
}

/**
 * Words of the site that differ by an ending which the stemmer does not know, or are compounds of this one that the build
 * did not split, because a part never occurs alone: `Kürzel` in `Tastenkürzel`.
 */
function expandUnknown(lexicon: Lexicon, word: string): Expansion[] {
  if (word.length < minPartLength || /\d/.test(word)) return [];
  const terms = new Map<number, number>();
  const isPart = (rest: string): boolean => isOtherPart(lexicon, rest, word.length);
  const [from, to] = lexicon.range(word);
  lexicon.words.slice(from, to).forEach((other, place) => {
    const rest = other.slice(word.length);
    const isInflection = word.length > minPartLength && rest.length <= 3;
    if (isInflection || isPart(rest)) put(terms, lexicon.terms[from + place], parameters.compound);
  });
  for (const other of lexicon.endingWith(word)) {
    const term = lexicon.terms[lexicon.indexOf(other)];
    if (isPart(other.slice(0, -word.length))) put(terms, term, parameters.compound);
  }
  return single(terms);
}

/**
 * A guess at a word of which the site has only a part: the longest beginning or end that the site or a synonym knows. Video
 * telephony ("Videotelefonie") has to do with videos, if nothing says more.
 */
export function expandPart(lexicon: Lexicon, word: string): Expansion[] {
  for (let length = word.length - 1; length >= minPartLength; length -= 1) {
    for (const part of [word.slice(-length), word.slice(0, length)]) {
      const known = language.isLight(part) ? [] : expandKnown(lexicon, part);
      if (known.length > 0) return known;
    }
  }
  return [];
}

/** Expansions of a complete word; empty when the site knows nothing of the kind. */
export function expandWord(lexicon: Lexicon, word: string): Expansion[] {
  const known = expandKnown(lexicon, word);
  return [...known, ...expandCompound(lexicon, word), ...(known.length > 0 ? [] : expandUnknown(lexicon, word))];
}

/** Words of the site and synonyms that begin with a text. */
export function expandPrefix(lexicon: Lexicon, prefix: string): Expansion[] {
  const isShort = prefix.length <= shortPrefix;
  const [from, to] = lexicon.range(prefix);
  let candidates = Array.from({length: to - from}, (_, offset) => from + offset);
  const inTitles = isShort ? candidates.filter(lexicon.isInTitle) : [];
  if (inTitles.length > 0) candidates = inTitles;
  candidates.sort((a, b) => lexicon.frequencies[b]! - lexicon.frequencies[a]!);
  const terms = new Map<number, number>();
  for (const index of candidates.slice(0, maxCompletions[isShort ? 'short' : 'long'])) {
    put(terms, lexicon.terms[index], 0.75 * Math.sqrt(prefix.length / lexicon.words[index]!.length));
  }
  const synonyms = isShort ? [] : lexicon.synonyms.beginningWith(prefix);
  return [
    ...single(terms, true),
    ...synonyms.flatMap(({stems}) =>
      expandSynonyms(lexicon, lexicon.synonyms.entriesFor(stems[0]!), parameters.synonym),
    ),
  ];
}

/**
 * What neighboring words mean together: a phrase with synonyms, or a compound that the site writes as one word.
 *
 * @returns expansions of each word, in their order
 */
export function expandPhrases(lexicon: Lexicon, words: readonly QueryWord[]): Expansion[][] {
  const {synonyms, termOf} = lexicon;
  const expansions: Expansion[][] = words.map(() => []);
  const stems = words.map(({folded}) => language.stem(folded));
  words.forEach(({folded, withPrefix}, index) => {
    if (withPrefix !== undefined) expansions[index]!.push(...expandKnown(lexicon, withPrefix));
    for (const {entries, length} of synonyms.phrasesAt(stems, index)) {
      const together = expandSynonyms(lexicon, entries, parameters.synonym);
      for (const each of expansions.slice(index, index + length)) each.push(...together);
    }
    const next = words[index + 1];
    if (next === undefined) return;
    for (const element of language.linkingElements) {
      const term = termOf(language.stem(folded + element + next.folded));
      if (term !== undefined) {
        for (const each of expansions.slice(index, index + 2)) each.push(...single(new Map([[term, 1]])));
      }
    }
  });
  return expansions;
}
