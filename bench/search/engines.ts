import {readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {run} from '../../scripts/run';
import {fields, type IndexFile} from '../../src/plugins/german-search/index-file';
import {search} from '../../src/site/searchConstants';
import {rowLimit} from './measure';
import type {Site} from './site';

/** A search engine over a built site, driven inside a page of that site. */
export interface Engine {
  readonly name: string;
  readonly site: Site;
  readonly bytes: {readonly raw: number; readonly brotli: number};
  /** Scripts that the page needs before `start` runs. */
  readonly scripts: readonly string[];
  /**
   * Expression of a function that runs in the page, loads the engine and returns another one: from a query to the
   * addresses of the pages of at most eight rows.
   */
  readonly start: string;
}

const require = createRequire(__filename);
const peersDir = path.join('bench/search/peers');
const peer = (file: string): string => path.resolve(peersDir, 'node_modules', file);
const comlink = readFileSync(require.resolve('comlink/dist/umd/comlink.min.js'), 'utf8');

/**
 * Address of the script that the build starts as a worker.
 *
 * @param text - tells the worker from others of the same build
 */
function workerUrl({buildDir}: Site, text = ''): string {
  const folder = path.join(buildDir, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, content: readFileSync(path.join(folder, name), 'utf8')}));
  const started = scripts.flatMap(({content}) =>
    [...content.matchAll(/new Worker\(new URL\(\w+\.p\+\w+\.u\("?(\w+)"?\)/g)].map(([, id]) => id),
  );
  const worker = scripts.find(({name, content}) => started.includes(name.split('.')[0]) && content.includes(text));
  if (!worker) {
    throw new Error(
      `No script in ${folder} starts a worker${text && ` with the text "${text}"`}: is this the build of the engine meant?`,
    );
  }
  return `/assets/js/${worker.name}`;
}

const compressed = (content: Buffer): Engine['bytes'] => ({
  raw: content.length,
  brotli: brotliCompressSync(content).length,
});
const indexFile = ({buildDir}: Site): string => path.join(buildDir, 'search-index.json');

/** This project's search: the worker's script of the build, with the options that the search box has. */
export const german = (site: Site): Engine => ({
  name: 'this search',
  site,
  bytes: compressed(readFileSync(indexFile(site))),
  scripts: [comlink],
  start: `async () => {
    const facts = ${JSON.stringify(site.facts)};
    const worker = Comlink.wrap(new Worker(${JSON.stringify(workerUrl(site, 'The search index could not be loaded'))}));
    await worker.load('/', facts);
    return async (query) => {
      const {rows} = await worker.search('/', facts, query, ${JSON.stringify({limit: rowLimit, typing: true, snippetLength: search.snippetLength})});
      return rows.map(({pageUrl}) => pageUrl);
    };
  }`,
});

/** @easyops-cn/docusaurus-search-local without our analysis, with its default options for German. */
export const asItIs = (site: Site): Engine => ({
  name: 'plugin as it is',
  site,
  bytes: compressed(readFileSync(indexFile(site))),
  scripts: [comlink],
  start: `async () => {
    const Remote = Comlink.wrap(new Worker(${JSON.stringify(workerUrl(site))}));
    const worker = await new Remote();
    await worker.fetchIndexes('/', '');
    return async (query) => (await worker.search('/', '', query, ${rowLimit})).map(({document, page}) => (page || document).u);
  }`,
});

/** Installs the engines that are only here for comparison, at the versions of `peers/package.json`. */
export function installPeers(): void {
  if (run('npm', ['install', '--prefix', peersDir, '--no-package-lock', '--no-fund', '--no-audit']) !== 0) {
    throw new Error(`The engines of ${peersDir}/package.json could not be installed: is the npm registry reachable?`);
  }
}

/** Pagefind over the articles of the build, in German. */
export async function pagefind(site: Site): Promise<Engine> {
  interface Pagefind {
    createIndex(options: object): Promise<{
      index: {addDirectory(options: object): Promise<unknown>; writeFiles(options: object): Promise<unknown>};
    }>;
    close(): Promise<unknown>;
  }
  const api = (await import(peer('pagefind/lib/index.js'))) as Pagefind;
  const outputPath = path.resolve(site.buildDir, 'pagefind');
  const {index} = await api.createIndex({rootSelector: 'article', forceLanguage: 'de'});
  await index.addDirectory({path: path.resolve(site.buildDir)});
  await index.writeFiles({outputPath});
  await api.close();
  const files = readdirSync(outputPath, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.pf_|entry\.json$/.test(file),
  );
  const raw = files.reduce((sum, file) => sum + statSync(path.join(outputPath, file)).size, 0);
  return {
    name: 'Pagefind 1.6.0',
    site,
    // Its files are compressed already, and a visitor loads only those that a query needs.
    bytes: {raw, brotli: raw},
    scripts: [],
    start: `async () => {
      const pagefind = await import('/pagefind/pagefind.js');
      await pagefind.init();
      return async (query) => {
        const {results} = await pagefind.search(query);
        const pages = await Promise.all(results.slice(0, ${rowLimit}).map((result) => result.data()));
        return pages.map(({raw_url}) => raw_url.replace(/\\.html$/, ''));
      };
    }`,
  };
}

/** MiniSearch over the same texts as the plugin's index, a document a page, with Snowball's German stemmer. */
export async function miniSearch(site: Site): Promise<Engine> {
  interface Document {
    id: number;
    url: string;
    title: string;
    heading: string;
    description: string;
    keywords: string;
    text: string;
  }
  const stemmerScript = `(() => {
    const module = {exports: {}};
    const exports = module.exports;
    ${readFileSync(peer('snowball-stemmers/snowball-stemmers.js'), 'utf8')}
    const stemmer = module.exports.newStemmer('german');
    globalThis.miniSearchOptions = {
      fields: ${JSON.stringify(fields)},
      storeFields: ['url'],
      processTerm: (term) => stemmer.stem(term.toLowerCase()),
      searchOptions: {prefix: true, fuzzy: 0.2, boost: {title: 3, heading: 2}},
    };
  })();`;
  const library = readFileSync(peer('minisearch/dist/umd/index.js'), 'utf8');
  const {default: MiniSearch} = (await import(peer('minisearch/dist/es/index.js'))) as {
    default: new (options: object) => {addAll(documents: Document[]): void};
  };
  const parts = JSON.parse(readFileSync(indexFile(site), 'utf8')) as IndexFile;
  const documents = new Map<number, Document>();
  parts.forEach((part, field) => {
    for (const {i, p, t, u} of part.documents) {
      const known = documents.get(p ?? i) ?? {
        id: p ?? i,
        url: u,
        title: '',
        heading: '',
        description: '',
        keywords: '',
        text: '',
      };
      known[fields[field]!] += `${t}\n`;
      documents.set(p ?? i, known);
    }
  });
  (0, eval)(stemmerScript); // the page runs the same text: both sides must stem alike
  const index = new MiniSearch((globalThis as unknown as {miniSearchOptions: object}).miniSearchOptions);
  index.addAll([...documents.values()]);
  const content = Buffer.from(JSON.stringify(index));
  writeFileSync(path.join(site.buildDir, 'minisearch.json'), content);
  return {
    name: 'MiniSearch 7.2.0',
    site,
    bytes: compressed(content),
    scripts: [library, stemmerScript],
    start: `async () => {
      const index = MiniSearch.loadJSON(await (await fetch('/minisearch.json')).text(), miniSearchOptions);
      return async (query) => index.search(query).slice(0, 8).map(({url}) => url);
    }`,
  };
}
