import {decodeCore, decodeShard} from './index/encode';
import {coreFile, indexFormat, manifestFile, pageFile, shardFile, type Manifest} from './index/names';
import type {PageFile} from './index/model';
import {createSearcher, type Searcher} from './engine/search';
import {SearchError, type SearchFailure, type SearchQuery, type SearchResponse} from './types';

/** What the worker is asked: to load, or to search. Every question has a number, which its answer repeats. */
export interface WorkerQuestion {
  readonly id: number;
  /** `siteConfig.baseUrl`, with slashes at both ends. */
  readonly baseUrl: string;
  /** What the index consists of, if the page has fetched it already. */
  readonly manifest?: unknown;
  /** Missing when the index is only to be loaded. */
  readonly query?: SearchQuery;
}

export interface WorkerAnswer {
  readonly id: number;
  readonly response?: SearchResponse;
  readonly failure?: SearchFailure;
  readonly message?: string;
}

async function fetchFile(url: string, cache: RequestCache = 'default'): Promise<Response> {
  try {
    const response = await fetch(url, {cache});
    if (response.ok) return response;
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new SearchError('unreachable', `The search index could not be loaded: ${String(error)}`);
  }
}

/** Binary files are compressed by the build: servers leave types that they don't know as they are. */
async function fetchBinary(url: string): Promise<Uint8Array> {
  const {body} = await fetchFile(url);
  const unpacked = body!.pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && (value as Partial<Manifest>).format === indexFormat;

/** The manifest's address never changes: asks the server whether it has another one. */
const fetchManifest = async (baseUrl: string): Promise<unknown> =>
  (await fetchFile(baseUrl + manifestFile, 'no-cache')).json().catch(() => undefined);

async function load(baseUrl: string, fetched: unknown): Promise<Searcher> {
  const manifest = fetched ?? (await fetchManifest(baseUrl));
  if (!isManifest(manifest)) {
    throw new SearchError('outdated', 'The search index has another shape than this page reads.');
  }
  const address = (file: string): string => `${baseUrl}${manifest.folder}/${file}`;
  const core = decodeCore(await fetchBinary(address(coreFile)));
  const pages = new Map<number, Promise<PageFile>>();
  const fetchPage = async (page: number): Promise<PageFile> =>
    (await (await fetchFile(address(pageFile(page)))).json()) as PageFile;
  return createSearcher(core, {
    shard: async (shard) => decodeShard(await fetchBinary(address(shardFile(shard))), core.shards[shard]!),
    page(page) {
      let file = pages.get(page);
      if (!file) {
        file = fetchPage(page);
        file.catch(() => pages.delete(page));
        pages.set(page, file);
      }
      return file;
    },
  });
}

let searcher: Promise<Searcher> | undefined;

/** Loads the index once; after a failure the next question loads it again. */
function ready(baseUrl: string, manifest: unknown): Promise<Searcher> {
  searcher ??= load(baseUrl, manifest).catch((error: unknown) => {
    searcher = undefined;
    throw error;
  });
  return searcher;
}

async function answer({id, baseUrl, manifest, query}: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    const loaded = await ready(baseUrl, manifest);
    return query ? {id, response: await loaded.search(query)} : {id};
  } catch (error) {
    return {id, failure: error instanceof SearchError ? error.failure : 'unreachable', message: String(error)};
  }
}

self.addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  void answer(event.data).then((result) => self.postMessage(result));
});
