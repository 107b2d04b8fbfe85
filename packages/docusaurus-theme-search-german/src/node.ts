/** For commands and tests in Node: the index of a built site, as the worker reads it, without a browser. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createSearcher} from './engine/search';
import {unseal} from './index/envelope';
import {indexFile, indexFolder, textFile, textFilesOf, type SearchIndex, type TextFile} from './index/model';
import type {SearchQuery, SearchResponse} from './types';

export type {SearchArea} from './areas';
export {parameters} from './engine/ranking/parameters';
export {buildIndex} from './index/build';
export {optionsSchema, type CheckedOptions} from './options';
export type {SearchQuery, SearchResponse, SearchRow} from './types';

/** Reads the index of a build. @throws Error when it has none */
export function readBuiltIndex(buildDir: string) {
  const [buildId = ''] = readdirSync(path.join(buildDir, indexFolder));
  const folder = `${indexFolder}/${buildId}`;
  const read = (file: string): unknown => unseal(readFileSync(path.join(buildDir, folder, file), 'utf8'));
  const index = read(indexFile) as SearchIndex;
  const texts = (number: number): TextFile => read(textFile(number)) as TextFile;
  const fileOf = textFilesOf(index);
  const searcher = createSearcher(index, async (file) => read(file));
  return {
    index,
    /** Where it is in the build. */
    folder,
    /** Description and texts of a page by its number. */
    page: (number: number) => {
      const [from, to] = index.firstSections.slice(number, number + 2);
      const files = [...new Set(fileOf.slice(from, to))].map(texts);
      return {description: files[0]?.description ?? '', texts: files.flatMap((file) => file.texts)};
    },
    /** Searches as the search box does with default options. */
    search: (text: string, options?: Partial<Omit<SearchQuery, 'text'>>): Promise<SearchResponse> =>
      searcher.search({text, limit: 8, snippetLength: 50, ...options}),
  };
}
