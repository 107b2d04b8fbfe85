import {failureOf, fetchFile, patience} from './fetchFile';
import {buildIdMeta, indexFile, indexFolder} from './index/model';
import type {SearchOutcome, SearchQuery, SearchResponse} from './types';
import type {LoadMessage, QueryMessage, WorkerAnswer} from './worker';

type Ask = (query: SearchQuery, onRows?: (response: SearchResponse) => void) => Promise<SearchOutcome>;

let connection: Promise<Ask> | undefined;
/** What was damaged is fetched anew: the browser would keep it for a year. */
let cache: RequestCache = 'default';

/** The build that the page belongs to, whatever has been published since. */
const buildId = (): string => document.querySelector<HTMLMetaElement>(`meta[name="${buildIdMeta}"]`)?.content ?? '';

/** Fetches this page's index, and starts the worker beside it. */
async function start(baseUrl: string): Promise<Ask> {
  const folder = `${baseUrl}${indexFolder}/${buildId()}`;
  const worker = new Worker(new URL('./worker', import.meta.url));
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The search worker could not be loaded.')));
  });
  failed.catch(() => (connection = undefined));
  const ready = new Promise((resolve, reject) => {
    worker.addEventListener('message', resolve, {once: true});
    setTimeout(reject, patience, new Error('The search worker does not answer.'));
  });
  // A missing index says why the worker is missing, too.
  const index = await fetchFile(`${folder}/${indexFile}`, {cache, priority: 'low'});
  await Promise.race([failed, ready]);
  worker.postMessage({index, folder, cache} satisfies LoadMessage);
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
  return async (...asked) => {
    const outcome = await Promise.race([failed, ask(...asked)]);
    if (outcome.failure === 'damaged') {
      worker.terminate();
      connection = undefined;
      cache = 'reload';
    }
    return outcome;
  };
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
    return await ask(...asked);
  } catch (error) {
    return {failure: failureOf(error), message: String(error)};
  }
}
