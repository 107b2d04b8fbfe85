import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {areaOf, type SearchArea} from '../areas';
import {german} from '../language/german';
import generalSynonyms from '../language/german/synonyms.json';
import {mergeSynonyms} from '../language/synonyms';
import type {CheckedOptions} from '../options';
import {analyseSite} from './analyse';
import {extractPage} from './extract';
import {writeIndex} from './files';
import type {PageText} from './model';

/** A finished build. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
}

/** Files of all built pages, by their routes below the base URL. */
function builtRoutes(outDir: string): [route: string, file: string][] {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  return files.sort().map((file) => [
    file
      .split(path.sep)
      .join('/')
      .normalize('NFC')
      .replace(/(?:(?:^|\/)index)?\.html$/, ''),
    path.join(outDir, file),
  ]);
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

/** Computes the index of a finished build, and writes it into the build. */
export function buildIndex(areas: readonly SearchArea[], options: CheckedOptions, build: Build): void {
  const {outDir, baseUrl, trailingSlash} = build;
  const slash = trailingSlash === false ? '' : '/';
  const pages = builtRoutes(outDir).flatMap(([route, file]): PageText[] => {
    const page = extractPage(readFileSync(file, 'utf8'), options.forceIgnoreNoIndex);
    const area = page && areaOf(areas, page);
    if (!area || !isIndexed(route, page.kind, options)) return [];
    return [{...page, url: encodeURI(`${baseUrl}${route}${route === '' ? '' : slash}`), area: area.id}];
  });
  const synonyms = mergeSynonyms(generalSynonyms.join('\n'), options.synonyms, german);
  writeIndex(analyseSite(pages, {...options, synonyms}, german), outDir);
}
