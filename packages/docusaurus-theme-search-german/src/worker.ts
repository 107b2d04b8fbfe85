import {decodeShard, decodeStart, type IndexStart, type Shard} from './index/encode';
import {indexFile, pageFile, shardFile} from './index/names';
import type {PageFile} from './index/model';
import {createSearcher, type Searcher} from './engine/search';
import {german} from './language/german';
import {SearchError, type SearchFailure, type SearchQuery, type SearchResponse} from './types';

/** What the worker is asked: to load, or to search. Every question has a number, which its answer repeats. */
export interface WorkerQuestion {
  readonly id: number;
  /** `siteConfig.baseUrl`, with slashes at both ends. */
  readonly baseUrl: string;
  /** Missing when the index is only to be loaded. */
  readonly query?: SearchQuery;
  /** May rows come before their passages, in an answer of their own? */
  readonly rowsFirst?: boolean;
}

/** The index that the page has fetched, before the first question. */
export interface GivenIndex {
  readonly index: ArrayBuffer;
}

export interface WorkerAnswer {
  readonly id: number;
  /** Does the same with its passages follow? */
  readonly more?: boolean;
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
async function unpack(content: ArrayBuffer): Promise<Uint8Array> {
  const unpacked = new Response(content).body!.pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** The index's address never changes: asks the server whether it has another one. */
const fetchIndex = async (baseUrl: string): Promise<ArrayBuffer> =>
  (await fetchFile(baseUrl + indexFile, 'no-cache')).arrayBuffer();

async function readStart(content: ArrayBuffer): Promise<IndexStart> {
  try {
    return decodeStart(await unpack(content));
  } catch (error) {
    throw new SearchError('outdated', `The search index has another shape than this page reads: ${String(error)}`);
  }
}

let given: ArrayBuffer | undefined;

async function load(baseUrl: string): Promise<Searcher> {
  const content = given ?? (await fetchIndex(baseUrl));
  given = undefined;
  const {folder, core, postings} = await readStart(content);
  const address = (file: string): string => `${baseUrl}${folder}/${file}`;
  const fetchShard = async (shard: number): Promise<Shard> =>
    decodeShard(await unpack(await (await fetchFile(address(shardFile(shard)))).arrayBuffer()), core.shards[shard]!);
  const pages = new Map<number, Promise<PageFile>>();
  const fetchPage = async (page: number): Promise<PageFile> =>
    (await (await fetchFile(address(pageFile(page)))).json()) as PageFile;
  const source = {
    shard: async (shard: number) => postings ?? (await fetchShard(shard)),
    page(page: number) {
      let file = pages.get(page);
      if (!file) {
        file = fetchPage(page);
        file.catch(() => pages.delete(page));
        pages.set(page, file);
      }
      return file;
    },
  };
  return createSearcher(core, source, german);
}

let searcher: Promise<Searcher> | undefined;

/** Loads the index once; after a failure the next question loads it again. */
function ready(baseUrl: string): Promise<Searcher> {
  searcher ??= load(baseUrl).catch((error: unknown) => {
    searcher = undefined;
    throw error;
  });
  return searcher;
}

const send = (answer: WorkerAnswer): void => self.postMessage(answer);

async function answer({id, baseUrl, query, rowsFirst}: WorkerQuestion): Promise<WorkerAnswer> {
  const sendRows = (response: SearchResponse): void => send({id, response, more: true});
  try {
    const loaded = await ready(baseUrl);
    return query ? {id, response: await loaded.search(query, rowsFirst ? sendRows : undefined)} : {id};
  } catch (error) {
    return {id, failure: error instanceof SearchError ? error.failure : 'unreachable', message: String(error)};
  }
}

self.addEventListener('message', ({data}: MessageEvent<GivenIndex | WorkerQuestion>) => {
  if ('index' in data) given = data.index;
  else void answer(data).then(send);
});
