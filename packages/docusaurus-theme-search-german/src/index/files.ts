import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deflateRawSync} from 'node:zlib';
import {encodeCore, encodeShard, encodeStart} from './encode';
import type {SearchIndex} from './model';
import {indexFile, indexFormat, pageFile, shardFile} from './names';

const digestOf = (contents: Iterable<Uint8Array | string>): string => {
  const digest = createHash('sha256').update(String(indexFormat));
  for (const content of contents) digest.update(content);
  return digest.digest('hex').slice(0, 12);
};

/**
 * Writes the index below a folder: the file that a search begins with, which has the postings where they fit into one;
 * else postings in several files; and the texts, a file a page.
 * Binary files are compressed here, because few servers compress types that they don't know.
 *
 * @returns addresses from the folder, with their contents
 */
export function indexFiles({core, postings, pageFiles}: SearchIndex): Map<string, Uint8Array | string> {
  const encodedCore = encodeCore(core);
  const shards = core.shards.map((first, shard) => encodeShard(postings.slice(first, core.shards[shard + 1])));
  const pages = pageFiles.map((page) => JSON.stringify(page));
  const folder = `search-index/${digestOf([encodedCore, ...shards, ...pages])}`;
  const [only, ...others] = shards;
  const packed = (content: Uint8Array): Uint8Array => deflateRawSync(content, {level: 9});
  return new Map<string, Uint8Array | string>([
    [indexFile, packed(encodeStart(folder, encodedCore, others.length === 0 ? only : undefined))],
    ...(others.length === 0 ? [] : shards).map((content, shard): [string, Uint8Array] => [
      `${folder}/${shardFile(shard)}`,
      packed(content),
    ]),
    ...pages.map((content, page): [string, string] => [`${folder}/${pageFile(page)}`, content]),
  ]);
}

/** Writes the files of an index into the folder of a build. */
export function writeIndex(index: SearchIndex, outDir: string): void {
  for (const [name, content] of indexFiles(index)) {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}
