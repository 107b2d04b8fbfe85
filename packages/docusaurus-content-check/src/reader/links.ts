import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {MarkdownDocument} from './document';
import {startOf} from './nodes';
import type {Page} from './page';

/** Something in a page that leads elsewhere. */
export interface Target {
  readonly url: string;
  readonly at: number;
  readonly text: string;
  readonly kind: 'link' | 'picture' | 'import';
  /** What a screen reader says of a picture; undefined where nothing is given. */
  readonly alt?: string;
}

/** `require('./name.webp')` in an attribute. */
const requiredFile = /\brequire\((['"])((?:\.|@site\/)[^'"]*)\1\)/g;

/** Everything in a file that leads to another: links, pictures, their references, HTML and imports. */
export function targetsOf({tree, mask}: MarkdownDocument): Target[] {
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({identifier, url}) => {
    definitions.set(identifier, url);
  });
  const targets: Target[] = [];
  visit(tree, (node) => {
    const at = startOf(node);
    if (node.type === 'link') targets.push({url: node.url, at, text: mask.fill(toString(node)), kind: 'link'});
    if (node.type === 'image') targets.push({url: node.url, at, text: '', kind: 'picture', alt: node.alt ?? ''});
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      const url = definitions.get(node.identifier);
      if (url === undefined) return;
      if (node.type === 'linkReference') targets.push({url, at, text: mask.fill(toString(node)), kind: 'link'});
      else targets.push({url, at, text: '', kind: 'picture', alt: node.alt ?? ''});
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const attribute = (name: string): string | undefined => {
        const found = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
        return typeof found?.value === 'string' ? found.value : undefined;
      };
      const href = attribute('href') ?? attribute('to');
      if (href !== undefined && (node.name === 'a' || node.name === 'Link')) {
        targets.push({url: href, at, text: mask.fill(toString(node)), kind: 'link'});
      }
      if (node.name === 'img' && attribute('src') !== undefined) {
        targets.push({url: attribute('src') ?? '', at, text: '', kind: 'picture', alt: attribute('alt')!});
      }
      for (const {value} of node.attributes) {
        if (typeof value !== 'object') continue;
        for (const [, , url = ''] of value?.value.matchAll(requiredFile) ?? []) {
          targets.push({url, at, text: '', kind: 'import'});
        }
      }
    }
    if (node.type === 'mdxjsEsm') {
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration') continue;
        const url = String(statement.source.value);
        if (/^\.|^@site\//.test(url)) targets.push({url, at, text: '', kind: 'import'});
      }
    }
  });
  return targets;
}

/** What absolute addresses begin with. */
export const scheme = /^[a-z][a-z0-9+.-]*:/i;

/** Address and fragment of a link, decoded, NFC, without its query. */
export function splitUrl(url: string): {address: string; anchor: string} {
  const hash = url.indexOf('#');
  const decode = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const address = decode((hash < 0 ? url : url.slice(0, hash)).replace(/\?.*$/, ''));
  return {address: address.normalize('NFC'), anchor: hash < 0 ? '' : decode(url.slice(hash + 1))};
}

/** File that a relative address or `@site/…` names, from the site's root. */
export const fileAt = (page: Page, address: string): string =>
  address.startsWith('@site/')
    ? address.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(page.file), address);

/** File that a picture's address names, from the site's root: what begins with „/“ lies in static/. */
export function fileOf(page: Page, url: string): string {
  const {address} = splitUrl(url);
  return address.startsWith('/') ? `static${address}` : fileAt(page, address);
}

/** The address or file that a link in a file leads to: decoded, NFC, without query and hash. */
export function resolveLink(target: string, file: string): string {
  const {address} = splitUrl(target);
  return address.startsWith('/') ? address : path.posix.join(path.posix.dirname(file), address);
}
