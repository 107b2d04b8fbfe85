import {escapeRegExp} from 'docusaurus-content-check/text';

/** Front matter that visitors read. */
const proseField = /^(?:title|description|sidebar_label|pagination_label): /;
/** Attributes of components that visitors read. */
const proseAttribute = /(?<=\s(?:alt|aria-label|caption|label|summary|title)=")[^"]*(?=")/g;

/** What stands between words and is none of a page's own: code, comments, other languages, menus of programs, addresses, facts. */
const noProse: readonly RegExp[] = [
  /^( *)(`{3,}|~{3,})[\s\S]*?^\1\2/gm,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /`[^`\n]*`/g,
  /^(?:import|export) .*$/gm,
  /<(\w+)[^>]*\slang="[^"]*"[^>]*>[\s\S]*?<\/\1>/g,
  /\*\*[^*\n]*→[^*\n]*\*\*/g,
  // A kind of address: „E-Mail: jemand@…“.
  /[\p{L}-]+:\**\s*\[[^\]\n]*\]\(mailto:[^)]*\)/gu,
  // What they lead to is called that way, whoever runs it.
  /\[[^\]\n]*\]\(\{\{(?:contact|links)\.[^)]*\)/g,
  /\{\{[^}]*\}\}/g,
  /\]\([^)]*\)/g,
];

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** A tag with nothing left but the attributes that visitors read. */
function onlyProseAttributes(tag: string): string {
  let kept = '';
  for (const {0: value, index} of tag.matchAll(proseAttribute)) {
    kept += blank(tag.slice(kept.length, index)) + value;
  }
  return kept + blank(tag.slice(kept.length));
}

/** What visitors read of a Markdown file as words of its author; everything else is spaces, so that places stay. */
export function proseOnly(markdown: string): string {
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(markdown) ?? [];
  const fields = frontMatter
    .split('\n')
    .map((line) => (proseField.test(line) ? line.replace(/^\w+:/, blank) : blank(line)))
    .join('\n');
  const body = noProse.reduce((text, pattern) => text.replace(pattern, blank), markdown.slice(frontMatter.length));
  return fields + body.replace(/<\/?[A-Za-z][^>]*>/g, onlyProseAttributes);
}

/** A word as it stands within a sentence and at its beginning, with the endings of adjectives. */
const inflected = (...stems: string[]): string =>
  `(?:${stems.map((stem) => `[${stem.charAt(0).toUpperCase()}${stem.charAt(0)}]${stem.slice(1)}`).join('|')})(?:e[mnrs]?)?`;

/** Words that point at one thing, and no adjectives. */
const pointing = `(?:[Dd]e[mnrs]|[Dd]ie|[Dd]as|${inflected('unser', 'dein', 'mein', 'sein')})`;

/** Words after which a title is any such thing: „ein anderes Forum“, „keine Datenbanken“, „ohne Konto“, „per E-Mail“. */
const anySuch = new RegExp(
  `(?<!\\p{L})(?:[Jj]e|[Oo]hne|[Pp]er|[Pp]ro|${inflected('ein', 'irgendein', 'kein', 'ander', 'fremd', 'jed', 'manch', 'mehrer', 'solch', 'üblich', 'viel', 'weiter', 'welch')})(?:\\s+(?!${pointing}\\s)\\p{Ll}+e[mnrs]?){0,2}\\s+$`,
  'u',
);

/** Somebody else's, by what follows: „die Cloud von Microsoft“, „das VPN eines anderen Anbieters“. */
const ofSomebodyElse = (name: string): RegExp =>
  new RegExp(
    `^\\s+(?:von\\s+(?!${escapeRegExp(name)})\\p{Lu}[\\p{L}-]*(?![\\p{L}-]|\\s+aus)|eine[rs]\\s+(?:ander|fremd)en\\s)`,
    'u',
  );

/** Words before a title that begin with a capital letter and are no part of a longer name. */
const noName = `(?:${pointing}|(?:Dienst|Seite|Abschnitt|Server)(?:e?s|en?)?|Aus|Bei|Dazu|Für|I[mn]|Mit|Ohne|Von|Zu[mr])`;

/** A name within its sentence right before: „Microsofts Cloud“, „die Microsoft Cloud“. */
const partOfName = new RegExp(
  `(?<!(?:^|[.!?:|>*#]|^\\s*[-\\d]+)\\s*)(?<![\\p{L}\\d-])(?!${noName}\\s)\\p{Lu}[\\p{L}-]+\\s+$`,
  'u',
);

/**
 * Places in a line of prose that name a service by its title. The same word for any such thing, somebody else's or part of
 * another name is none: „ein VPN“, „die Cloud von Microsoft“, „Wolkencloud“.
 *
 * @param operatorName - whose services are meant
 * @returns offsets
 */
export const mentionsIn = (prose: string, title: string, operatorName: string): number[] =>
  // `Code` is not found in `Code-Review` or `Quellcode`.
  [...prose.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])${escapeRegExp(title)}(?![\\p{L}\\p{N}-])`, 'gu'))]
    .filter(({index, 0: {length}}) => {
      const before = prose.slice(0, index);
      return (
        !anySuch.test(before) &&
        !partOfName.test(before) &&
        !ofSomebodyElse(operatorName).test(prose.slice(index + length))
      );
    })
    .map(({index}) => index);
