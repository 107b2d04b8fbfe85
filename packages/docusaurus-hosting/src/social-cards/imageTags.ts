/** Makes a text safe inside of a double-quoted HTML attribute. */
const escapeAttribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

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
