import {indexFile} from './index/names';
import {SearchError, type SearchQuery, type SearchResponse} from './types';
import type {GivenIndex, WorkerAnswer, WorkerQuestion} from './worker';

type Waiting = (answer: WorkerAnswer) => void;
type OnRows = (response: SearchResponse) => void;

interface Connection {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
  /** When the worker has what the page has fetched for it. */
  readonly prepared: Promise<void>;
}

let connection: Connection | undefined;
let lastId = 0;

/** Fetches beside the worker's script what it needs first. If that fails, the worker finds out itself, and reports it. */
async function giveIndex(worker: Worker, baseUrl: string): Promise<void> {
  try {
    const response = await fetch(baseUrl + indexFile, {cache: 'no-cache', priority: 'low'});
    if (!response.ok) return;
    const index = await response.arrayBuffer();
    worker.postMessage({index} satisfies GivenIndex, [index]);
  } catch {
    // Offline, most likely.
  }
}

/** Starts the worker once. One whose script can't be loaded is forgotten, so that the next key stroke tries again. */
function connect(baseUrl: string): Connection {
  if (connection) return connection;
  const worker = new Worker(new URL('./worker', import.meta.url));
  const own: Connection = {worker, waiting: new Map(), prepared: giveIndex(worker, baseUrl)};
  worker.addEventListener('message', ({data}: MessageEvent<WorkerAnswer>) => {
    own.waiting.get(data.id)?.(data);
    if (!data.more) own.waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    worker.terminate();
    connection = undefined;
    for (const [id, waiting] of own.waiting) {
      waiting({id, failure: 'unreachable', message: 'The search worker could not be loaded.'});
    }
  });
  connection = own;
  return own;
}

/** Every page begins with these. A release may change the runtime alone: it holds the names of all other scripts. */
const entryScripts = 'script[src*="/assets/js/main."], script[src*="/assets/js/runtime~main."]';

/** Has the site been published anew since this page was loaded? Then the files that it names may be gone. */
async function isOldRelease(): Promise<boolean> {
  const own = [...document.querySelectorAll(entryScripts)].map((script) => script.getAttribute('src') ?? '');
  try {
    const page = await (await fetch(window.location.pathname, {cache: 'no-store'})).text();
    return page.includes('/assets/js/main.') && own.some((address) => !page.includes(address));
  } catch {
    return false; // offline
  }
}

async function ask(baseUrl: string, query?: SearchQuery, onRows?: OnRows): Promise<SearchResponse | undefined> {
  if (process.env.NODE_ENV !== 'production') {
    throw new SearchError('development', 'The search index is only there in a production build (npm run serve).');
  }
  const own = connect(baseUrl);
  const id = (lastId += 1);
  // Waits from the start: the worker may fail while the index is on its way.
  const answer = new Promise<WorkerAnswer>((resolve) => {
    own.waiting.set(id, (given) => (given.more ? onRows?.(given.response!) : resolve(given)));
  });
  await own.prepared;
  own.worker.postMessage({
    id,
    baseUrl,
    ...(query && {query}),
    ...(onRows && {rowsFirst: true}),
  } satisfies WorkerQuestion);
  const {response, failure, message} = await answer;
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
 * @param onRows - gets the rows ahead, if their passages take a while
 * @throws SearchError
 */
export const search = async (baseUrl: string, query: SearchQuery, onRows?: OnRows): Promise<SearchResponse> =>
  (await ask(baseUrl, query, onRows))!;
