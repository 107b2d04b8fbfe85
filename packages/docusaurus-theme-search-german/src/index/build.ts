import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {areaOf, type SearchArea} from '../areas';
import type {CheckedOptions} from '../options';
import {analyzeSite, type Analysis} from './analyze';
import {extractPage, relevantParts, type ExtractedPage} from './extract';
import type {Questions} from './questions';
import {seal} from './envelope';
import {
  buildIdMeta,
  indexFile,
  indexFolder,
  shardFile,
  textFile,
  withoutSlash,
  type PageText,
  type SearchIndex,
} from './model';
import {packShard} from './pack';

/** A finished build. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
  /** What visitors ask, by the decoded routes of pages, without a slash at the end. */
  readonly questions?: ReadonlyMap<string, Questions>;
}

/** Files of all built pages, by their routes below the base URL. */
function builtRoutes(outDir: string): [route: string, file: string][] {
  // The client redirects plugin makes folders that are named like pages: these are left out.
  const files = Globby.sync('**/*.html', {cwd: outDir}).sort();
  return files.map((file) => [file.normalize('NFC').replace(/(?:(?:^|\/)index)?\.html$/, ''), path.join(outDir, file)]);
}

const isBelow = (route: string, base: string): boolean => base === '' || `${route}/`.startsWith(`${base}/`);

/** Do the options let a page be indexed? */
function isIndexed(route: string, kind: string, options: CheckedOptions): boolean {
  const bases = kind === 'docs' ? options.docsRouteBasePath : kind === 'blog' ? options.blogRouteBasePath : [];
  const ignored = options.ignoreFiles.some((each) =>
    typeof each === 'string' ? each.replace(/^\//, '') === route : each.test(route),
  );
  return !ignored && (bases.length === 0 || bases.some((base) => isBelow(route, base)));
}

/**
 * The files of an index: the one that a search begins with, postings that do not fit into it, and texts.
 *
 * @returns contents by their names
 */
export function indexFiles({index, postings, textFiles}: Analysis): Map<string, string> {
  const isOneFile = index.termsPerShard === postings.length;
  const shards = isOneFile ? 0 : Math.ceil(postings.length / index.termsPerShard);
  const shardOf = (shard: number) =>
    packShard(postings.slice(shard * index.termsPerShard, (shard + 1) * index.termsPerShard));
  const start: SearchIndex = {...index, ...(isOneFile && {postings: packShard(postings)})};
  return new Map([
    [indexFile, seal(start)],
    ...Array.from({length: shards}, (_, shard): [string, string] => [shardFile(shard), seal(shardOf(shard))]),
    ...textFiles.map((texts, number): [string, string] => [textFile(number), seal(texts)]),
  ]);
}

/** Questions about a section that the page does not have, for a service that is not offered, are left out with it. */
const withQuestions = (page: ExtractedPage, questions: Questions = new Map()) => ({
  ...page,
  sections: page.sections.map((section) => ({...section, questions: questions.get(section.anchor) ?? []})),
});

const ownMeta = new RegExp(`<meta name="${buildIdMeta}"[^>]*>`);

/**
 * Computes the index of a finished build and writes it into the build. Each page is told the build id, a digest of all
 * pages and of the index, under which it finds this index. Synchronous: other plugins change the same pages.
 */
export function buildIndex(areas: readonly SearchArea[], options: CheckedOptions, build: Build): void {
  const {outDir, baseUrl, trailingSlash, questions} = build;
  // Without a setting, Docusaurus' own links have no slash.
  const slash = trailingSlash ? '/' : '';
  const built = builtRoutes(outDir).map(([route, file]) => ({
    route,
    file,
    // A character for each byte: most of a page is a menu that nobody needs to decode.
    html: readFileSync(file, 'latin1').replace(ownMeta, ''),
  }));
  const pages = built.flatMap(({route, html}): PageText[] => {
    const page = extractPage(Buffer.from(relevantParts(html), 'latin1').toString(), options.forceIgnoreNoIndex);
    const area = page && areaOf(areas, page);
    if (!area || !isIndexed(route, page.kind, options)) return [];
    const url = encodeURI(`${baseUrl}${route}${route === '' ? '' : slash}`);
    return [{...withQuestions(page, questions?.get(withoutSlash(decodeURI(url)))), url, area: area.id}];
  });
  const files = indexFiles(analyzeSite(pages, options));
  const digest = createHash('sha256');
  for (const {html} of built) digest.update(html, 'latin1');
  for (const content of files.values()) digest.update(content);
  const buildId = digest.digest('hex').slice(0, 12);
  for (const {file, html} of built) {
    writeFileSync(file, html.replace(/<head\b[^>]*>/, `$&<meta name="${buildIdMeta}" content="${buildId}">`), 'latin1');
  }
  const folder = path.join(outDir, indexFolder, buildId);
  rmSync(path.dirname(folder), {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [name, content] of files) writeFileSync(path.join(folder, name), content);
}
