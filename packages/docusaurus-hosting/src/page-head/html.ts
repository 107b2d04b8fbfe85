/** What a built page says about itself in its head. */
export interface PageHead {
  /** Title without the site's name. */
  readonly title: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  apos: "'",
};

const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Reads the head of a built page. `suffix` is what follows the page's own title, ` | Site`. Returns nothing for a page without a title. */
export function readHead(html: string, suffix: string): PageHead | undefined {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  return title === undefined ? undefined : {title: decode(title).trim().replace(suffix, '')};
}

/** Puts elements at the end of a page's head. @throws Error for a page without a head. */
export function addToHead(html: string, elements: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) {
    throw new Error('there is no </head> in the page');
  }
  return html.slice(0, end) + elements + html.slice(end);
}
