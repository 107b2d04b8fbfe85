import {fold, isStopWord} from '.';

/** A word with its place in the text. */
export interface Word {
  readonly text: string;
  /** Offset in UTF-16 units. */
  readonly start: number;
}

/**
 * Cuts a text into words at everything that is neither letter nor digit: `sources.list`, `IMAP/SMTP` and
 * `App-Passwörter` are two words each, `2FA` is one.
 */
export const words = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}\p{M}\u00ad]+/gu), (match) => ({text: match[0], start: match.index}));

/** A whole title, alias or query as one key: folded words with blanks. */
export const phraseKey = (text: string): string =>
  words(text)
    .map(({text: word}) => fold(word))
    .join(' ');

/** Folded words of a text without stop words, in their order. */
export const indexedWords = (text: string): string[] =>
  words(text)
    .filter(({text: word}) => !isStopWord(word))
    .map(({text: word}) => fold(word));
