import {indexFile} from './index/model';
import type {SearchOutcome, SearchQuery, SearchResponse} from './types';
import type {LoadMessage, QueryMessage, WorkerAnswer} from './worker';

type Ask = (query: SearchQuery, onRows?: (response: SearchResponse) => void) => Promise<SearchOutcome>;

let connection: Promise<Ask> | undefined;

async function fetchIndex(baseUrl: string): Promise<string> {
  // Its address never changes: the server says whether there is a newer one.
  const response = await fetch(baseUrl + indexFile, {cache: 'no-cache', priority: 'low'});
  if (!response.ok) throw new Error(`${indexFile} has status ${response.status}`);
  return response.text();
}

/** Starts the worker, and fetches the index beside its script. */
async function start(baseUrl: string): Promise<Ask> {
  const worker = new Worker(new URL('./worker', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      connection = undefined;
      reject(new Error('The search worker could not be loaded.'));
    });
  });
  const index = await Promise.race([failed, fetchIndex(baseUrl)]);
  worker.postMessage({index, baseUrl} satisfies LoadMessage);
  const ask: Ask = (query, onRows) =>
    new Promise((resolve) => {
      const {port1, port2} = new MessageChannel();
      port1.onmessage = ({data: {more, ...outcome}}: MessageEvent<WorkerAnswer>) => {
        if (more) return onRows?.(outcome.response!);
        port1.close();
        resolve(outcome);
      };
      worker.postMessage({query, rowsFirst: onRows !== undefined} satisfies QueryMessage, [port2]);
    });
  return (...asked) => Promise.race([failed, ask(...asked)]);
}

/**
 * Loads worker and index ahead of the first search. Repeated calls cost nothing; after a failure the next one tries again.
 *
 * @param baseUrl - `siteConfig.baseUrl`, with slashes at both ends
 */
export function loadSearch(baseUrl: string): Promise<Ask> {
  connection ??= start(baseUrl).catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
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

/**
 * Searches the site. Answers may come out of order when calls overlap: callers keep only the newest.
 *
 * @param baseUrl - `siteConfig.baseUrl`, with slashes at both ends
 * @param onRows - gets the rows ahead, if their snippets take a while
 */
export async function search(baseUrl: string, ...asked: Parameters<Ask>): Promise<SearchOutcome> {
  if (process.env.NODE_ENV !== 'production') return {failure: 'development'};
  try {
    const ask = await loadSearch(baseUrl);
    const outcome = await ask(...asked);
    if (outcome.failure !== 'unreachable') return outcome;
    throw new Error(outcome.message);
  } catch (error) {
    return {failure: (await isOldRelease()) ? 'outdated' : 'unreachable', message: String(error)};
  }
}
