import type {Element, ElementContent, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {keptResults} from './kept';

/** Where a page's own text stands: docs, posts, stand-alone pages, and lists of posts or tags. */
const textContainers = ['.theme-doc-markdown', '#__blog-post-container', '.theme-mdx-page article', 'main'];

/** What only helps in a browser, or repeats what stands beside it. */
const noText = [
  'button',
  'script',
  'style',
  'noscript',
  'form',
  '.hash-link',
  '.visually-hidden',
  '[role=tablist]',
  '[role=status]',
  '.tab-label',
  '[class*=admonitionIcon]',
  '.theme-doc-footer',
  '.table-of-contents',
  '.pagination-nav',
  '[class*=tocCollapsible]',
].join(',');

const strong = (text: string): Element => h('p', h('strong', text));

/** What Markdown cannot say, by selectors, and what stands for it there. */
const replacements: readonly (readonly [selector: string, replacement: (node: Element) => ElementContent[]])[] = [
  [noText, () => []],
  // The same picture for the other color mode.
  ['img[class*=dark i], picture[class*=dark i]', () => []],
  [
    // Drawings say in words what they show; the others are decoration.
    'svg',
    (drawing) => {
      const description = select('desc', drawing) ?? select('title', drawing);
      return description ? [h('p', toString(description))] : [];
    },
  ],
  ['[role=tabpanel][aria-label]', (panel) => [strong(String(panel.properties.ariaLabel)), ...panel.children]],
  [
    '.theme-admonition',
    (admonition) => {
      const heading = select('[class*=admonitionHeading]', admonition);
      const content = select('[class*=admonitionContent]', admonition);
      return [h('blockquote', heading && strong(toString(heading)), content?.children)];
    },
  ],
  ['summary', (summary) => [strong(toString(summary))]],
  [
    '.theme-code-block',
    (block) => {
      const {className} = block.properties;
      return [h('pre', h('code', {className}, select('code', block)?.children))];
    },
  ],
  [
    // Markdown knows no tables without a head.
    'table:not(:has(thead))',
    (table) => {
      const head = h('thead', h('tr', h('th', select('caption', table)?.children)));
      return [h('table', head, table.children)];
    },
  ],
];

/** Rehype plugin: takes out what only a browser needs and says the rest in elements that Markdown knows. */
function plainElements() {
  return (tree: Root): void => {
    for (const [selector, replacement] of replacements) {
      const found = new Set(selectAll(selector, tree));
      visit(tree, 'element', (node, index, parent) => {
        if (!found.has(node) || !parent || index === undefined) return undefined;
        parent.children.splice(index, 1, ...replacement(node));
        // What took its place is looked at as well.
        return [SKIP, index];
      });
    }
  };
}

const parser = unified().use(rehypeParse);
const toText = unified()
  .use(plainElements)
  .use(rehypeRemark, {nodeHandlers: {comment: () => undefined}})
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-'});

/**
 * What a built page is about, and its text as Markdown: CommonMark with GitHub's tables; facts are filled in, links are
 * absolute.
 *
 * @param html - the whole page
 * @param url - its absolute address, and @param source - what stands before it at the end of the text
 * @returns nothing for a page without text of its own, such as a redirect
 */
export async function toMarkdown(html: string, url: string, source: string) {
  const page = parser.parse(html);
  const container = textContainers.map((selector) => select(selector, page)).find((found) => found !== undefined);
  const heading = select('h1', page);
  if (!container || !heading) return undefined;
  const title = toString(heading).trim();
  const content = container.children.filter((child) => child.type !== 'element' || child.tagName !== 'header');
  // Addresses become absolute by it, so that they work wherever the text goes.
  const base = h('base', {href: url});
  const tree = await toText.run({type: 'root', children: [base, ...content]});
  // Stand-alone pages have their title in the text.
  const text = toText
    .stringify(tree)
    .trim()
    .replace(/^# .*\n+/, '');
  const description = select('meta[name=description]', page)?.properties.content;
  return {
    title,
    description: typeof description === 'string' ? description.replace(/\s+/g, ' ') : '',
    markdown: `# ${title}\n\n${text}\n\n---\n\n${source}: <${url}>\n`,
  };
}
export type MarkdownPage = NonNullable<Awaited<ReturnType<typeof toMarkdown>>>;

/** What of a page its Markdown is made of. Around it stand names of this build and of its scripts, which are new each time. */
const read = [/<meta[^>]*\sname="?description"?[^>]*>/, /<(?:h1|main)[\s>][^]*<\/main>/];

/** Converts pages, and keeps the results in a file: one takes 50 ms. */
export async function converter(cacheFile: string) {
  const {of, keep} = await keptResults<MarkdownPage | undefined>(cacheFile, __filename);
  return {
    convert: (html: string, url: string, source: string): Promise<MarkdownPage | undefined> =>
      of([url, source, ...read.map((part) => part.exec(html)?.[0] ?? html)], () => toMarkdown(html, url, source)),
    keep,
  };
}
