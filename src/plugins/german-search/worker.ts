import * as Comlink from 'comlink';
import {searchIndexUrl} from '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js';
import {createSearcher, type Searcher} from './engine/searcher';
import {isIndexFile, type IndexFile} from './index-file';
import {SearchError, type SearchGlobalData, type SearchOptions, type SearchResponse} from './types';

async function fetchIndex(url: string, cache: RequestCache): Promise<unknown> {
  try {
    const response = await fetch(url, {cache});
    if (!response.ok) {
      throw new Error(`status ${response.status}`);
    }
    return await response.json();
  } catch (error) {
    throw new SearchError('unreachable', `The search index could not be loaded: ${String(error)}`);
  }
}

/** A file of another shape comes from a cache or from before a deployment: one fetch around the caches. */
async function loadIndex(url: string): Promise<IndexFile> {
  for (const cache of ['default', 'reload'] as const) {
    const file = await fetchIndex(url, cache);
    if (isIndexFile(file)) {
      return file;
    }
  }
  throw new SearchError('outdated', 'The search index has another shape than this page reads.');
}

/** Runs in the worker, called through `client.ts`. */
export class SearchWorker {
  private searcher: Promise<Searcher> | undefined;

  /** Loads the index once; after a failure the next call loads it again. */
  async load(baseUrl: string, {demoted, pages}: SearchGlobalData): Promise<void> {
    await this.ready(baseUrl, {demoted, pages});
  }

  async search(
    baseUrl: string,
    facts: SearchGlobalData,
    query: string,
    options: SearchOptions,
  ): Promise<SearchResponse> {
    const searcher = await this.ready(baseUrl, facts);
    return searcher.search(query, options);
  }

  private ready(baseUrl: string, {demoted, pages}: SearchGlobalData): Promise<Searcher> {
    this.searcher ??= loadIndex(baseUrl + searchIndexUrl.replace('{dir}', ''))
      .then((file) => createSearcher(file, {demoted: new Set(demoted), pages: new Set(pages)}))
      .catch((error: unknown) => {
        this.searcher = undefined;
        // Comlink carries plain objects across, not classes of errors.
        throw error instanceof SearchError ? {failure: error.failure, message: error.message} : error;
      });
    return this.searcher;
  }
}

Comlink.expose(new SearchWorker());
// Tells the client that the script has arrived and runs.
self.postMessage('ready');
