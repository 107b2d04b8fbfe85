import {useEffect, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import {maxQueryLength, type SearchResponse, type SearchRow} from '../../types';
import {areaParameter, hitUrl, queryParameter} from '../links';
import Marked from '../results/Marked';
import SearchMessage, {FallbackLinks, spokenMessage} from '../results/SearchMessage';
import {areaLabel, useRowTexts} from '../results/useRowTexts';
import {useSearch} from '../results/useSearch';
import styles from '../styles.module.css';
import {useThemeData} from '../useThemeData';

/** Results that are shown at a time, and characters of a snippet at most. */
const [step, snippetLength] = [20, 200];

/** What the address says, and ways to change it. */
function useAddress() {
  const location = useLocation<{limit?: number} | undefined>();
  const history = useHistory();
  const {areas} = useThemeData();
  // The static page knows no query: the address's is taken over once React has taken over the page.
  const isBrowser = useIsBrowser();
  const parameters = useMemo(() => new URLSearchParams(isBrowser ? location.search : ''), [isBrowser, location.search]);
  const limit = (isBrowser && location.state?.limit) || step;
  const changed = (name: string, value: string) => {
    const next = new URLSearchParams(location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    return {...location, search: next.toString(), state: undefined};
  };
  return {
    // As the field takes it: no text without an end, and none that turns the direction of reading.
    query: (parameters.get(queryParameter) ?? '').replace(/\p{Cf}/gu, '').slice(0, maxQueryLength),
    /** Id of the only area to search in. */
    area: areas.find(({id}) => id === parameters.get(areaParameter))?.id,
    /** Results to show; kept with the entry of the browser's history, so that the way back leads to the same place. */
    limit,
    /** While a visitor types, the address follows without an entry for each letter. */
    type: (query: string) => history.replace(changed(queryParameter, query)),
    filter: (id: string) => history.push(changed(areaParameter, id)),
    showMore: () => history.replace({...location, state: {limit: limit + step}}),
  };
}

type Address = ReturnType<typeof useAddress>;

/** Buttons that limit the results to an area, with the number of pages in each. */
function AreaFilter({area = '', filter, response}: Pick<Address, 'area' | 'filter'> & {response: SearchResponse}) {
  const {areas} = useThemeData();
  const choices = [
    {id: '', label: translate({id: 'theme.SearchPage.allAreas'}), count: response.pageCount},
    ...areas.map((each) => ({id: each.id, label: areaLabel(each), count: response.areaCounts[each.id] ?? 0})),
  ].filter(({id, count}) => count > 0 || id === area);
  return (
    <div role="group" aria-label={translate({id: 'theme.SearchPage.area'})} className={styles.filter}>
      {choices.map(({id, label, count}) => (
        <button
          key={id}
          type="button"
          className={clsx('button button--primary', id !== area && 'button--outline')}
          aria-pressed={id === area}
          onClick={() => filter(id)}
        >
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
        {row.heading && ' › '}
        {row.heading && <Marked {...row.heading} />}
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
function countText({rowCount, areaCounts, pageCount}: SearchResponse, area: string | undefined): string {
  if (rowCount === 0) return '';
  if (rowCount === 1) return translate({id: 'theme.SearchPage.oneHit'});
  const pages = area === undefined ? pageCount : (areaCounts[area] ?? 0);
  if (pages === 1) return translate({id: 'theme.SearchPage.hitsOnOnePage'}, {rows: rowCount});
  return translate({id: 'theme.SearchPage.hitCount'}, {rows: rowCount, pages});
}

function Question({query, type}: Pick<Address, 'query' | 'type'>): ReactNode {
  return (
    <form
      role="search"
      aria-label={translate({id: 'theme.SearchPage.label'})}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={styles.field}>
        {translate({id: 'theme.SearchPage.query'})}
        <input
          type="search"
          name={queryParameter}
          autoComplete="off"
          maxLength={maxQueryLength}
          value={query}
          onChange={(event) => type(event.target.value)}
        />
      </label>
    </form>
  );
}

/** How far down the page was left by a link, kept with the entry of the browser's history. */
interface Place {
  readonly top?: number;
}

/** Keeps the place as the router keeps its state; by the router itself, the page would be rendered anew. */
function keepPlace(): void {
  const entry = window.history.state as {readonly state?: object} | null;
  window.history.replaceState({...entry, state: {...entry?.state, top: window.scrollY}}, '');
}

/** Goes to the place that the visitor left, once the results are there again: the browser finds an empty page. */
function useKeptPlace(hasRows: boolean): void {
  const {state} = useLocation<Place | undefined>();
  const top = state?.top;
  useEffect(() => {
    if (hasRows && top !== undefined) window.scrollTo({top, behavior: 'instant'});
  }, [hasRows, top]);
}

/** All results for the query in the address (`q`), best first, in one area (`ctx`) or all. */
export default function SearchResults(): ReactNode {
  const {query, area, limit, type, filter, showMore} = useAddress();
  // Snippets of several lines would push down rows that came before them.
  const search = useSearch(query, {limit, snippetLength, ...(area !== undefined && {area})}, false);
  const {loading, response, answered} = search;
  useKeptPlace(response !== undefined && response.rows.length > 0);
  const title =
    query === '' ? translate({id: 'theme.SearchPage.title'}) : translate({id: 'theme.SearchPage.titleFor'}, {query});
  return (
    <main className={clsx('container margin-vert--lg', styles.page)}>
      {query !== '' && (
        <PageMetadata title={title}>
          {/* Pages of results are not for search engines, the empty page is. */}
          <meta name="robots" content="noindex, follow" />
        </PageMetadata>
      )}
      <h1>{title}</h1>
      <Question {...{query, type}} />
      <noscript>
        <p>{translate({id: 'theme.SearchPage.noScript'})}</p>
        <FallbackLinks />
      </noscript>
      {response && response.pageCount > 0 && <AreaFilter {...{area, filter, response}} />}
      <p role="status">
        {response && !loading && (
          <>
            <span className={styles.visuallyHidden}>{spokenMessage(response, answered, false)} </span>
            {countText(response, area)}
          </>
        )}
      </p>
      <SearchMessage search={search} choose={type} typing={false} />
      <ol className="clean-list" onClickCapture={keepPlace}>
        {response?.rows.map((row) => (
          <Hit key={row.url} row={row} />
        ))}
      </ol>
      {response && response.rows.length < response.rowCount && (
        <button type="button" className="button button--secondary" onClick={showMore}>
          {translate({id: 'theme.SearchPage.more'})}
        </button>
      )}
    </main>
  );
}
