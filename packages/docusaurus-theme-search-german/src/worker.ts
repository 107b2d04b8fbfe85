import {cached} from './engine/cache';
import {createSearcher, type Searcher} from './engine/search';
import {pageFile, parseIndexFile, shardFile, type EncodedPostings, type PageFile} from './index/model';
import {german} from './language/german';
import type {SearchOutcome, SearchQuery, SearchResponse} from './types';

/** The first message: the content of the index file, and `siteConfig.baseUrl`, below which the other files are. */
export interface LoadMessage {
  readonly index: string;
  readonly baseUrl: string;
}

/** Every further message, with a port for its answer. */
export interface QueryMessage {
  readonly query: SearchQuery;
  /** May rows come before their snippets, in an answer of their own? */
  readonly rowsFirst: boolean;
}

export interface WorkerAnswer extends SearchOutcome {
  /** Do the same rows follow with their snippets? */
  readonly more?: boolean;
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search index could not be loaded: ${url} has status ${response.status}`);
  return (await response.json()) as T;
}

function createWorkerSearcher({index: content, baseUrl}: LoadMessage): Searcher {
  const {folder, index, postings} = parseIndexFile(content);
  const fetchFile = <T>(file: string): Promise<T> => fetchJson(`${baseUrl}${folder}/${file}`);
  const source = {
    shard: async (shard: number) => postings ?? fetchFile<readonly EncodedPostings[]>(shardFile(shard)),
    page: cached((page) => fetchFile<PageFile>(pageFile(page))),
  };
  return createSearcher(index, source, german);
}

let searcher: Searcher | undefined;
let loadError = '';

function load(message: LoadMessage): void {
  try {
    searcher = createWorkerSearcher(message);
  } catch (error) {
    loadError = String(error);
  }
}

async function answer({query, rowsFirst}: QueryMessage, send: (answer: WorkerAnswer) => void): Promise<void> {
  const sendRows = (response: SearchResponse): void => send({response, more: true});
  try {
    if (!searcher) send({failure: 'outdated', message: loadError});
    else send({response: await searcher.search(query, rowsFirst ? sendRows : undefined)});
  } catch (error) {
    send({failure: 'unreachable', message: String(error)});
  }
}

self.addEventListener('message', ({data, ports: [port]}: MessageEvent<LoadMessage | QueryMessage>) => {
  if ('query' in data) void answer(data, (message) => port!.postMessage(message));
  else load(data);
});
