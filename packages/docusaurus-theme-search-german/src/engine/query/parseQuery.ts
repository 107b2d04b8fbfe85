import {fold, isLight, isStopWord, isVerbPrefix} from '../../language';
import {words} from '../../language/words';

export interface QueryWord {
  /** As it was typed. */
  readonly text: string;
  readonly folded: string;
  /** Place in the query, in UTF-16 units. */
  readonly start: number;
  /** Is it the last word, with nothing behind it, so that it may still grow? */
  readonly isPrefix: boolean;
  /** Does it say little, beside others that say more? */
  readonly isLight: boolean;
  /** Does it stand in quotation marks, so that it means nothing but itself? */
  readonly isQuoted: boolean;
  /** The word with the verb's prefix at the end of the query: "melde … an" is "anmelde". */
  readonly withPrefix?: string;
}

/** Is a place of a text within quotation marks? */
const isWithinQuotes = (text: string, place: number): boolean =>
  (text.slice(0, place).match(/["„“”»«]/g) ?? []).length % 2 === 1;

/** The words of a query without stop words, or all when it has no others. */
export function parseQuery(text: string): QueryWord[] {
  const all = words(text).map((word) => ({
    ...word,
    folded: fold(word.text),
    isQuoted: isWithinQuotes(text, word.start),
    isPrefix: word.start + word.text.length === text.length,
  }));
  const last = all.at(-1);
  const prefix = last && isVerbPrefix(last.folded) ? last.folded : '';
  const indexed = all.filter((word) => !isStopWord(word.text));
  const asked = indexed.length > 0 ? indexed : all;
  const areLight = asked.map(({folded}) => isLight(folded));
  return asked.map((word, place) => ({
    ...word,
    isLight: areLight[place]! && areLight.includes(false),
    ...(prefix !== '' && word !== last && {withPrefix: prefix + word.folded}),
  }));
}
