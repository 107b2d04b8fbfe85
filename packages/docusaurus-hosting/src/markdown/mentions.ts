import {
  boundary,
  endOf,
  nodesOf,
  proseOfPage,
  resolveLink,
  startOf,
  type MarkdownDocument,
} from 'docusaurus-content-check/reader';
import {escapeRegExp} from 'docusaurus-content-check/text';
import type {Offer} from './unoffered';

/** Facts that name what others run: a link to one of them is called what it is called there. */
const isElsewhere = (name: string): boolean => /^(?:contact|links)\./.test(name);

/**
 * What visitors read of a page as words of its author, at the same offsets: without quotations of programs, such as menus
 * (`**A → B**`), and without links to what others run or to pages that are left out.
 */
export function proseOf(document: MarkdownDocument, offer: Pick<Offer, 'factTexts' | 'targets'>): string {
  const elsewhere = new Set([...offer.factTexts].filter(([name]) => isElsewhere(name)).map(([, value]) => value));
  const link = (url: string): boolean => {
    const address = document.mask.fill(url);
    return elsewhere.has(address) || isElsewhere(address) || offer.targets.has(resolveLink(url, document.file));
  };
  let prose = proseOfPage(document, {headings: false, link});
  for (const node of nodesOf(document.tree, 'strong')) {
    const words = prose.slice(startOf(node), endOf(node));
    if (!words.includes('→')) continue;
    prose = prose.slice(0, startOf(node)) + words.replace(/[^\n]/g, boundary) + prose.slice(endOf(node));
  }
  return prose;
}

/** A word as it stands within a sentence and at its beginning, with the endings of adjectives. */
const inflected = (...stems: string[]): string =>
  `(?:${stems.map((stem) => `[${stem.charAt(0).toUpperCase()}${stem.charAt(0)}]${stem.slice(1)}`).join('|')})(?:e[mnrs]?)?`;

/** Words that point at one thing, and no adjectives. */
const pointing = `(?:[Dd]e[mnrs]|[Dd]ie|[Dd]as|${inflected('unser', 'dein', 'mein', 'sein')})`;

/** Words after which a title is any such thing: "ein anderes Forum", "keine Datenbanken", "ohne Konto", "per E-Mail". */
const anySuch = new RegExp(
  `(?<!\\p{L})(?:[Jj]e|[Oo]hne|[Pp]er|[Pp]ro|${inflected('ein', 'irgendein', 'kein', 'ander', 'fremd', 'jed', 'manch', 'mehrer', 'solch', 'üblich', 'viel', 'weiter', 'welch')})(?:\\s+(?!${pointing}\\s)\\p{Ll}+e[mnrs]?){0,2}\\s+$`,
  'u',
);

/** Somebody else's, by what follows: "die Cloud von Microsoft", "das VPN eines anderen Anbieters". */
const ofSomebodyElse = (name: string): RegExp =>
  new RegExp(
    `^\\s+(?:von\\s+(?!${escapeRegExp(name)})\\p{Lu}[\\p{L}-]*(?![\\p{L}-]|\\s+aus)|eine[rs]\\s+(?:ander|fremd)en\\s)`,
    'u',
  );

/** Words before a title that begin with a capital letter and are no part of a longer name. */
const noName = `(?:${pointing}|(?:Dienst|Seite|Abschnitt|Server)(?:e?s|en?)?|Aus|Bei|Dazu|Für|I[mn]|Mit|Ohne|Von|Zu[mr])`;

/** A kind of address, by what follows: "E-Mail: jemand@…". */
const contactAddress = /^:\s+\S+@/;

/** A name within its sentence right before: "Microsofts Cloud", "die Microsoft Cloud". */
const partOfName = new RegExp(
  `(?<!(?:^|[.!?:${boundary}])\\s*)(?<![\\p{L}\\d-])(?!${noName}\\s)\\p{Lu}[\\p{L}-]+\\s+$`,
  'u',
);

/**
 * Places in prose that name a service by its title. The same word for any such thing, somebody else's or part of
 * another name is none: "ein VPN", "die Cloud von Microsoft", "Wolkencloud".
 *
 * @param operatorName - whose services are meant
 * @returns offsets
 */
export const mentionsIn = (prose: string, title: string, operatorName: string): number[] =>
  // `Code` is not found in `Code-Review` or `Quellcode`.
  [...prose.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])${escapeRegExp(title)}(?![\\p{L}\\p{N}-])`, 'gu'))]
    .filter(({index, 0: {length}}) => {
      const before = prose.slice(prose.lastIndexOf('\n', index) + 1, index);
      return (
        !anySuch.test(before) &&
        !partOfName.test(before) &&
        !contactAddress.test(prose.slice(index + length)) &&
        !ofSomebodyElse(operatorName).test(prose.slice(index + length))
      );
    })
    .map(({index}) => index);
