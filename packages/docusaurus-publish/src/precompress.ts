import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {fileTypes} from './server/definition';

const isCompressible = (file: string): boolean =>
  fileTypes.some(({ending, compressible}) => compressible && file.endsWith(ending));

/** Below this size (bytes) the headers of the answer weigh more than what compression saves. */
const smallest = 512;

interface Encoding {
  /** What the file's name ends with, and what its cached copy is found by. */
  readonly suffix: string;
  readonly compress: (content: Buffer) => Promise<Buffer>;
}

const encodings: readonly Encoding[] = [
  {
    suffix: '.br',
    compress: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {suffix: '.gz', compress: (content) => promisify(gzip)(content, {level: 9})},
];

/** How many files are in work at once: twice the threads that Node compresses with. */
const parallel = 8;

async function compressFile(file: string, cacheDir: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < smallest) {
    return;
  }
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  for (const {suffix, compress} of encodings) {
    const cached = path.join(cacheDir, hash + suffix);
    if (!existsSync(cached)) {
      await writeFile(cached, await compress(content));
    }
    if ((await stat(cached)).size < content.length) {
      await copyFile(cached, file + suffix);
    }
  }
}

/**
 * Writes `FILE.br` (brotli 11) and `FILE.gz` (gzip 9) beside every text of a build, for servers that send files as they are.
 * Browsers that know zstd take brotli as well, which is smaller.
 *
 * @param cacheDir - keeps what was compressed before, by content: a second build compresses only what is new
 * @returns how many files have compressed copies now
 */
export async function precompress(buildDir: string, cacheDir: string): Promise<number> {
  await mkdir(cacheDir, {recursive: true});
  const files = (await readdir(buildDir, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      await compressFile(file, cacheDir);
    }
  };
  await Promise.all(Array.from({length: parallel}, work));
  return files.length;
}
