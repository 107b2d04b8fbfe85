import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Area} from './area';
import {MarkdownDocument, type FrontMatter} from './document';
import {VariableMask} from './variables';

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

/** A path in an area's folder without the numbers that only sort its parts. */
export const withoutNumbers = (relative: string): string =>
  relative
    .split('/')
    .map((part) => part.replace(numberPrefix, ''))
    .join('/');

export function docRoute(relative: string, slug: unknown, basePath: string): string {
  if (typeof slug === 'string' && slug.startsWith('/')) return joinRoute(basePath, slug);
  const parts = withoutNumbers(relative.replace(markdownFile, '')).split('/');
  const name = parts.pop() ?? '';
  const isIndex = /^(?:index|readme)$/i.test(name) || name === parts.at(-1);
  if (typeof slug === 'string' && slug !== '') return joinRoute(basePath, ...parts, slug);
  return joinRoute(basePath, ...parts, isIndex ? '' : name);
}

function postRoute(relative: string, slug: unknown, basePath: string): string {
  if (typeof slug === 'string' && slug !== '') return joinRoute(basePath, slug);
  const [, day = '', name = relative.replace(markdownFile, '')] = postName.exec(relative) ?? [];
  return joinRoute(basePath, ...day.split('-'), name);
}

/** Whether a file of an area becomes a page: a Markdown file that is no part of others. */
export const isPageFile = (file: string, {folder}: Area): boolean =>
  markdownFile.test(file) && file.startsWith(`${folder}/`) && !leftOut.test(file.slice(folder.length));

/** The page of a Markdown file. */
export function pageAt(file: string, area: Area, document: MarkdownDocument): Page {
  const relative = file.slice(area.folder.length + 1);
  // Few pages have either, and reading the YAML of all of them would take longer than a check of one.
  const data: FrontMatter['data'] = document.mayHave('slug', 'date') ? document.frontMatter.data : {};
  const {slug, date} = data;
  if (area.kind === 'blog') {
    const day = typeof date === 'string' ? date.slice(0, 10) : postName.exec(relative)?.[1];
    return {file, area, document, route: postRoute(relative, slug, area.basePath), ...(day && {day})};
  }
  const address = area.kind === 'docs' ? slug : undefined;
  return {file, area, document, route: docRoute(relative, address, area.basePath)};
}

/**
 * Every page of some areas, by the paths of their files.
 *
 * @param root - folder of the site
 */
export const readPages = (areas: readonly Area[], root: string): Page[] =>
  areas.flatMap((area) => {
    const folder = path.join(root, area.folder);
    // Docusaurus says it best when a folder is missing.
    if (!existsSync(folder)) return [];
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((relative) => path.posix.join(area.folder, relative.split(path.sep).join('/')))
      .filter((file) => isPageFile(file, area))
      .sort()
      .map((file) =>
        pageAt(file, area, new MarkdownDocument(file, readFileSync(path.join(root, file), 'utf8'), new VariableMask())),
      );
  });
