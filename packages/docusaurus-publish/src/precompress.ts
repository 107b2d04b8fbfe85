import {createHash, randomUUID} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {copyFile, mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip} from 'node:zlib';
import {filesIn} from './filesIn';
import {fileTypes, serverFolder} from './server/definition';

const isCompressible = (file: string): boolean =>
  fileTypes.some(({ending, compressible}) => compressible && file.endsWith(ending));

/** Below this size (bytes) the headers of the answer weigh more than what compression saves. */
const smallest = 512;

/** How much work compression is: `quick` takes a fifteenth of the time, and its files are 8 percent larger. */
export type Effort = 'best' | 'quick';

/** Encodings of the copies that stand beside a text, in the order of preference: smallest first. */
export const encodings = [
  {
    name: 'br',
    ending: '.br',
    compress: (content: Buffer, effort: Effort): Promise<Buffer> =>
      promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 5}}),
    decompress: brotliDecompressSync,
  },
  {
    name: 'gzip',
    ending: '.gz',
    compress: (content: Buffer): Promise<Buffer> => promisify(gzip)(content, {level: 9}),
    decompress: gunzipSync,
  },
] as const;
export type Encoding = (typeof encodings)[number];

/** Servers hide their own files. */
const isPublic = (file: string): boolean => !`/${file}`.startsWith(`${serverFolder}/`);

/** Whether a build's file should have compressed copies. */
export const isCompressed = (buildDir: string, file: string): boolean =>
  isPublic(file) && isCompressible(file) && statSync(path.join(buildDir, file)).size >= smallest;

/** Names of compressed copies that do not hold what their file holds, or are missing: browsers get them in its place. */
export const wrongCopies = (buildDir: string, file: string): string[] =>
  encodings.flatMap(({ending, decompress}) => {
    const read = (name: string): Buffer => readFileSync(path.join(buildDir, name));
    try {
      return decompress(read(file + ending)).equals(read(file)) ? [] : file + ending;
    } catch {
      return file + ending;
    }
  });

/** How many files are in work at once: twice the threads that Node compresses with. */
const parallel = 8;

/** A compressed copy in the cache: the best that is there, or a new one. */
async function cachedCopy(content: Buffer, encoding: Encoding, name: string, effort: Effort): Promise<string> {
  const best = name + encoding.ending;
  const wanted = effort === 'best' ? best : `${name}.quick${encoding.ending}`;
  const known = [best, wanted].find(existsSync);
  if (known !== undefined) return known;
  // A build that is broken off leaves no half of a copy under its name.
  const unfinished = `${wanted}.${randomUUID()}`;
  await writeFile(unfinished, await encoding.compress(content, effort));
  await rename(unfinished, wanted);
  return wanted;
}

async function compressFile(file: string, cacheDir: string, effort: Effort): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) return;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  for (const encoding of encodings) {
    await copyFile(await cachedCopy(content, encoding, path.join(cacheDir, hash), effort), file + encoding.ending);
  }
}

/**
 * Writes `FILE.br` and `FILE.gz` beside every text of a build, for servers that send files as they are: brotli 11 and gzip 9,
 * unless it shall be quick.
 * Browsers that know zstd take brotli as well, which is smaller.
 *
 * @param cacheDir - keeps what was compressed before, by content: a second build compresses only what is new
 * @returns how many files have compressed copies now
 */
export async function precompress(buildDir: string, cacheDir: string, effort: Effort = 'best'): Promise<number> {
  await mkdir(cacheDir, {recursive: true});
  const files = filesIn(buildDir).filter(isPublic).filter(isCompressible);
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(path.join(buildDir, file), cacheDir, effort);
    }
  };
  await Promise.all(Array.from({length: parallel}, work));
  return files.length;
}
