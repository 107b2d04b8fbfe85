import {fold} from './fold';
import {stem} from './stem';

/** Prepositions that carry meaning in questions are left out on purpose. */
const written =
  `aber alle allem allen aller alles als also am an andere anderen anderer anderes anders auch auf aus bei beim bin bis bist da dabei
  damit dann das dass dein deine deinem deinen deiner dem den denn der des dessen dich die dies diese diesem diesen dieser
  dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer für gegen hab habe haben hast hat hatte
  hier ich ihm ihn ihnen ihr ihre im in ins ist ja jede jedem jeden jeder jedes jetzt kann kannst kein keine keinen können man
  mehr mein meine meinem meinen meiner mich mir mit muss nach nicht noch nun nur ob oder ohne sehr sein seine sich sie sind so
  soll sondern über um und uns unser unsere unter viel vom von vor war warum was wegen weil welche wenn wer werden wie wieder
  will wir wird wo woher wohin zu zum zur zwischen darf darfst dürfen dürft mag möchte möchten möchtest brauche brauchst
  braucht gibt geht gehen kommt macht mache machen müssen musst sollen sollte lasst lassen keiner keinem keines niemand jemand
  viele vielen einige bitte immer ständig dauernd plötzlich trotzdem eigentlich überhaupt wurde wurden worden klappt klappen
  ander anderem anderm andern derselbe derselben denselben desselben demselben dieselbe dieselben dasselbe deines derer einig einigem einigen einiger einiges eure eurem euren eurer eures gewesen hatten ihrem ihren ihrer ihres indem jene jenem jenen jener jenes manche manchem manchen mancher manches meines musste seinem seinen seiner seines solche solchem solchen solcher solches unserem unseren unserer unseres waren warst werde wirst zwar ans aufs fürs ums übers durchs vorm hinterm gibts gehts hats ists wars ne nen nem habt hätte hätten hättest wären seid sei wart werdet könnt müsst müsste müssten wollt willst sollt dürfte kam kamen ging gingen kommen komm denen deren wem wen wessen womit wofür wodurch wovon davor dafür dagegen daher darum deshalb deswegen falls obwohl bevor nachdem sobald solange weder sowie sowohl entweder desto bloß eben etwa
  funktioniert funktionieren wieso weshalb welcher welches welchen welchem seit`.split(/\s+/);

/** With umlauts and without. The word that is asked for is not folded: `ändere` is not `andere`. */
const stopWords: ReadonlySet<string> = new Set(
  written.flatMap((word) => [word, fold(word), word.replaceAll('ü', 'ue').replaceAll('ö', 'oe')]),
);

export const isStopWord = (word: string): boolean => stopWords.has(word.normalize('NFC').toLowerCase());

/** Words that say little about what a question is about, however rare they are on a site: fillers, times, people, common verbs. */
const lightStems: ReadonlySet<string> = new Set(
  `abwechselnd alle allein anfang ansehen bald beide bekommen bereits besonders besser bestimmt bisher bisschen
  bleiben blöd bringen daheim danach daran darauf davon dazu denken dinge direkt doppelt drei drüber dumm echt egal eigen einfach einmal
  eins endlich erst ewig extra falsch fertig finden früher ganz gar geben gehören genau genug gerade gern gestern gleich
  gleichzeitig glauben groß gut halt heißen helfen heute hilfe hin hinter hinterher irgendein irgendwas irgendwie irgendwo jahr
  jederzeit jedesmal klein klug komisch konnte könnte könnten könntest kriegen kurz lange langsam lassen legen leicht leider letzte leute
  liegen mal manchmal meinen mensch merkwürdig minute mittag moment monat morgen möglich nachher nachts nehmen nervt neu neulich
  nichts nie nirgends nochmal normal nötig oft oben person plötzlich probieren quasi richtig sache sagen schlecht schlimm
  schnell schon schön schwer schwierig sehen seitdem selber selbst selten seltsam sofort sonst sowas später spinnen statt stehen steht
  stellen stunde tag täglich tun toll typ überall unbedingt ungefähr unten unterwegs verschieden verstehen versuchen viel voll vorher
  wäre wann weg weiß weiter weitere wenig wichtig wirklich wissen woche wohl wollen wollte woran worauf wozu wünschen würde würden
  zeigen zeit zeug ziemlich zuerst zuhause zurück zusammen zwei`
    .split(/\s+/)
    .map((word) => stem(fold(word))),
);

export const isLight = (folded: string): boolean => lightStems.has(stem(folded));
