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

/** Makes a text safe inside of a double-quoted HTML attribute. */
const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Reads the head of a built page. `suffix` is what follows the page's own title, ` | Site`. Returns nothing for a page without a title. */
export function readHead(html: string, suffix: string): PageHead | undefined {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  return title === undefined ? undefined : {title: decode(title).trim().replace(suffix, '')};
}

/** Image of a page for readers of Open Graph and Twitter cards. */
export interface CardImage {
  /** Absolute, as both ask for. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** The meta elements for a card, after the Open Graph protocol and Twitter's names for the same. */
export function imageTags({url, alt, width, height}: CardImage): string {
  const properties = {
    'og:image': url,
    'og:image:type': 'image/png',
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': alt,
  };
  const names = {'twitter:image': url, 'twitter:image:alt': alt};
  const tag =
    (attribute: string) =>
    ([name, content]: [string, string]) =>
      `<meta ${attribute}="${name}" content="${escapeAttribute(content)}">`;
  return [...Object.entries(properties).map(tag('property')), ...Object.entries(names).map(tag('name'))].join('');
}

/** Puts elements at the end of a page's head. @throws Error for a page without a head. */
export function addToHead(html: string, elements: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) {
    throw new Error('there is no </head> in the page');
  }
  return html.slice(0, end) + elements + html.slice(end);
}

/** Structured data (JSON-LD) as an element; `<` is escaped, so that no text in it can end the element. */
export const structuredData = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/**
 * Breadcrumbs name pages by their canonical address. Docusaurus gives category pages a slash at the end there, whatever
 * `trailingSlash` says.
 */
export const canonicalBreadcrumbs = (html: string): string =>
  html.replace(/<script[^>]*application\/ld\+json[^>]*>\{[^<]*"BreadcrumbList"[^<]*<\/script>/g, (script) =>
    script.replace(/("item":"[^"]+?)\/"/g, '$1"'),
  );
