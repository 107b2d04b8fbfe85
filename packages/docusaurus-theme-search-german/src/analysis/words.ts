import {fold} from '../language/fold';

/** A word with its place in the text. */
export interface Word {
  readonly text: string;
  /** Offset in UTF-16 units. */
  readonly start: number;
}

const pattern = /[\p{L}\p{N}\p{M}\u00ad]+/gu;

/**
 * Cuts a text into words at everything that is neither letter nor digit: `sources.list`, `IMAP/SMTP` and
 * `App-Passwörter` are two words each, `2FA` is one.
 */
export function words(text: string): Word[] {
  return Array.from(text.matchAll(pattern), (match) => ({text: match[0], start: match.index}));
}

/** Words without meaning for a search. Prepositions that carry meaning in questions are left out on purpose. */
const meaningless =
  `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da dabei
  damit dann das dass dein deine deinem deinen deiner dem den denn der des dessen dich die dies diese diesem diesen dieser
  dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer für gegen hab habe haben hast hat hatte
  hier ich ihm ihn ihnen ihr ihre im in ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine keinen können man
  mehr mein meine meinem meinen meiner mich mir mit muss nach nicht noch nun nur ob oder ohne sehr sein seine sich sie sind so
  soll sondern über um und uns unser unsere unter viel vom von vor war warum was wegen weil welche wenn wer werden wie wieder
  will wir wird wo woher wohin zu zum zur zwischen darf darfst dürfen dürft mag möchte möchten möchtest brauche brauchst
  braucht gibt geht gehen kommt macht mache machen müssen musst sollen sollte lasst lassen keiner keinem keines niemand jemand
  viele vielen einige bitte immer ständig dauernd plötzlich trotzdem eigentlich überhaupt wurde wurden worden klappt klappen
  funktioniert funktionieren wieso weshalb welcher welches welchen welchem seit`.split(/\s+/);

/** As they are written with umlauts and without; `ändere` is not `andere`. */
const stopWords: ReadonlySet<string> = new Set(
  meaningless.flatMap((word) => [word, fold(word), word.replaceAll('ü', 'ue').replaceAll('ö', 'oe')]),
);

/** Does a word mean nothing for a search? @param word - as it is written */
export const isStopWord = (word: string): boolean => stopWords.has(word.normalize('NFC').toLowerCase());

/** A whole title, name or question as one key: folded words with blanks. */
export const nameKey = (text: string): string =>
  words(text)
    .map(({text: word}) => fold(word))
    .join(' ');

/** Folded words of a text that mean something, in their order. */
export const meaningfulWords = (text: string): string[] =>
  words(text)
    .filter(({text: word}) => !isStopWord(word))
    .map(({text: word}) => fold(word));
