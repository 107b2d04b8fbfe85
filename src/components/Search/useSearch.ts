import {useCallback, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {loadSearch, search} from '@site/src/plugins/german-search/client';
import {
  SearchError,
  type SearchFailure,
  type SearchGlobalData,
  type SearchOptions,
  type SearchResponse,
} from '@site/src/plugins/german-search/types';
import {forgetReload, reloadOnce} from './recovery';

interface Answer {
  readonly query: string;
  readonly response?: SearchResponse;
  readonly failure?: SearchFailure;
}

/** Where a search stands. The newest answer stays while the next one is on its way. */
export interface Search {
  readonly loading: boolean;
  readonly failure: SearchFailure | undefined;
  readonly response: SearchResponse | undefined;
  /** Query that `response` or `failure` answers. */
  readonly answered: string;
  /** Fetches worker and index ahead of the first query; costs nothing when they are there. */
  preload(): void;
  /** Asks again after a failure. */
  retry(): void;
}

/**
 * Searches the site for a query as it changes; an empty query finds nothing.
 *
 * @param query - as typed
 * @param options - must not change between renders
 */
export function useSearch(query: string, options: SearchOptions): Search {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const facts = usePluginData('german-search') as SearchGlobalData;
  const [answer, setAnswer] = useState<Answer>({query: ''});
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(0);
  const asked = query.trim() !== '';

  useEffect(() => {
    newest.current += 1;
    const own = newest.current;
    if (!asked) return;
    search(baseUrl, facts, query, options).then(
      (response) => {
        forgetReload();
        if (own === newest.current) setAnswer({query, response});
      },
      (error: unknown) => {
        const failure = error instanceof SearchError ? error.failure : 'unreachable';
        // The results page has its query in the URL, the box would lose it.
        if (failure === 'outdated' && reloadOnce(options.typing ? query : '')) return;
        if (own === newest.current) setAnswer({query, failure});
      },
    );
  }, [asked, query, attempt, baseUrl, facts, options]);

  return {
    loading: asked && answer.query !== query,
    failure: asked ? answer.failure : undefined,
    response: asked ? answer.response : undefined,
    answered: answer.query,
    // A failure shows itself with the first query, which loads again.
    preload: useCallback(() => void loadSearch(baseUrl, facts).catch(() => undefined), [baseUrl, facts]),
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
