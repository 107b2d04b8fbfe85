import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A short digest of what files hold; missing ones hold nothing. */
export function digestOfFiles(files: readonly string[]): string {
  const digest = createHash('sha256');
  for (const file of files) digest.update(existsSync(file) ? readFileSync(file) : '').update('\0');
  return digest.digest('hex').slice(0, 16);
}

/** File of results that are kept between runs, beside installed packages: `npm ci` removes them together. */
export const cacheFile = (root: string, name: string): string =>
  path.join(root, 'node_modules/.cache/docusaurus-content-check', `${name}.json`);

/** Results by name; none where the file is missing. */
export const readCache = <T>(file: string): Map<string, T> =>
  new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, T>) : []);

/** Writes results at once: several checks may run side by side (an editor's and a commit's). */
export function writeCache<T>(file: string, results: ReadonlyMap<string, T>): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, JSON.stringify(Object.fromEntries(results)));
  renameSync(temporary, file);
}
