/** For commands and tests in Node: the index of a built site, as the worker reads it, without a browser. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inflateRawSync} from 'node:zlib';
import {createSearcher} from './engine/search';
import {decodeShard, decodeStart} from './index/encode';
import type {Core, PageFile} from './index/model';
import {indexFile, pageFile, shardFile} from './index/names';
import {german} from './language/german';
import type {SearchQuery, SearchResponse} from './types';

export type {SearchArea} from './areas';
export {parameters} from './engine/ranking/parameters';
export {buildIndex} from './index/build';
export {indexFile} from './index/names';
export {optionsSchema, type CheckedOptions} from './options';
export type {SearchQuery, SearchResponse, SearchRow} from './types';

export interface BuiltIndex {
  readonly core: Core;
  /** Where its texts lie in the build. */
  readonly folder: string;
  /** Searches as the search box does with default options. */
  readonly search: (text: string, options?: Partial<Omit<SearchQuery, 'text'>>) => Promise<SearchResponse>;
  /** Texts of a page by its number. */
  readonly page: (number: number) => PageFile;
}

/** @throws Error when the build has no index */
export function readBuiltIndex(buildDir: string): BuiltIndex {
  const {folder, core, postings} = decodeStart(inflateRawSync(readFileSync(path.join(buildDir, indexFile))));
  const read = (name: string): Buffer => readFileSync(path.join(buildDir, folder, name));
  const page = (number: number): PageFile => JSON.parse(read(pageFile(number)).toString('utf8')) as PageFile;
  const source = {
    shard: async (number: number) =>
      postings ?? decodeShard(inflateRawSync(read(shardFile(number))), core.shards[number]!),
    page: async (number: number) => page(number),
  };
  const searcher = createSearcher(core, source, german);
  return {
    core,
    folder,
    page,
    search: (text, options) => searcher.search({text, limit: 8, snippetLength: 50, ...options}),
  };
}
