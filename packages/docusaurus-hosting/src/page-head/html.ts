import {fromHtml} from 'hast-util-from-html';
import {toString} from 'hast-util-to-string';

/**
 * Title of a built page without the site's name.
 *
 * @param suffix - what follows the page's own title, ` | Site`
 * @returns undefined for a page without a title
 */
export function titleOf(html: string, suffix: string): string | undefined {
  const [, title = ''] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  const words = toString(fromHtml(title, {fragment: true})).trim();
  return words === '' ? undefined : words.replace(suffix, '');
}

/**
 * Puts elements at the beginning of a page's head: what the page says itself comes later, and may look like the end of it.
 *
 * @throws Error for what is no page
 */
export function addToHead(html: string, elements: string): string {
  const [charset, before = ''] = /^([^]*?<meta charset=)[^>]*>/i.exec(html) ?? [];
  if (charset === undefined || before.includes('<title'))
    throw new Error('no <meta charset> begins the head of the page');
  return charset + elements + html.slice(charset.length);
}
