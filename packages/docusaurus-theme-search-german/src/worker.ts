import {createSearcher, type Searcher} from './engine/search';
import {failureOf, fetchFile} from './fetchFile';
import {unseal} from './index/envelope';
import type {SearchIndex} from './index/model';
import type {SearchOutcome, SearchQuery, SearchResponse} from './types';

/** The first message: the content of the index file, and from where and how to fetch the others. */
export interface LoadMessage {
  readonly index: string;
  /** Address of the index's folder, without a slash at its end. */
  readonly folder: string;
  readonly cache: RequestCache;
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

const failed = (error: unknown): SearchOutcome => ({failure: failureOf(error), message: String(error)});

let searcher: Searcher | undefined;
let loadFailure: SearchOutcome = {};

function load({index, folder, cache}: LoadMessage): void {
  const read = async (file: string): Promise<unknown> => unseal(await fetchFile(`${folder}/${file}`, {cache}));
  try {
    searcher = createSearcher(unseal(index) as SearchIndex, read);
  } catch (error) {
    loadFailure = failed(error);
  }
}

async function answer({query, rowsFirst}: QueryMessage, send: (answer: WorkerAnswer) => void): Promise<void> {
  const sendRows = (response: SearchResponse): void => send({response, more: true});
  try {
    send(searcher ? {response: await searcher.search(query, rowsFirst ? sendRows : undefined)} : loadFailure);
  } catch (error) {
    send(failed(error));
  }
}

self.addEventListener('message', ({data, ports: [port]}: MessageEvent<LoadMessage | QueryMessage>) => {
  if ('query' in data) void answer(data, (message) => port!.postMessage(message));
  else load(data);
});
// The page waits for this.
self.postMessage('ready');
