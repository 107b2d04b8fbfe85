import path from 'node:path';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {MarkdownDocument} from './document';
import {attributesOf, nodesOf, partsOf, startOf, type Jsx} from './nodes';
import type {Page} from './page';

/** Something in a page that leads elsewhere. */
export interface Target {
  readonly url: string;
  readonly at: number;
  readonly text: string;
  readonly kind: 'link' | 'picture' | 'import';
}

type TargetFields = Omit<Target, 'at' | 'text'>;

/** `require('./name.webp')` in an attribute. */
const requiredFile = /\brequire\((['"])((?:\.|@site\/)[^'"]*)\1\)/g;

/** Attributes whose addresses visitors follow, and keys of objects in them. */
export const followed = /^(?:href|to|url|action|formaction|xlink:?href)$/i;
/** Where `href` is loaded, too. */
export const loadsHref = /^(?:image|use|feimage|pattern|lineargradient)$/i;

/** Targets of an HTML element or a component, as texts and in expressions. */
function* targetsOfElement(element: Jsx): Iterable<TargetFields> {
  for (const attribute of attributesOf(element)) {
    const isPicture = element.name === 'img' && attribute.name === 'src';
    for (const {text: url, key} of partsOf(attribute).texts) {
      if (isPicture) yield {url, kind: 'picture'};
      else if (followed.test(key) && !loadsHref.test(element.name ?? '')) yield {url, kind: 'link'};
    }
    if (typeof attribute.value !== 'object') continue;
    for (const [, , file = ''] of attribute.value?.value.matchAll(requiredFile) ?? [])
      yield {url: file, kind: 'import'};
  }
}

function* targetsOfNode(node: Nodes, definitions: ReadonlyMap<string, string>): Iterable<TargetFields> {
  const url = 'identifier' in node ? definitions.get(node.identifier) : 'url' in node ? node.url : undefined;
  if (url !== undefined) {
    if (node.type === 'link' || node.type === 'linkReference') yield {url, kind: 'link'};
    if (node.type === 'image' || node.type === 'imageReference') yield {url, kind: 'picture'};
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') yield* targetsOfElement(node);
  if (node.type !== 'mdxjsEsm') return;
  for (const statement of node.data?.estree?.body ?? []) {
    if (statement.type !== 'ImportDeclaration') continue;
    const file = String(statement.source.value);
    if (/^\.|^@site\//.test(file)) yield {url: file, kind: 'import'};
  }
}

/** Everything in a file that leads to another: links, pictures, their references, HTML and imports. */
export function targetsOf({tree, mask}: MarkdownDocument): Target[] {
  // Markdown takes the first of several.
  const written = nodesOf(tree, 'definition').reverse();
  const definitions = new Map(written.map(({identifier, url}) => [identifier, url]));
  const targets: Target[] = [];
  visit(tree, (node, _, parent) => {
    for (const found of targetsOfNode(node, definitions)) {
      // Some links of bare addresses have no place of their own.
      const at = startOf(node.position ? node : (parent ?? node));
      targets.push({...found, at, text: found.kind === 'link' ? mask.fill(toString(node)) : ''});
    }
  });
  return targets;
}

/** An address as browsers read it: without spaces and control characters. */
export const addressOf = (text: string): string => text.replace(/[\s\p{Cc}]/gu, '');

/** What absolute addresses begin with. */
export const scheme = /^[a-z][a-z0-9+.-]*:/i;

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Address and fragment of a link, decoded, NFC, without its query. */
export function splitUrl(url: string): {address: string; anchor: string} {
  const [, address = '', anchor = ''] = /^([^?#]*)[^#]*#?([\s\S]*)$/.exec(url) ?? [];
  return {address: decode(address).normalize('NFC'), anchor: decode(anchor)};
}

/** The address or file that a link in a file leads to: decoded, NFC, without query and hash. */
export function resolveLink(target: string, file: string): string {
  const {address} = splitUrl(target);
  return address.startsWith('/') ? address : path.posix.join(path.posix.dirname(file), address);
}

/** File that a relative address or `@site/…` names, from the site's root. */
export const fileAt = ({file}: Pick<Page, 'file'>, address: string): string =>
  address.startsWith('@site/') ? address.slice('@site/'.length) : path.posix.join(path.posix.dirname(file), address);

/** File that a picture's address names, from the site's root: what begins with `/` lies in static/. */
export function fileOf(page: Page, url: string): string {
  const {address} = splitUrl(url);
  return address.startsWith('/') ? `static${address}` : fileAt(page, address);
}
