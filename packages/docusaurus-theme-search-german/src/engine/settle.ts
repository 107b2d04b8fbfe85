import {coefficients, typos} from '../coefficients';
import type {Lexicon} from './lexicon';
import {matchWord, type Site, type WordMatch} from './match';
import type {QuestionWord} from './question';
import {readBeginning, readHalfCompound, readWord, type Reading} from './readings';
import {correct, type Candidate} from './typo';

/** A word of a question and what the site has for it. */
export interface SettledWord extends QuestionWord {
  readonly match: WordMatch;
  /** Folded word that was searched for instead, because the site does not know this one. */
  readonly meant?: string;
}

export interface KnownSite extends Site {
  readonly lexicon: Lexicon;
}

/** Fetches the postings that readings need, and matches them. */
async function match(site: KnownSite, readings: readonly Reading[]): Promise<WordMatch> {
  await site.postings.ensure(readings.flatMap(({groups}) => groups.flatMap((group) => [...group.keys()])));
  return matchWord(site, readings);
}

/** Words of the site and synonyms with a first letter. */
function* candidates({words, frequency, range, synonyms}: Lexicon, letter: string): Generator<Candidate> {
  const [from, to] = range(letter);
  for (let index = from; index < to; index += 1) yield {word: words[index]!, frequency: frequency(index)};
  for (const {folded} of synonyms.beginningWith(letter)) yield {word: folded, frequency: 1};
}

/** What words begin with, each beginning once, with the number of words. */
function beginnings(lexicon: Lexicon, typed: string): Iterable<Candidate> {
  const found = new Map<string, number>();
  for (const {word} of candidates(lexicon, typed.charAt(0))) {
    const start = word.slice(0, typed.length);
    if (word.length > typed.length) found.set(start, (found.get(start) ?? 0) + 1);
  }
  return Array.from(found, ([word, frequency]) => ({word, frequency}));
}

/** The commonest word with a beginning. */
function commonest({words, frequency, range, synonyms}: Lexicon, start: string): string {
  const [from, to] = range(start);
  let best = from;
  for (let index = from; index < to; index += 1) if (frequency(index) > frequency(best)) best = index;
  return from < to ? words[best]! : (synonyms.beginningWith(start)[0]?.folded ?? start);
}

/** The word that was meant by one that the site does not know, if that looks like a typo; with what it means. */
function correction(lexicon: Lexicon, {folded, open}: QuestionWord): {meant: string; readings: Reading[]} | undefined {
  const meant = correct(folded, candidates(lexicon, folded.charAt(0)));
  if (meant) return {meant, readings: readWord(lexicon, meant)};
  if (!open || folded.length < typos.beginning) return undefined;
  const start = correct(folded, beginnings(lexicon, folded));
  return start ? {meant: commonest(lexicon, start), readings: readBeginning(lexicon, start)} : undefined;
}

/**
 * Finds what the site has for a word. A word is never cut short until something matches: what the site does not know is
 * corrected when it looks like a typo, else nothing is found.
 *
 * @param together - readings that it has together with its neighbours
 */
export async function settle(site: KnownSite, word: QuestionWord, together: readonly Reading[]): Promise<SettledWord> {
  const {lexicon} = site;
  const known = [...together, ...readWord(lexicon, word.folded)];
  if (word.open) {
    const share = lexicon.indexOf(word.folded) >= 0 ? coefficients.completeWord : 1;
    const begun = readBeginning(lexicon, word.folded);
    known.push(...begun.map((reading) => ({...reading, confidence: share * reading.confidence})));
  }
  const found = await match(site, known);
  if (found.found) return {...word, match: found};
  if (word.open) {
    const begun = await match(site, readHalfCompound(lexicon, word.folded));
    if (begun.found) return {...word, match: begun};
  }
  const corrected = correction(lexicon, word);
  if (!corrected) return {...word, match: found};
  return {...word, match: await match(site, corrected.readings), meant: corrected.meant};
}
