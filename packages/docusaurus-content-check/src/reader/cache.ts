import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Where results are kept between runs, beside installed packages: `npm ci` removes them together. */
export const cacheFolder = (nodeModules: string): string => path.join(nodeModules, '.cache/docusaurus-hosting');

/** Replaces a file at once: several checks may run side by side (an editor's and a commit's). */
export function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

/** A short digest of texts, for names and comparisons. */
export const digestOf = (...texts: readonly (string | Uint8Array)[]): string => {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(text).update('\0');
  return digest.digest('hex').slice(0, 16);
};

/** What files hold now; missing ones hold nothing. */
export const digestOfFiles = (files: readonly string[]): string =>
  digestOf(...files.map((file) => (existsSync(file) ? readFileSync(file) : '')));

/** Results by name in a file of JSON that is written when there are new ones. Whoever names it makes the name change with what the results depend on. */
export class KeptResults<T> {
  readonly #file: string;
  #results: Map<string, T> | undefined;
  #grew = false;

  /** @param root - folder of the site, and @param name - of the file, without its ending */
  constructor(root: string, name: string) {
    this.#file = path.join(cacheFolder(path.join(root, 'node_modules')), `${name}.json`);
  }

  get #known(): Map<string, T> {
    this.#results ??= new Map(
      existsSync(this.#file) ? Object.entries(JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, T>) : [],
    );
    return this.#results;
  }

  get(name: string): T | undefined {
    return this.#known.get(name);
  }

  /** Names with their results. */
  entries(): Iterable<[string, T]> {
    return this.#known.entries();
  }

  set(name: string, result: T): void {
    this.#known.set(name, result);
    this.#grew = true;
  }

  /** Writes what was added since the last time. */
  keep(): void {
    if (this.#grew) replaceFile(this.#file, JSON.stringify(Object.fromEntries(this.#known)));
    this.#grew = false;
  }
}
