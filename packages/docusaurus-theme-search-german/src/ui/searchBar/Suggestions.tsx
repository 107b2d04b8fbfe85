import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {SearchArea} from '../../areas';
import type {SearchRow} from '../../types';
import {areaParameter, hitUrl, resultsUrl} from '../links';
import Marked from '../results/Marked';
import SearchMessage, {spokenMessage} from '../results/SearchMessage';
import {areaLabel, useRowTexts} from '../results/useRowTexts';
import {useSearch, type Search} from '../results/useSearch';
import styles from '../styles.module.css';
import {useThemeData} from '../useThemeData';

/** Area that results can be limited to: that of the page, or the filter of the page with all results. */
function useArea(): SearchArea | undefined {
  const {areas} = useThemeData();
  const {pathname, search: parameters} = useLocation();
  const filter = new URLSearchParams(parameters).get(areaParameter);
  return areas.find(({id, path}) => id === filter || (path && pathname.startsWith(path.replace(/\/?$/, '/'))));
}

function RowContent({row, inPage}: {readonly row: SearchRow; readonly inPage: boolean}): ReactNode {
  const {area, missing} = useRowTexts(row);
  return (
    <>
      <div className={styles.optionTitle}>
        <Marked {...(row.heading ?? row.title)} />
      </div>
      <div className={styles.optionDetail}>
        {[area, ...(row.heading && !inPage ? [row.title.text] : [])].join(' › ')}
        {row.snippet?.text !== '' && (
          <>
            {/* A wide space, which is gone where the snippet has a line of its own. */}
            {'\u2003'}
            <span className={styles.snippet}>{row.snippet && <Marked {...row.snippet} />}</span>
          </>
        )}
      </div>
      {missing !== '' && <div className={styles.optionDetail}>{missing}</div>}
    </>
  );
}

function countText(rows: number, pages: number): string {
  if (rows === 0) return '';
  if (rows === 1) return translate({id: 'theme.SearchBar.oneSuggestion'});
  if (pages === 1) return translate({id: 'theme.SearchBar.suggestionsOnOnePage'}, {rows});
  return translate({id: 'theme.SearchBar.suggestionCount'}, {rows, pages});
}

/** What screen readers hear when the list has changed. */
function statusText({loading, response, answered}: Search): string {
  if (loading || !response) return '';
  const {rows, pageCount} = response;
  return `${spokenMessage(response, answered, true)} ${countText(rows.length, pageCount)}`.trim();
}

/** The lines of the list: rows of the answer, and ways to all results. */
function useOptions(query: string, rows: readonly SearchRow[]) {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {highlight} = useThemeData();
  const area = useArea();
  if (rows.length === 0) return [];
  const allIn = area && translate({id: 'theme.SearchBar.allResultsIn'}, {area: areaLabel(area)});
  const all = translate({id: 'theme.SearchBar.allResults'});
  return [
    ...rows.map((row, index) => {
      const inPage = rows[index - 1]?.pageUrl === row.pageUrl;
      return {
        to: hitUrl(row, highlight),
        className: clsx(styles.option, inPage && styles.inPage),
        content: <RowContent row={row} inPage={inPage} />,
      };
    }),
    ...(area
      ? [{to: resultsUrl(baseUrl, query, area.id), className: clsx(styles.option, styles.all), content: allIn}]
      : []),
    {to: resultsUrl(baseUrl, query), className: clsx(styles.option, styles.all), content: all},
  ];
}

interface Props {
  readonly listId: string;
  readonly query: string;
  readonly isExpanded: boolean;
  /** Number of the option that the arrow keys have chosen, or -1. */
  readonly active: number;
  /** Called with a query that replaces the visitor's. */
  readonly onChoose: (query: string) => void;
  readonly onClose: () => void;
}

/** The list below the search box: suggestions that are links, and ways to all results. */
export default function Suggestions({listId, query, isExpanded, active, onChoose, onClose}: Props): ReactNode {
  const {limit, snippetLength} = useThemeData();
  const search = useSearch(query, {limit, snippetLength}, true);
  const options = useOptions(query, search.response?.rows ?? []);
  return (
    <>
      <div className={styles.visuallyHidden} role="status">
        {isExpanded && statusText(search)}
      </div>
      <div className={styles.popup} hidden={!isExpanded}>
        {isExpanded && <SearchMessage search={search} choose={onChoose} typing />}
        <div id={listId} role="listbox" aria-label={translate({id: 'theme.SearchBar.suggestions'})}>
          {options.map(({to, className, content}, index) => (
            <Link
              key={index}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              to={to}
              autoAddBaseUrl={false}
              className={clsx(className, index === active && styles.active)}
              onClick={(event) => {
                if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
              }}
            >
              {content}
            </Link>
          ))}
        </div>
      </div>
    </>
  );
}
