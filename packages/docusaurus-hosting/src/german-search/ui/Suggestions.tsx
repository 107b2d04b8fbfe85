import {useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {search} from '../constants';
import {fill} from '../texts';
import type {SearchResponse, SearchRow} from '../types';
import Marked from './Marked';
import SearchMessage, {spokenMessage} from './SearchMessage';
import {areaParameter, hitUrl, resultsUrl} from './links';
import styles from './styles.module.css';
import {useSearch} from './useSearch';
import {useSearchData, type SearchData} from './useSearchData';

const options = {limit: search.suggestions, snippetLength: search.snippetLength};

/** Handles a key of the box. @returns whether the box shall do nothing more about it */
export type KeyHandler = ((event: KeyboardEvent) => boolean) | null;

/** What the box says about its list to assistive technology. */
export interface PopupState {
  readonly expanded: boolean;
  readonly activeId?: string;
}

interface Props {
  readonly listId: string;
  readonly query: string;
  /** Is the list to be shown, as far as there is one? */
  readonly open: boolean;
  readonly keyRef: RefObject<KeyHandler>;
  readonly onPopup: (state: PopupState) => void;
  /** Called with a query that replaces the visitor's. */
  readonly onChoose: (query: string) => void;
  readonly onMove: () => void;
  readonly onClose: () => void;
}

/** Area that results can be limited to: that of the page, or the filter of the page with all results. */
function useArea(areas: SearchData['areas'], baseUrl: string): SearchData['areas'][number] | undefined {
  const {pathname, search: parameters} = useLocation();
  const filter = new URLSearchParams(parameters).get(areaParameter);
  return areas.find(({id, kind}) => id === filter || (kind === 'docs' && pathname.startsWith(`${baseUrl}${id}/`)));
}

function Row({
  row,
  inPage,
  areaLabel,
}: {
  readonly row: SearchRow;
  readonly inPage: boolean;
  readonly areaLabel: string;
}): ReactNode {
  const {texts} = useSearchData();
  return (
    <>
      <span className={styles.optionTitle}>
        <Marked {...(row.heading ?? row.title)} />
      </span>
      <span className={styles.optionDetail}>
        {[areaLabel, ...(row.heading && !inPage ? [row.title.text] : [])].join(' › ')}
        {row.snippet.text !== '' && (
          <>
            {' '}
            · <Marked {...row.snippet} />
          </>
        )}
      </span>
      {row.missing.length > 0 && (
        <span className={styles.optionDetail}>{fill(texts.missing, {words: row.missing.join(', ')})}</span>
      )}
    </>
  );
}

/** What screen readers hear when the list has changed. */
function useStatus(
  expanded: boolean,
  loading: boolean,
  response: SearchResponse | undefined,
  answered: string,
): string {
  const {texts} = useSearchData();
  if (!expanded || loading || !response) return '';
  const {rows, areaCounts} = response;
  const pages = Object.values(areaCounts).reduce((sum, count) => sum + count, 0);
  const count = rows.length === 1 ? texts.oneSuggestion : fill(texts.suggestionCount, {rows: rows.length, pages});
  return [spokenMessage(texts, response, answered, true), ...(rows.length > 0 ? [count] : [])]
    .filter(Boolean)
    .join(' ');
}

/** The list below the search box: suggestions that are links, and ways to all results. */
export default function Suggestions({
  listId,
  query,
  open,
  keyRef,
  onPopup,
  onChoose,
  onMove,
  onClose,
}: Props): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const history = useHistory();
  const {areas, texts} = useSearchData();
  const area = useArea(areas, baseUrl);
  const {preload, retry, loading, failure, response, answered} = useSearch(query, options, true);
  const [chosen, setChosen] = useState({query, index: -1});
  const active = chosen.query === query ? chosen.index : -1;

  const rows = response?.rows ?? [];
  const links = [
    ...rows.map((row) => ({to: hitUrl(row), row})),
    ...(rows.length > 0 && area
      ? [{to: resultsUrl(baseUrl, query, area.id), label: fill(texts.allResultsIn, {area: area.label})}]
      : []),
    ...(rows.length > 0 ? [{to: resultsUrl(baseUrl, query), label: texts.allResults}] : []),
  ];
  const expanded = open && query.trim() !== '';
  const optionId = (index: number): string => `${listId}-${index}`;
  const activeId = active >= 0 ? optionId(active) : undefined;
  const status = useStatus(expanded, loading, response, answered);

  useEffect(preload, [preload]);
  useEffect(() => onPopup({expanded, ...(activeId ? {activeId} : {})}), [onPopup, expanded, activeId]);
  useEffect(() => {
    keyRef.current = (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const next = active + (event.key === 'ArrowDown' ? 1 : -1);
        setChosen({query, index: next >= links.length ? -1 : next < -1 ? links.length - 1 : next});
        onMove();
        return true;
      }
      if (event.key === 'Home' || event.key === 'End') setChosen({query, index: -1}); // the cursor moves in the text
      const link = links[active];
      if (event.key !== 'Enter' || !link) return false;
      event.preventDefault();
      onClose();
      history.push(link.to);
      return true;
    };
    return () => {
      keyRef.current = null;
    };
  });

  return (
    <>
      <div className={styles.visuallyHidden} role="status">
        {status}
      </div>
      <div className={styles.popup} hidden={!expanded}>
        {expanded && (
          <SearchMessage
            loading={loading && !response}
            failure={failure}
            response={response}
            query={answered}
            retry={retry}
            choose={onChoose}
            typing
          />
        )}
        <div id={listId} role="listbox" aria-label={texts.suggestions}>
          {links.map((link, index) => {
            const inPage = 'row' in link && index > 0 && rows[index - 1]?.pageUrl === link.row.pageUrl;
            return (
              <Link
                key={index}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={link.to}
                autoAddBaseUrl={false}
                className={clsx(
                  'row' in link ? styles.option : styles.all,
                  inPage && styles.inPage,
                  index === active && styles.active,
                )}
                onClick={(event) => {
                  if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
                }}
              >
                {'row' in link ? (
                  <Row
                    row={link.row}
                    inPage={inPage}
                    areaLabel={areas.find(({id}) => id === link.row.area)?.label ?? ''}
                  />
                ) : (
                  link.label
                )}
              </Link>
            );
          })}
        </div>
      </div>
    </>
  );
}
