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

/** Words without meaning for a search, folded. Prepositions that carry meaning in questions are left out on purpose. */
export const stopWords: ReadonlySet<string> = new Set(
  `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist da dabei damit dann
  das dass dein deine deinem deinen deiner dem den denn der des dessen dich die dies diese diesem diesen dieser dieses dir
  doch dort du durch ein eine einem einen einer eines er es etwas euch euer fur gegen hab habe haben hast hat hatte hier
  ich ihm ihn ihnen ihr ihre im in ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine keinen konnen
  man mehr mein meine meinem meinen meiner mich mir mit muss nach nicht noch nun nur ob oder ohne sehr sein seine sich sie
  sind so soll sondern uber um und uns unser unsere unter viel vom von vor war warum was wegen weil welche wenn wer werden
  wie wieder will wir wird wo woher wohin zu zum zur zwischen`.split(/\s+/),
);
