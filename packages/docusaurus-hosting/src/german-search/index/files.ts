import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deflateRawSync} from 'node:zlib';
import {encodeCore, encodeShard} from './encode';
import type {SearchIndex} from './model';
import {coreFile, indexFormat, manifestFile, pageFile, shardFile, type Manifest} from './names';

/**
 * Writes the index below a folder: a manifest; the core; postings in several files; and the texts, a file a page.
 * Binary files are compressed here, because few servers compress types that they don't know.
 *
 * @returns addresses from the folder, with their contents
 */
export function indexFiles({core, postings, pageFiles}: SearchIndex): Map<string, Uint8Array | string> {
  const files = new Map<string, Uint8Array | string>();
  files.set(coreFile, encodeCore(core));
  core.shards.forEach((first, shard) =>
    files.set(shardFile(shard), encodeShard(postings.slice(first, core.shards[shard + 1]))),
  );
  pageFiles.forEach((page, number) => files.set(pageFile(number), JSON.stringify(page)));
  const digest = createHash('sha256').update(String(indexFormat));
  for (const content of files.values()) digest.update(content);
  const folder = `search-index/${digest.digest('hex').slice(0, 12)}`;
  const manifest: Manifest = {format: indexFormat, folder};
  return new Map([
    [manifestFile, JSON.stringify(manifest)],
    ...Array.from(files, ([name, content]): [string, Uint8Array | string] => [
      `${folder}/${name}`,
      typeof content === 'string' ? content : deflateRawSync(content, {level: 9}),
    ]),
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
