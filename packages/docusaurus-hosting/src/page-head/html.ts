import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';

/**
 * Title of a built page without the site's name.
 *
 * @param suffix - what follows the page's own title, ` | Site`
 * @returns undefined for a page without a title
 */
export function titleOf(html: string, suffix: string): string | undefined {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1];
  return title === undefined
    ? undefined
    : toString(fromHtml(title, {fragment: true}))
        .trim()
        .replace(suffix, '');
}

/** Puts elements at the end of a page's head. @throws Error for a page without a head. */
export function addToHead(html: string, elements: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) throw new Error('there is no </head> in the page');
  return html.slice(0, end) + elements + html.slice(end);
}
