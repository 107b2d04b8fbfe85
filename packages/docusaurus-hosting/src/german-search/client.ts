import {SearchError, type SearchQuery, type SearchResponse} from './types';
import type {WorkerAnswer, WorkerQuestion} from './worker';

type Waiting = (answer: WorkerAnswer) => void;

interface Connection {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

let connection: Connection | undefined;
let lastId = 0;

/** Starts the worker once. One whose script can't be loaded is forgotten, so that the next key stroke tries again. */
function connect(): Connection {
  if (connection) return connection;
  const own: Connection = {worker: new Worker(new URL('./worker.ts', import.meta.url)), waiting: new Map()};
  own.worker.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    own.waiting.get(data.id)?.(data);
    own.waiting.delete(data.id);
  });
  own.worker.addEventListener('error', () => {
    own.worker.terminate();
    connection = undefined;
    for (const [id, waiting] of own.waiting) {
      waiting({id, failure: 'unreachable', message: 'The search worker could not be loaded.'});
    }
  });
  connection = own;
  return own;
}

/** Has the site been published anew since this page was loaded? Then the files that it names may be gone. */
async function isOldRelease(): Promise<boolean> {
  const own = document.querySelector('script[src*="/assets/js/main."]')?.getAttribute('src');
  try {
    const page = await (await fetch(window.location.pathname, {cache: 'no-store'})).text();
    return own !== null && own !== undefined && page.includes('/assets/js/main.') && !page.includes(own);
  } catch {
    return false; // offline
  }
}

async function ask(baseUrl: string, query?: SearchQuery): Promise<SearchResponse | undefined> {
  if (process.env.NODE_ENV !== 'production') {
    throw new SearchError('development', 'The search index is only there in a production build (npm run serve).');
  }
  const {worker, waiting} = connect();
  const id = (lastId += 1);
  const {response, failure, message} = await new Promise<WorkerAnswer>((resolve) => {
    waiting.set(id, resolve);
    worker.postMessage({id, baseUrl, ...(query && {query})} satisfies WorkerQuestion);
  });
  if (!failure) return response;
  throw new SearchError(failure === 'unreachable' && (await isOldRelease()) ? 'outdated' : failure, message ?? '');
}

/**
 * Loads worker and index ahead of the first search; call it on hover or focus. Repeated calls cost nothing.
 *
 * @param baseUrl - `siteConfig.baseUrl`, with slashes at both ends
 * @throws SearchError
 */
export const loadSearch = async (baseUrl: string): Promise<void> => {
  await ask(baseUrl);
};

/**
 * Searches the site. Answers may come out of order when calls overlap: callers keep only the newest.
 *
 * @param baseUrl - `siteConfig.baseUrl`, with slashes at both ends
 * @throws SearchError
 */
export const search = async (baseUrl: string, query: SearchQuery): Promise<SearchResponse> =>
  (await ask(baseUrl, query))!;
