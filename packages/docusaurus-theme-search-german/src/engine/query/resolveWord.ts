import {countEach} from '../../count';
import {stem} from '../../language';
import type {Lexicon} from '../lexicon';
import {matchWord, type Site, type WordMatch} from '../ranking/bm25';
import type {QueryWord} from './parseQuery';
import {expandItself, expandPart, expandPrefix, expandWord, type Expansion} from './queryExpansion';
import {correctSpelling, farther, typoCost} from './spelling';

/** A word of a query and where the site has it. */
export interface ResolvedWord extends QueryWord {
  readonly match: WordMatch;
  /** Folded word that was searched for instead, because the site does not know this one. */
  readonly meant?: string;
  /** Is it a guess? */
  readonly isGuess?: boolean;
}

/** Letters of an unfinished word from which on its beginning may have a typo. */
const minPrefixLength = 6;

/** Fetches the postings that expansions need, and matches them. */
async function match(site: Site, expansions: readonly Expansion[]): Promise<WordMatch> {
  await site.postings.ensure(expansions.flatMap(({groups}) => groups.flatMap((group) => [...group.keys()])));
  return matchWord(site, expansions);
}

/** Words of the site and synonyms with a prefix. */
function candidates({words, range, synonyms}: Lexicon, prefix: string): string[] {
  return [...words.slice(...range(prefix)), ...synonyms.beginningWith(prefix).map(({folded}) => folded)];
}

/** The word that the site has most often; of equals the first. */
const commonest = (words: readonly string[], {frequencyOf}: Lexicon): string =>
  words.reduce((best, word) => (frequencyOf(word) > frequencyOf(best) ? word : best));

/** Of words with one meaning that a typo resembles, the one that the site says: "Pasword" is "Passwort", not "password". */
function commonestLike(lexicon: Lexicon, typed: string, meant: string): string {
  const alike = lexicon.synonyms
    .entriesFor(stem(meant))
    .map(({folded}) => folded)
    .filter((word) => typoCost(typed, word) <= farther(Math.min(typed.length, word.length)));
  return commonest([meant, ...alike], lexicon);
}

/** The word that was meant by one that the site does not know, if that looks like a typo; with its expansions. */
function correction(lexicon: Lexicon, {folded, isPrefix}: QueryWord) {
  const known = candidates(lexicon, folded.charAt(0));
  const likely = correctSpelling(folded, known, lexicon.frequencyOf);
  if (likely) {
    const meant = commonestLike(lexicon, folded, likely);
    return {meant, expansions: expandWord(lexicon, meant)};
  }
  if (!isPrefix || folded.length < minPrefixLength) return undefined;
  const {length} = folded;
  const counts = countEach(known.filter((each) => each.length > length).map((longer) => longer.slice(0, length)));
  const prefix = correctSpelling(folded, counts.keys(), (each) => counts.get(each)!);
  if (!prefix) return undefined;
  return {meant: commonest(candidates(lexicon, prefix), lexicon), expansions: expandPrefix(lexicon, prefix)};
}

/**
 * Finds what the site has for a word. A word is never cut short until something matches: what the site does not know is
 * corrected when it looks like a typo, else nothing is found.
 *
 * @param inPhrases - expansions that it has together with its neighbors
 */
export async function resolveWord(site: Site, word: QueryWord, inPhrases: readonly Expansion[]): Promise<ResolvedWord> {
  const {lexicon} = site;
  const {folded, isPrefix} = word;
  if (word.isQuoted) return {...word, match: await match(site, expandItself(lexicon, folded))};
  const known = [...inPhrases, ...expandWord(lexicon, folded), ...(isPrefix ? expandPrefix(lexicon, folded) : [])];
  const found = await match(site, known);
  if (found.found) return {...word, match: found};
  const corrected = correction(lexicon, word);
  if (!corrected) return {...word, match: found};
  return {...word, match: await match(site, corrected.expansions), meant: corrected.meant};
}

/** A guess by a part of a word, or else by a word that differs in more than a likely typo. */
function expandGuess(lexicon: Lexicon, word: string): Expansion[] {
  const ofPart = expandPart(lexicon, word);
  if (ofPart.length > 0) return ofPart;
  const near = correctSpelling(word, candidates(lexicon, word.charAt(0)), lexicon.frequencyOf, farther);
  return near ? expandWord(lexicon, near) : [];
}

/** Guesses what the site may have for words that it does not know. */
export const guessWords = (site: Site, words: readonly ResolvedWord[]): Promise<ResolvedWord[]> =>
  Promise.all(
    words.map(async (word) => ({
      ...word,
      match: await match(site, expandGuess(site.lexicon, word.folded)),
      isGuess: true,
    })),
  );
