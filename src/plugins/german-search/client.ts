import * as Comlink from 'comlink';
import type {SearchWorker} from './worker';
import {SearchError, type SearchFailure, type SearchGlobalData, type SearchOptions, type SearchResponse} from './types';

type Remote = Comlink.Remote<SearchWorker>;

let remote: Promise<Remote> | undefined;

/**
 * Starts the worker once. Unlike the upstream client, a worker script that can't be loaded rejects and is forgotten, so
 * that the next key stroke tries again: Comlink alone would wait for an answer for ever.
 */
function startWorker(): Promise<Remote> {
  remote ??= new Promise<Remote>((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const fail = () => {
      worker.terminate();
      remote = undefined;
      reject(new SearchError('unreachable', 'The search worker could not be loaded.'));
    };
    worker.addEventListener('error', fail, {once: true});
    worker.addEventListener('message', () => resolve(Comlink.wrap<SearchWorker>(worker)), {once: true});
  });
  return remote;
}

/** Has the site been published anew since this page was loaded? Then the scripts that it names may be gone. */
async function isOldRelease(): Promise<boolean> {
  const own = document.querySelector('script[src*="/assets/js/main."]')?.getAttribute('src');
  try {
    const page = await (await fetch(window.location.pathname, {cache: 'no-store'})).text();
    return own !== null && own !== undefined && page.includes('/assets/js/main.') && !page.includes(own);
  } catch {
    return false; // offline
  }
}

/** Comlink carries errors across as plain objects: gives them their class back. */
function revive(error: unknown): SearchError {
  const {failure, message} = error as {failure?: SearchFailure; message?: string};
  return new SearchError(failure ?? 'unreachable', message ?? String(error));
}

async function call<T>(action: (worker: Remote) => Promise<T>): Promise<T> {
  if (process.env.NODE_ENV !== 'production') {
    throw new SearchError('development', 'The search index is only there in a production build (npm run serve).');
  }
  try {
    return await action(await startWorker());
  } catch (error) {
    const known = revive(error);
    throw known.failure === 'unreachable' && (await isOldRelease())
      ? new SearchError('outdated', known.message)
      : known;
  }
}

/**
 * Loads worker and index ahead of the first search; call it on hover or focus. Repeated calls cost nothing.
 *
 * @param baseUrl `siteConfig.baseUrl`, with slashes at both ends.
 * @throws SearchError
 */
export function loadSearch(baseUrl: string, facts: SearchGlobalData): Promise<void> {
  return call((worker) => worker.load(baseUrl, facts));
}

/**
 * Searches the site. Answers may come out of order when calls overlap: callers keep only the newest.
 *
 * @param baseUrl `siteConfig.baseUrl`, with slashes at both ends.
 * @throws SearchError
 */
export function search(
  baseUrl: string,
  facts: SearchGlobalData,
  query: string,
  options: SearchOptions,
): Promise<SearchResponse> {
  return call((worker) => worker.search(baseUrl, facts, query, options));
}
