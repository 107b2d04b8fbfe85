import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readBuiltIndex} from 'docusaurus-theme-search-german/node';
import {run} from '../../scripts/run';
import {rowLimit, snippetLength} from './measure';
import type {Site} from './site';

/** A search engine over a built site, driven inside a page of that site. */
export interface Engine {
  readonly name: string;
  readonly site: Site;
  /** Scripts that the page needs before `start` runs. */
  readonly scripts: readonly string[];
  /**
   * Expression of a function that runs in the page, loads the engine and returns another one: from a query to the
   * addresses of the pages of at most eight rows (`pages`), and whether the list says that a word is not there (`told`).
   */
  readonly start: string;
}

const peersDir = path.resolve('bench/search/peers');
const peer = (file: string): string => path.join(peersDir, 'node_modules', file);

/**
 * Address of the script that the build starts as a worker.
 *
 * @param text - tells it from all other scripts of the build; without, it is the one that another starts under its number
 */
function workerUrl({buildDir}: Site, text = ''): string {
  const folder = path.join(buildDir, 'assets/js');
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({name, content: readFileSync(path.join(folder, name), 'utf8')}));
  const started = scripts.flatMap(({content}) =>
    [...content.matchAll(/new Worker\(new URL\(\w+\.p\+\w+\.u\("?(\w+)"?\)/g)].map(([, id]) => id),
  );
  const worker = scripts.find(({name, content}) =>
    text === '' ? started.includes(name.split('.')[0]) : content.includes(text),
  );
  if (!worker) {
    throw new Error(
      `No script in ${folder} starts a worker${text && ` with the text "${text}"`}: is this the build of the engine meant?`,
    );
  }
  return `/assets/js/${worker.name}`;
}

const weWereAsked = JSON.stringify({limit: rowLimit, snippetLength});

/** This project's search: the worker's script of the build, with the options that the search box has. */
export const german = (site: Site): Engine => ({
  name: 'this search',
  site,
  scripts: [],
  start: `async () => {
    const worker = new Worker(${JSON.stringify(workerUrl(site, 'is in two groups'))});
    const folder = ${JSON.stringify(`/${readBuiltIndex(site.buildDir).folder}`)};
    const index = await (await fetch(folder + '/index.json')).text();
    worker.postMessage({index, folder, cache: 'default'});
    const ask = (query) => new Promise((resolve, reject) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = ({data}) => (data.failure ? reject(new Error(data.message)) : resolve(data.response));
      worker.postMessage({query, rowsFirst: false}, [port2]);
    });
    return async (text) => {
      const {rows, corrections} = await ask({text, ...${weWereAsked}});
      return {
        pages: rows.map(({pageUrl}) => pageUrl),
        told: corrections.length > 0 || rows.every(({missing}) => missing.length > 0),
      };
    };
  }`,
});

/** The search before it was analyzed at build (until commit 4697982): texts in one file, driven through Comlink. */
export const reference = (site: Site): Engine => ({
  name: 'reference',
  site,
  scripts: [readFileSync(peer('comlink/dist/umd/comlink.min.js'), 'utf8')],
  start: `async () => {
    const facts = {demoted: [], pages: []};
    const worker = Comlink.wrap(new Worker(${JSON.stringify(workerUrl(site, 'The search index could not be loaded'))}));
    await worker.load('/', facts);
    return async (query) => {
      const {rows} = await worker.search('/', facts, query, {...${weWereAsked}, typing: true});
      return {pages: rows.map(({pageUrl}) => pageUrl), told: rows.length === 0};
    };
  }`,
});

/** @easyops-cn/docusaurus-search-local with its default options for German. */
export const asItIs = (site: Site): Engine => ({
  name: 'plugin as it is',
  site,
  scripts: [readFileSync(peer('comlink/dist/umd/comlink.min.js'), 'utf8')],
  start: `async () => {
    const Remote = Comlink.wrap(new Worker(${JSON.stringify(workerUrl(site))}));
    const worker = await new Remote();
    await worker.fetchIndexes('/', '');
    return async (query) => {
      const rows = await worker.search('/', '', query, ${rowLimit});
      return {pages: rows.map(({document, page}) => (page || document).u), told: rows.length === 0};
    };
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
  return {
    name: 'Pagefind 1.6.0',
    site,
    scripts: [],
    start: `async () => {
      const pagefind = await import('/pagefind/pagefind.js');
      await pagefind.init();
      return async (query) => {
        const {results} = await pagefind.search(query);
        const pages = await Promise.all(results.slice(0, ${rowLimit}).map((result) => result.data()));
        return {pages: pages.map(({raw_url}) => raw_url.replace(/\\.html$/, '')), told: pages.length === 0};
      };
    }`,
  };
}

/** MiniSearch over the texts of our own index, a document a page, with Snowball's German stemmer. */
export async function miniSearch(site: Site): Promise<Engine> {
  interface Document {
    id: number;
    url: string;
    title: string;
    heading: string;
    description: string;
    text: string;
  }
  const stemmerScript = `(() => {
    const module = {exports: {}};
    const exports = module.exports;
    ${readFileSync(peer('snowball-stemmers/snowball-stemmers.js'), 'utf8')}
    const stemmer = module.exports.newStemmer('german');
    globalThis.miniSearchOptions = {
      fields: ['title', 'heading', 'description', 'text'],
      storeFields: ['url'],
      processTerm: (term) => stemmer.stem(term.toLowerCase()),
      searchOptions: {prefix: true, fuzzy: 0.2, boost: {title: 3, heading: 2}},
    };
  })();`;
  const library = readFileSync(peer('minisearch/dist/umd/index.js'), 'utf8');
  const {default: MiniSearch} = (await import(peer('minisearch/dist/es/index.js'))) as {
    default: new (options: object) => {addAll(documents: Document[]): void};
  };
  const {index: built, page} = readBuiltIndex(site.buildDir);
  const documents = built.pages.map(({url, title}, id): Document => {
    const {description, texts} = page(id);
    return {
      id,
      url,
      title,
      description,
      heading: built.headings.slice(built.firstSections[id], built.firstSections[id + 1]).join('\n'),
      text: texts.join('\n'),
    };
  });
  (0, eval)(stemmerScript); // the page runs the same text: both sides must stem alike
  const index = new MiniSearch((globalThis as unknown as {miniSearchOptions: object}).miniSearchOptions);
  index.addAll(documents);
  const content = Buffer.from(JSON.stringify(index));
  writeFileSync(path.join(site.buildDir, 'minisearch.json'), content);
  return {
    name: 'MiniSearch 7.2.0',
    site,
    scripts: [library, stemmerScript],
    start: `async () => {
      const index = MiniSearch.loadJSON(await (await fetch('/minisearch.json')).text(), miniSearchOptions);
      return async (query) => {
        const pages = index.search(query).slice(0, ${rowLimit}).map(({url}) => url);
        return {pages, told: pages.length === 0};
      };
    }`,
  };
}
