import {Parser} from 'htmlparser2';
import type {PageText, SectionText} from './model';

/** Headings that begin a section of their own; deeper ones belong to the text. */
const sectionHeadings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3']);
/** What stands in an article beside its text: ways to elsewhere, controls, drawings. */
const skippedTags: ReadonlySet<string> = new Set([
  'nav',
  'footer',
  'button',
  'script',
  'style',
  'svg',
  'noscript',
  'template',
]);
const skippedClasses = /(?:^| )(?:hash-link|theme-doc-toc-mobile|theme-doc-version-badge)(?: |$)/;
/** Elements inside a line; all others end a word. */
const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);
const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
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

const condense = (text: string): string => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();

/** Collects the texts of an article, element by element. */
function createCollector() {
  const sections = [{anchor: '', heading: '', text: ''}];
  let title = '';
  let depth = 0;
  let skippedFrom = Infinity;
  let article = Infinity;
  let heading: {readonly name: string; readonly depth: number} | undefined;
  const add = (text: string): void => {
    if (depth < article || depth >= skippedFrom) return;
    if (heading?.name === 'h1') title += text;
    else if (heading) sections.at(-1)!.heading += text;
    else sections.at(-1)!.text += text;
  };
  return {
    add,
    open(name: string, attributes: Readonly<Record<string, string>>): void {
      if (!inlineTags.has(name)) add(' ');
      if (voidTags.has(name)) return;
      depth += 1;
      if (name === 'article') article = Math.min(article, depth);
      const skipped =
        skippedTags.has(name) ||
        attributes['aria-hidden'] === 'true' ||
        attributes['data-search'] === 'skip' ||
        skippedClasses.test(attributes.class ?? '');
      if (skipped) skippedFrom = Math.min(skippedFrom, depth);
      if (depth < article || depth >= skippedFrom || !sectionHeadings.has(name)) return;
      heading = {name, depth};
      if (name !== 'h1') sections.push({anchor: attributes.id ? `#${attributes.id}` : '', heading: '', text: ''});
    },
    close(name: string): void {
      if (voidTags.has(name)) return;
      if (heading?.depth === depth) heading = undefined;
      if (skippedFrom === depth) skippedFrom = Infinity;
      if (article === depth) article = Infinity;
      depth -= 1;
      if (!inlineTags.has(name)) add(' ');
    },
    result: (): {readonly title: string; readonly sections: readonly SectionText[]} => ({
      title: condense(title),
      sections: sections.map(({anchor, heading: words, text}) => ({
        anchor,
        heading: condense(words),
        text: condense(text),
      })),
    }),
  };
}

/** Head and article of a page: what lies between repeats the whole sidebar on every page, and costs most of the time. */
function relevantParts(html: string): string {
  const [body, start, end] = [html.indexOf('<body'), html.indexOf('<article'), html.lastIndexOf('</article>')];
  return body < 0 || start < body || end < start ? html : html.slice(0, body) + html.slice(start, end) + '</article>';
}

/**
 * Reads a page as Docusaurus built it.
 *
 * @param withNoIndex - also pages that ask not to be indexed?
 * @returns undefined when the page has no text of its own, no title, or asks not to be indexed
 */
export function extractPage(html: string, withNoIndex = false): ExtractedPage | undefined {
  const collector = createCollector();
  const metadata: Record<string, string> = {};
  let classes: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') classes = (attributes.class ?? '').split(' ');
      if (name === 'meta' && attributes.name) metadata[attributes.name] = attributes.content ?? '';
      collector.open(name, attributes);
    },
    ontext: (text) => collector.add(text),
    onclosetag: (name) => collector.close(name),
  });
  parser.end(relevantParts(html));
  const kind = Object.entries(kinds).find(([each]) => classes.includes(each))?.[1];
  const page = collector.result();
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
