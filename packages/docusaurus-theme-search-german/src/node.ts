/** For commands and tests in Node: the index of a built site, as the worker reads it, without a browser. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createSearcher} from './engine/search';
import {indexFile, pageFile, parseIndexFile, shardFile, type EncodedPostings, type PageFile} from './index/model';
import {german} from './language/german';
import type {SearchQuery, SearchResponse} from './types';

export type {SearchArea} from './areas';
export {parameters} from './engine/ranking/parameters';
export {buildIndex} from './index/build';
export {indexFile} from './index/model';
export {optionsSchema, type CheckedOptions} from './options';
export type {SearchQuery, SearchResponse, SearchRow} from './types';

/** Reads the index of a build. @throws Error when it has none */
export function readBuiltIndex(buildDir: string) {
  const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');
  const {folder, index, postings} = parseIndexFile(read(indexFile));
  const page = (number: number): PageFile => JSON.parse(read(`${folder}/${pageFile(number)}`)) as PageFile;
  const source = {
    shard: async (number: number) =>
      postings ?? (JSON.parse(read(`${folder}/${shardFile(number)}`)) as readonly EncodedPostings[]),
    page: async (number: number) => page(number),
  };
  const searcher = createSearcher(index, source, german);
  return {
    index,
    /** Where its texts are in the build. */
    folder,
    /** Texts of a page by its number. */
    page,
    /** Searches as the search box does with default options. */
    search: (text: string, options?: Partial<Omit<SearchQuery, 'text'>>): Promise<SearchResponse> =>
      searcher.search({text, limit: 8, snippetLength: 50, ...options}),
  };
}
