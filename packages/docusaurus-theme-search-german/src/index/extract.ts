import {DomUtils, parseDocument} from 'htmlparser2';
import type {PageText} from './model';

/** Headings that begin a section of their own; deeper ones belong to the text. */
const sectionHeadings: ReadonlySet<string> = new Set(['h2', 'h3']);
/** What stands in an article beside its text: ways to elsewhere, controls, drawings. */
const skippedTags: ReadonlySet<string> = new Set('nav footer button script style svg noscript template'.split(' '));
const skippedClasses = /(?:^| )(?:button|hash-link|theme-doc-toc-mobile|theme-doc-version-badge)(?: |$)/;
/** Elements inside a line; all others end a word. */
const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Kinds of pages with texts of their own; lists of posts, tags and authors only repeat them. */
const kinds = {'docs-doc-page': 'docs', 'blog-post-page': 'blog', 'plugin-pages': 'pages'} as const;

/** What Docusaurus writes about a page's origin into the classes of `<html>`. */
export interface PageOrigin {
  readonly kind: 'docs' | 'blog' | 'pages';
  /** Id of the plugin that made it. */
  readonly pluginId: string;
  readonly classes: readonly string[];
}

export type ExtractedPage = Omit<PageText, 'url' | 'area'> & PageOrigin;

type Node = ReturnType<typeof parseDocument>['children'][number];

const isSkipped = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  skippedTags.has(name) ||
  attributes['aria-hidden'] === 'true' ||
  'data-search-ignore' in attributes ||
  skippedClasses.test(attributes.class ?? '');

const condense = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

/** Title and sections of a page: what stands in its elements of a name. */
function readTexts(nodes: readonly Node[], container: string) {
  const sections = [{anchor: '', heading: '', text: ''}];
  let title = '';
  const addText = (text: string): void => void (sections.at(-1)!.text += text);
  /** @param add - takes the texts; missing outside of containers */
  function visit(node: Node, add?: (text: string) => void): void {
    if (DomUtils.isText(node)) add?.(node.data);
    if (!DomUtils.isTag(node) || isSkipped(node.name, node.attribs)) return;
    let addInside = add ?? (node.name === container ? addText : undefined);
    if (add && node.name === 'h1') addInside = (text) => (title += text);
    if (add && sectionHeadings.has(node.name)) {
      const section = {anchor: node.attribs.id ? `#${node.attribs.id}` : '', heading: '', text: ''};
      sections.push(section);
      addInside = (text) => (section.heading += text);
    }
    const separator = inlineTags.has(node.name) ? '' : ' ';
    add?.(separator);
    for (const child of node.children) visit(child, addInside);
    add?.(separator);
  }
  for (const node of nodes) visit(node);
  return {
    title: condense(title),
    sections: sections.map(({anchor, heading, text}) => ({anchor, heading: condense(heading), text: condense(text)})),
  };
}

/** Head and article of a page: what lies between repeats the whole sidebar on every page, and costs most of the time. */
export function relevantParts(html: string): string {
  const [body, start, end] = [html.indexOf('<body'), html.indexOf('<article'), html.lastIndexOf('</article>')];
  return body < 0 || start < body || end < start ? html : html.slice(0, body) + html.slice(start, end) + '</article>';
}

/**
 * Reads a page as Docusaurus built it, or its relevant parts.
 *
 * @param withNoIndex - also pages that ask not to be indexed?
 * @returns undefined when the page has no text of its own, no title, or asks not to be indexed
 */
export function extractPage(html: string, withNoIndex = false): ExtractedPage | undefined {
  const {children} = parseDocument(html);
  const root = DomUtils.findOne(({name}) => name === 'html', children);
  const classes = (root?.attribs.class ?? '').split(' ');
  const metadata = Object.fromEntries(
    DomUtils.getElementsByTagName('meta', children).map(({attribs: {name = '', content = ''}}) => [name, content]),
  );
  const kind = Object.entries(kinds).find(([each]) => classes.includes(each))?.[1];
  // Pages of their own need no article.
  const hasArticle = DomUtils.findOne(({name}) => name === 'article', children) !== null;
  const page = readTexts(children, hasArticle || kind !== 'pages' ? 'article' : 'main');
  if (!kind || page.title === '' || (!withNoIndex && metadata.robots?.includes('noindex'))) return undefined;
  return {
    ...page,
    kind,
    pluginId: classes.find((each) => each.startsWith('plugin-id-'))?.slice('plugin-id-'.length) ?? 'default',
    classes,
    description: metadata.description ?? '',
    keywords: (metadata.keywords ?? '').replaceAll(',', ', '),
  };
}
