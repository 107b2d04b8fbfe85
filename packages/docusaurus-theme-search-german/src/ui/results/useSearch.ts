import {useCallback, useEffect, useState} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {search} from '../../client';
import type {SearchOutcome, SearchQuery, SearchResponse} from '../../types';

/** Where a search stands. The newest answer stays while the next one is on its way. */
export interface Search extends SearchOutcome {
  readonly loading: boolean;
  /** Query that `response` or `failure` answers. */
  readonly answered: string;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/**
 * Searches the site for a query as it changes; an empty query finds nothing.
 *
 * @param query - as typed
 * @param inBox - is it the search box's? Its rows are shown before their snippets
 */
export function useSearch(
  query: string,
  {limit, snippetLength, area}: Omit<SearchQuery, 'text'>,
  inBox: boolean,
): Search {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [outcome, setOutcome] = useState<SearchOutcome & {readonly answered: string}>({answered: ''});
  const [attempt, setAttempt] = useState(0);
  const isAsked = query.trim() !== '';

  useEffect(() => {
    let isNewest = true;
    const show = (newOutcome: SearchOutcome): void => {
      if (isNewest) setOutcome({...newOutcome, answered: query});
    };
    const onRows = (response: SearchResponse): void => show({response});
    const asked: SearchQuery = {text: query, limit, snippetLength, ...(area !== undefined && {area})};
    if (isAsked) void search(baseUrl, asked, inBox ? onRows : undefined).then(show);
    return () => {
      isNewest = false;
    };
  }, [isAsked, query, attempt, baseUrl, limit, snippetLength, area, inBox]);

  return {
    ...(isAsked ? outcome : {answered: outcome.answered}),
    loading: isAsked && outcome.answered !== query,
    retry: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
