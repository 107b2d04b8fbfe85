import {fold} from './fold';

/** Prepositions that carry meaning in questions are left out on purpose. */
const written =
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

/** With umlauts and without. The word that is asked for is not folded: `ändere` is not `andere`. */
const stopWords: ReadonlySet<string> = new Set(
  written.flatMap((word) => [word, fold(word), word.replaceAll('ü', 'ue').replaceAll('ö', 'oe')]),
);

export const isStopWord = (word: string): boolean => stopWords.has(word.normalize('NFC').toLowerCase());
