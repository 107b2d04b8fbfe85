import {useMemo, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import type {SearchResponse, SearchRow} from '../../types';
import {areaParameter, hitUrl, queryParameter} from '../links';
import Marked from '../results/Marked';
import SearchMessage, {spokenMessage} from '../results/SearchMessage';
import {texts} from '../results/texts';
import {areaLabel, useRowTexts} from '../results/useRowTexts';
import {useSearch} from '../results/useSearch';
import shared from '../styles.module.css';
import {useThemeData} from '../useThemeData';
import styles from './SearchResults.module.css';

/** Results that are shown at a time, and characters of a snippet at most. */
const [step, snippetLength] = [20, 200];

/** What the address says, and ways to change it. */
interface Asked {
  readonly query: string;
  /** Id of the only area to search in. */
  readonly area: string | undefined;
  /** Results to show; kept with the entry of the browser's history, so that the way back leads to the same place. */
  readonly limit: number;
  /** While a visitor types, the address follows without an entry for each letter. */
  readonly type: (query: string) => void;
  readonly filter: (area: string) => void;
  readonly showMore: () => void;
}

function useAddress(): Asked {
  const location = useLocation<{limit?: number} | undefined>();
  const history = useHistory();
  const {areas} = useThemeData();
  // The static page knows no query: the address's is taken over once React has taken over the page.
  const isBrowser = useIsBrowser();
  const parameters = useMemo(() => new URLSearchParams(isBrowser ? location.search : ''), [isBrowser, location.search]);
  const area = parameters.get(areaParameter) ?? undefined;
  const limit = (isBrowser && location.state?.limit) || step;
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return {...location, search: next.toString(), state: undefined};
  };
  return {
    query: parameters.get(queryParameter) ?? '',
    area: areas.some(({id}) => id === area) ? area : undefined,
    limit,
    type: (query) => history.replace(changed(queryParameter, query)),
    filter: (id) => history.push(changed(areaParameter, id)),
    showMore: () => history.replace({...location, state: {limit: limit + step}}),
  };
}

/** Buttons that limit the results to an area, with the number of pages in each. */
function AreaFilter({
  area,
  filter,
  response,
}: Pick<Asked, 'area' | 'filter'> & {readonly response: SearchResponse}): ReactNode {
  const {areas} = useThemeData();
  const all = Object.values(response.areaCounts).reduce((sum, count) => sum + count, 0);
  const choices = [
    {id: '', label: texts.allAreas, count: all},
    ...areas.map((each) => ({id: each.id, label: areaLabel(each), count: response.areaCounts[each.id] ?? 0})),
  ].filter(({id, count}) => count > 0 || id === (area ?? ''));
  return (
    <div role="group" aria-label={texts.area} className={styles.filter}>
      {choices.map(({id, label, count}) => (
        <button key={id} type="button" aria-pressed={id === (area ?? '')} onClick={() => filter(id)}>
          {label} ({count})
        </button>
      ))}
    </div>
  );
}

function Hit({row}: {readonly row: SearchRow}): ReactNode {
  const {area, missing} = useRowTexts(row);
  const {highlight} = useThemeData();
  return (
    <li className={styles.hit}>
      <Link to={hitUrl(row, highlight)} autoAddBaseUrl={false}>
        <Marked {...row.title} />
        {row.heading && (
          <>
            {' '}
            › <Marked {...row.heading} />
          </>
        )}
      </Link>{' '}
      <span className={styles.area}>{area}</span>
      {row.snippet && row.snippet.text !== '' && (
        <p>
          <Marked {...row.snippet} />
        </p>
      )}
      {missing !== '' && <p className={styles.area}>{missing}</p>}
    </li>
  );
}

/** What screen readers hear, and everybody reads, about the number of results. */
function countText({rowCount, areaCounts}: SearchResponse, area: string | undefined): string {
  if (rowCount === 0) return '';
  if (rowCount === 1) return texts.oneHit;
  const pages = area ? (areaCounts[area] ?? 0) : Object.values(areaCounts).reduce((sum, count) => sum + count, 0);
  return interpolate(texts.hitCount, {rows: rowCount, pages});
}

/** What the head says: pages of results are not for search engines, the empty page is. */
function ResultsHead({title}: {readonly title: string}): ReactNode {
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
    </>
  );
}

function WithoutScripts(): ReactNode {
  const {fallbackLinks} = useThemeData();
  return (
    <noscript>
      <p>{texts.noScript}</p>
      <ul>
        {fallbackLinks.map(({label, to}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

function Question({query, type, preload}: Pick<Asked, 'query' | 'type'> & {readonly preload: () => void}): ReactNode {
  return (
    <form role="search" aria-label={texts.resultsLabel} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.field}>
        {texts.query}
        <input
          type="search"
          name={queryParameter}
          autoComplete="off"
          value={query}
          onFocus={preload}
          onChange={(event) => type(event.target.value)}
        />
      </label>
    </form>
  );
}

/** All results for the query in the address (`q`), best first, in one area (`ctx`) or all. */
export default function SearchResults(): ReactNode {
  const {query, area, limit, type, filter, showMore} = useAddress();
  const asked = {limit, snippetLength, ...(area ? {area} : {})};
  const {loading, failure, response, answered, retry, preload} = useSearch(query, asked, {
    keepQuery: false,
    rowsFirst: false, // passages of several lines would push down the rows below
  });
  const title = query === '' ? texts.pageTitle : interpolate(texts.pageTitleFor, {query});
  return (
    <main className="container margin-vert--lg">
      {query !== '' && <ResultsHead title={title} />}
      <h1>{title}</h1>
      <Question {...{query, type, preload}} />
      <WithoutScripts />
      {response && query !== '' && Object.keys(response.areaCounts).length > 0 && (
        <AreaFilter {...{area, filter, response}} />
      )}
      <p role="status">
        {response && !loading && (
          <>
            <span className={shared.visuallyHidden}>{spokenMessage(response, answered, false)} </span>
            {countText(response, area)}
          </>
        )}
      </p>
      <SearchMessage
        {...{failure, response, retry}}
        loading={loading && !response}
        query={answered}
        choose={type}
        typing={false}
      />
      <ol className={styles.list}>
        {response?.rows.map((row) => (
          <Hit key={row.url} row={row} />
        ))}
      </ol>
      {response && response.rows.length < response.rowCount && (
        <button type="button" className="button button--secondary" onClick={showMore}>
          {texts.more}
        </button>
      )}
    </main>
  );
}
