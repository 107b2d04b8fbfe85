import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inflateRawSync} from 'node:zlib';
import {createSearcher, type Searcher} from '../engine/search';
import {decodeShard, decodeStart} from './encode';
import type {Core, PageFile} from './model';
import {indexFile, pageFile, shardFile} from './names';

/** The index of a built site, as the worker reads it, without a browser. */
export interface BuiltIndex {
  readonly core: Core;
  /** Where its texts lie in the build. */
  readonly folder: string;
  readonly searcher: Searcher;
  readonly page: (number: number) => PageFile;
}

/** @throws Error when the build has no index */
export function readBuiltIndex(buildDir: string): BuiltIndex {
  const {folder, core, postings} = decodeStart(inflateRawSync(readFileSync(path.join(buildDir, indexFile))));
  const read = (name: string): Buffer => readFileSync(path.join(buildDir, folder, name));
  const page = (number: number): PageFile => JSON.parse(read(pageFile(number)).toString('utf8')) as PageFile;
  const searcher = createSearcher(core, {
    shard: async (number) => postings ?? decodeShard(inflateRawSync(read(shardFile(number))), core.shards[number]!),
    page: (number) => Promise.resolve(page(number)),
  });
  return {core, folder, searcher, page};
}
