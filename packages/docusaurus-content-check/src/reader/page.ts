import path from 'node:path';
import {MarkdownDocument} from './document';
import {readText, walk} from './files';
import {unreadable} from './limits';
import {VariableMask} from './variables';

/** A folder of content, which one of Docusaurus' content plugins turns into pages. */
export interface Area {
  readonly kind: 'blog' | 'docs' | 'pages';
  /** Folder with the Markdown, from the site's root. */
  readonly folder: string;
  /** Route below which the area's pages lie: `/docs`, or `/`. */
  readonly basePath: string;
}

/** The folders of the classic preset. */
export const classicAreas: readonly Area[] = [
  {kind: 'docs', folder: 'docs', basePath: '/docs'},
  {kind: 'blog', folder: 'blog', basePath: '/blog'},
  {kind: 'pages', folder: 'src/pages', basePath: '/'},
];

/** A Markdown file that becomes a page. */
export interface Page {
  readonly file: string;
  readonly area: Area;
  readonly document: MarkdownDocument;
  /** Address, decoded, NFC. */
  readonly route: string;
  /** Day of a post, from its front matter or file name. */
  readonly day?: string;
}

const markdownFile = /\.mdx?$/;
/** Docusaurus' own: what it leaves out of docs, posts and pages. */
export const leftOut = /(?:^|\/)_|\.test\.[jt]sx?$|(?:^|\/)__tests__\//;
/** Docusaurus takes `01-name` for a position and a name, but leaves dates and versions alone. */
const numberPrefix = /^(?!\d{4}-\d{2}|\d+[-_.]\d+)\d+\s*[-_.]+\s*(?=[^-_.\s])/;
const postName = /^(?:.*\/)?(\d{4}-\d{2}-\d{2})[-/](.*?)(?:\/index)?\.mdx?$/;

export const joinRoute = (...parts: string[]): string => {
  const joined = path.posix.join('/', ...parts).normalize('NFC');
  return joined.length > 1 ? joined.replace(/\/$/, '') : joined;
};

/**
 * Address of a file in an area's folder: without the numbers that only sort its parts, and by its folder for an index. A
 * document's `id` takes the place of its file's name.
 *
 * @param said - what front matter says of the address
 */
export function docRoute(relative: string, basePath: string, said: {slug?: unknown; id?: unknown} = {}): string {
  const {slug, id} = said;
  if (typeof slug === 'string' && slug.startsWith('/')) return joinRoute(basePath, slug);
  const parts = relative.replace(markdownFile, '').split('/');
  const plain = parts.map((part) => part.replace(numberPrefix, ''));
  const name = plain.pop() ?? '';
  if (typeof slug === 'string' && slug !== '') return joinRoute(basePath, ...plain, slug);
  const isIndex = /^(?:index|readme)$/i.test(name) || name === plain.at(-1);
  return joinRoute(basePath, ...plain, isIndex ? '' : typeof id === 'string' ? id : name);
}

function postRoute(relative: string, slug: unknown, basePath: string): string {
  if (typeof slug === 'string' && slug !== '') return joinRoute(basePath, slug);
  const [, day = '', name = relative.replace(markdownFile, '')] = postName.exec(relative) ?? [];
  return joinRoute(basePath, ...day.split('-'), name);
}

/** The page of a Markdown file. */
function pageAt(file: string, area: Area, document: MarkdownDocument): Page {
  const relative = file.slice(area.folder.length + 1);
  // Few pages have one, and reading the YAML of all of them would take longer than a check of one.
  const {slug, date, id} = document.mayHave('slug', 'date', 'id') ? document.frontMatter.data : {};
  if (area.kind === 'blog') {
    const day = typeof date === 'string' ? date.slice(0, 10) : postName.exec(relative)?.[1];
    return {file, area, document, route: postRoute(relative, slug, area.basePath), ...(day && {day})};
  }
  const own = area.kind === 'docs' ? {slug, id} : {};
  return {file, area, document, route: docRoute(relative, area.basePath, own)};
}

/**
 * Every page of some areas, by the paths of their files: Markdown that is no part of others.
 *
 * @param root - folder of the site
 */
export function readPages(areas: readonly Area[], root: string, mask = new VariableMask()): Page[] {
  return areas.flatMap((area) => {
    const folder = path.join(root, area.folder);
    // Docusaurus says it best when a folder is missing.
    return walk(folder)
      .sort()
      .filter((name) => markdownFile.test(name) && !leftOut.test(name))
      .flatMap((name) => {
        const text = readText(folder, name);
        // A link that leads to no file: the rule for links says so.
        if (text === undefined) return [];
        const document = new MarkdownDocument(`${area.folder}/${name}`, unreadable(text, name) ? '' : text, mask);
        return pageAt(document.file, area, document);
      });
  });
}
