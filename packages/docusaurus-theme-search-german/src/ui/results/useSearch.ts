import {useCallback, useEffect, useRef, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {loadSearch, search} from '../../client';
import {SearchError, type SearchFailure, type SearchQuery, type SearchResponse} from '../../types';
import {forgetReload, reloadOnce} from '../recovery';

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
  readonly preload: () => void;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/**
 * Searches the site for a query as it changes; an empty query finds nothing.
 *
 * @param query - as typed
 * @param keepQuery - shall a reload that the search needs bring the query back? It must when the address does not hold it
 * @param rowsFirst - are rows shown while their passages are on their way?
 */
export function useSearch(
  query: string,
  {limit, snippetLength, area}: Omit<SearchQuery, 'text'>,
  {keepQuery, rowsFirst}: {readonly keepQuery: boolean; readonly rowsFirst: boolean},
): Search {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const [answer, setAnswer] = useState<Answer>({query: ''});
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(0);
  const asked = query.trim() !== '';

  useEffect(() => {
    newest.current += 1;
    const own = newest.current;
    if (!asked) return;
    const show = (response: SearchResponse): void => {
      if (own === newest.current) setAnswer({query, response});
    };
    const asking: SearchQuery = {text: query, limit, snippetLength, ...(area === undefined ? {} : {area})};
    search(baseUrl, asking, rowsFirst ? show : undefined).then(
      (response) => {
        forgetReload();
        show(response);
      },
      (error: unknown) => {
        const failure = error instanceof SearchError ? error.failure : 'unreachable';
        if (failure === 'outdated' && reloadOnce(keepQuery ? query : '')) return;
        if (own === newest.current) setAnswer({query, failure});
      },
    );
  }, [asked, query, attempt, baseUrl, limit, snippetLength, area, keepQuery, rowsFirst]);

  return {
    loading: asked && answer.query !== query,
    failure: asked ? answer.failure : undefined,
    response: asked ? answer.response : undefined,
    answered: answer.query,
    // A failure shows itself with the first query, which loads again.
    preload: useCallback(() => void loadSearch(baseUrl).catch(() => undefined), [baseUrl]),
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
