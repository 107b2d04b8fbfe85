import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inflateRawSync} from 'node:zlib';
import {createSearcher, type Searcher} from '../engine/search';
import {decodeCore, decodeShard} from './encode';
import type {Core, PageFile} from './model';
import {coreFile, manifestFile, pageFile, shardFile, type Manifest} from './names';

/** The index of a built site, as the worker reads it, without a browser. */
export interface BuiltIndex {
  readonly core: Core;
  readonly searcher: Searcher;
  readonly page: (number: number) => PageFile;
}

/** @throws Error when the build has no index */
export function readBuiltIndex(buildDir: string): BuiltIndex {
  const {folder} = JSON.parse(readFileSync(path.join(buildDir, manifestFile), 'utf8')) as Manifest;
  const read = (name: string): Buffer => readFileSync(path.join(buildDir, folder, name));
  const core = decodeCore(inflateRawSync(read(coreFile)));
  const page = (number: number): PageFile => JSON.parse(read(pageFile(number)).toString('utf8')) as PageFile;
  const searcher = createSearcher(core, {
    shard: (number) => Promise.resolve(decodeShard(inflateRawSync(read(shardFile(number))), core.shards[number]!)),
    page: (number) => Promise.resolve(page(number)),
  });
  return {core, searcher, page};
}
