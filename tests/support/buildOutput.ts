import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {JSDOM} from 'jsdom';
import {site} from '../../src/site';

export const buildDir = path.resolve(__dirname, '../../build');

/** One page of the finished build. */
export interface BuiltPage {
  /** Route, decoded. */
  readonly route: string;
  readonly document: Document;
}

const sizes = new Map<string, number>();

/** What a file weighs as it is published, in bytes: a build for a trial has not compressed it as well. */
export function publishedSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/** File in `build/` that a route is served from. */
export const pageFile = (route: string): string => path.join(buildDir, route === '/' ? 'index.html' : `${route}.html`);

const cache = new Map<string, BuiltPage>();

/** Reads and parses the page of a route. @throws Error that says how to make the build when there is none. */
export function readPage(route: string): BuiltPage {
  const known = cache.get(route);
  if (known) {
    return known;
  }
  const file = pageFile(route);
  if (!existsSync(file)) {
    throw new Error(`${route} is not in build/. Run npm run build first; if it is, the page is missing.`);
  }
  const page = {route, document: new JSDOM(readFileSync(file, 'utf8')).window.document};
  cache.set(route, page);
  return page;
}

const redirected = new Set(site.redirects.map(({from}) => from));

/** Routes of all pages in `build/`, without the 404 page, redirect pages and the documents to print. */
export function builtRoutes(): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/').normalize('NFC'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .filter((file) => !redirected.has(`/${file.replace(/(?:\/index)?\.html$/, '')}`))
    .filter((file) => !/^(?:\.well-known|drucken)\//.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
    .sort();
}
