import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {mergeSynonyms} from './analysis/synonyms';
import {analyseSite} from './index/analyse';
import {extractPage, type ExtractedPage} from './index/extract';
import {writeIndex} from './index/files';
import type {PageText} from './index/model';
import {checkOptions, type GermanSearchOptions, type SearchArea, type SearchGlobalData} from './options';
import {generalSynonyms} from './synonyms';

export type {GermanSearchOptions} from './options';

/** Files of all built pages, by their routes below the base URL. */
function builtRoutes(outDir: string): Map<string, string> {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const routeOf = (file: string): string =>
    file
      .split(path.sep)
      .join('/')
      .normalize('NFC')
      .replace(/(?:(?:^|\/)index)?\.html$/, '');
  return new Map(files.sort().map((file) => [routeOf(file), path.join(outDir, file)]));
}

const areaOf = (areas: readonly SearchArea[], {kind, pluginId}: ExtractedPage): SearchArea | undefined =>
  areas.find((area) => area.kind === kind && (kind !== 'docs' || area.id === pluginId));

/** Reads the built pages of all areas, in the order of their routes. */
const readPages = (areas: readonly SearchArea[], outDir: string, baseUrl: string, slash: string): PageText[] =>
  [...builtRoutes(outDir)].flatMap(([route, file]) => {
    const page = extractPage(readFileSync(file, 'utf8'));
    const area = page && areaOf(areas, page);
    return area ? [{...page, url: encodeURI(`${baseUrl}${route}${route === '' ? '' : slash}`), area: area.id}] : [];
  });

/**
 * Computes the index of a finished build, and writes it into the build.
 *
 * @param slash - what the site's addresses end with: a slash, or nothing
 * @throws Error that names every wrong option
 */
export function buildIndex(options: GermanSearchOptions, outDir: string, baseUrl: string, slash = ''): void {
  const {areas, demoted, names, synonyms} = checkOptions(options);
  const pages = readPages(areas, outDir, baseUrl, slash);
  writeIndex(analyseSite(pages, {demoted, names, synonyms: mergeSynonyms(generalSynonyms, synonyms)}), outDir);
}

/**
 * Search for a German site: the build writes an index of its pages, which the visitor's browser searches. A theme, because
 * it brings `SearchBar` and `SearchPage`; put it behind the theme whose search it replaces.
 *
 * @throws Error that names every wrong option
 */
export function germanSearch(options: GermanSearchOptions): PluginModule {
  const {areas, waysOnward, texts} = checkOptions(options);
  return ({baseUrl, siteConfig: {trailingSlash}}) => ({
    name: 'german-search',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'ui/loadAhead')],

    async contentLoaded({actions}) {
      actions.setGlobalData({areas, waysOnward, texts} satisfies SearchGlobalData);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },

    async postBuild({outDir}) {
      buildIndex(options, outDir, baseUrl, trailingSlash === false ? '' : '/');
    },
  });
}
