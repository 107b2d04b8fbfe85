import {shortParts} from '../analysis/compounds';
import {stem} from '../analysis/stem';
import type {SynonymEntry} from '../analysis/synonyms';
import {coefficients, inflectionLetters, longPart, maxBeginnings, minPartLength, shortBeginning} from '../coefficients';
import type {Lexicon} from './lexicon';

/** Terms that may stand for a word, with the confidence (0 to 1) that they do. */
export type Alternatives = ReadonlyMap<number, number>;

/**
 * One way to understand a word of a question. A section answers it when it has a term of every group: one group for a
 * word, several for a compound or a phrase whose words may stand apart.
 */
export interface Reading {
  readonly groups: readonly Alternatives[];
  readonly confidence: number;
  /** May the groups stand in different sections of a page? */
  readonly scattered?: boolean;
  /** Are the alternatives different words that have only their beginning in common? */
  readonly begun?: boolean;
}

/** Letters that join the parts of a compound. */
const linkers = ['', 's', 'n', 'es', 'en'];

const put = (alternatives: Map<number, number>, term: number | undefined, confidence: number): void => {
  if (term !== undefined && (alternatives.get(term) ?? 0) < confidence) alternatives.set(term, confidence);
};

/** Readings of a group of synonyms: its words as alternatives, its phrases one by one; as far as the site has them. */
function readSynonyms(lexicon: Lexicon, entries: readonly SynonymEntry[], confidence: number): Reading[] {
  const single = new Map<number, number>();
  const readings: Reading[] = [{groups: [single], confidence: 1}];
  for (const {stems} of entries) {
    const terms = stems.map(lexicon.termOf);
    if (stems.length === 1) put(single, terms[0], confidence);
    else if (terms.every((term) => term !== undefined)) {
      readings.push({groups: terms.map((term) => new Map([[term, 1]])), confidence});
    }
  }
  return readings.filter(({groups}) => groups.every(({size}) => size > 0));
}

/** The word itself in any inflection, compounds of it, and its synonyms. */
function readWhole(lexicon: Lexicon, word: string): Reading[] {
  const wordStem = stem(word);
  const term = lexicon.termOf(wordStem);
  const whole = new Map<number, number>();
  if (term !== undefined) {
    put(whole, term, 1);
    for (const compound of lexicon.compoundsWith(term)) {
      put(
        whole,
        compound.term,
        compound.last ? coefficients.compoundTailConfidence : coefficients.compoundHeadConfidence,
      );
    }
  }
  return [
    ...(whole.size > 0 ? [{groups: [whole], confidence: 1}] : []),
    ...readSynonyms(lexicon, lexicon.synonyms.entriesFor(wordStem), coefficients.synonymConfidence),
  ];
}

/** A compound that the site never writes as one word, by its parts: `Passwortwechsel` for `Passwort wechseln`. */
function readCompound(lexicon: Lexicon, word: string): Reading[] {
  const parts = lexicon.split(word);
  if (parts.length === 0) return [];
  const groups = parts.map((part) => {
    const alternatives = new Map<number, number>();
    for (const {
      groups: [first],
    } of readWhole(lexicon, part)) {
      for (const [term, confidence] of first!) put(alternatives, term, confidence);
    }
    return alternatives;
  });
  if (groups.some(({size}) => size === 0)) return [];
  // Stems are too short a proof: „Führerschein“ is not what a page with „führen“ and „scheinen“ is about.
  const scattered = parts.every((part) => lexicon.indexOf(part) >= 0);
  return [{groups, confidence: coefficients.unseenCompoundConfidence, scattered}];
}

/** Is the rest of a compound, beside a part of so many letters, a word as well? Long parts need no proof. */
function isOtherPart(lexicon: Lexicon, rest: string, partLength: number): boolean {
  if (rest.length < minPartLength) return shortParts.has(rest);
  if (partLength >= longPart) return true;
  return linkers.some(
    (linker) => rest.endsWith(linker) && lexicon.termOf(stem(rest.slice(0, rest.length - linker.length))) !== undefined,
  );
}

/**
 * Words of the site that differ by an ending which the stemmer does not know, or are compounds of this one that the build
 * did not split, because a part never stands alone: `Kürzel` in `Tastenkürzel`.
 */
function readRelated(lexicon: Lexicon, word: string): Reading[] {
  if (word.length < minPartLength || /\d/.test(word)) return [];
  const alternatives = new Map<number, number>();
  const [from, to] = lexicon.range(word);
  for (let index = from; index < to; index += 1) {
    const rest = lexicon.words[index]!.slice(word.length);
    if (word.length > minPartLength && rest.length <= inflectionLetters) {
      put(alternatives, lexicon.terms[index], coefficients.inflectionConfidence);
    } else if (isOtherPart(lexicon, rest, word.length))
      put(alternatives, lexicon.terms[index], coefficients.compoundHeadConfidence);
  }
  for (const index of lexicon.endingWith(word)) {
    const other = lexicon.words[index]!;
    if (isOtherPart(lexicon, other.slice(0, other.length - word.length), word.length)) {
      put(alternatives, lexicon.terms[index], coefficients.compoundTailConfidence);
    }
  }
  return alternatives.size > 0 ? [{groups: [alternatives], confidence: 1}] : [];
}

/** How a complete word can be understood; empty when the site knows nothing of the kind. */
export function readWord(lexicon: Lexicon, word: string): Reading[] {
  const whole = readWhole(lexicon, word);
  if (whole.length > 0) return [...whole, ...readCompound(lexicon, word)];
  const compound = readCompound(lexicon, word);
  const related = readRelated(lexicon, word);
  return [...compound, ...related];
}

/** Words of the site and synonyms that begin with a text. */
export function readBeginning(lexicon: Lexicon, start: string): Reading[] {
  const [from, to] = lexicon.range(start);
  let candidates = Array.from({length: to - from}, (_, offset) => from + offset);
  if (start.length <= shortBeginning) {
    const inTitles = candidates.filter(lexicon.isInTitle);
    if (inTitles.length > 0) candidates = inTitles;
  }
  const limit = start.length <= shortBeginning ? maxBeginnings.short : maxBeginnings.long;
  candidates.sort((a, b) => lexicon.frequency(b) - lexicon.frequency(a));
  const alternatives = new Map<number, number>();
  for (const index of candidates.slice(0, limit)) {
    const likeness = Math.sqrt(start.length / lexicon.words[index]!.length);
    put(alternatives, lexicon.terms[index], coefficients.beginningConfidence * likeness);
  }
  const synonyms =
    start.length > shortBeginning
      ? lexicon.synonyms
          .beginningWith(start)
          .flatMap((entry) =>
            readSynonyms(
              lexicon,
              lexicon.synonyms.entriesFor(entry.stems[0]!),
              coefficients.synonymBeginningConfidence,
            ),
          )
      : [];
  return [...(alternatives.size > 0 ? [{groups: [alternatives], confidence: 1, begun: true}] : []), ...synonyms];
}

/**
 * A compound whose last part has just begun: `passwortver` is `Passwort` and a word that begins with `ver`. One or two
 * letters could begin anything: then the first part is enough, if it is too long to be one by accident.
 */
export function readHalfCompound(lexicon: Lexicon, word: string): Reading[] {
  for (let end = word.length - 1; end >= minPartLength; end -= 1) {
    const head = lexicon.termOf(stem(word.slice(0, end)));
    if (head === undefined || lexicon.indexOf(word.slice(0, end)) < 0) continue;
    const first: Alternatives = new Map([[head, 1]]);
    const rest = word.slice(end);
    const tails = linkers.filter((linker) => rest.startsWith(linker)).map((linker) => rest.slice(linker.length));
    if (tails.some((tail) => tail.length <= shortBeginning)) {
      return end >= longPart ? [{groups: [first], confidence: coefficients.unseenCompoundConfidence}] : [];
    }
    for (const tail of tails) {
      const begun = readBeginning(lexicon, tail)[0]?.groups[0];
      if (begun) return [{groups: [first, begun], confidence: coefficients.unseenCompoundConfidence}];
    }
  }
  return [];
}

/**
 * What neighbouring words mean together: a phrase with synonyms, or a compound that the site writes as one word.
 *
 * @param words - folded words of the question
 * @param open - may the last word still grow?
 * @returns readings for each word, in their order
 */
export function readTogether(lexicon: Lexicon, words: readonly string[], open: boolean): Reading[][] {
  const readings: Reading[][] = words.map(() => []);
  const stems = words.map(stem);
  words.forEach((word, index) => {
    for (const {entries, length} of lexicon.synonyms.phrasesAt(stems, index)) {
      const together = readSynonyms(lexicon, entries, coefficients.synonymConfidence);
      for (let offset = 0; offset < length; offset += 1) readings[index + offset]!.push(...together);
    }
    const next = words[index + 1];
    if (next === undefined) return;
    for (const linker of linkers) {
      const term = lexicon.termOf(stem(word + linker + next));
      if (term !== undefined) {
        const joint: Reading = {groups: [new Map([[term, coefficients.jointConfidence]])], confidence: 1};
        readings[index]!.push(joint);
        readings[index + 1]!.push(joint);
      }
      if (open && index === words.length - 2 && next.length >= 2) {
        readings[index + 1]!.push(...readBeginning(lexicon, word + linker + next).slice(0, 1));
      }
    }
  });
  return readings;
}
