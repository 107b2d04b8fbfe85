import {useEffect, useState, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {SearchArea} from '../../areas';
import type {SearchResponse, SearchRow} from '../../types';
import {areaParameter, hitUrl, resultsUrl} from '../links';
import Marked from '../results/Marked';
import SearchMessage, {spokenMessage} from '../results/SearchMessage';
import {texts} from '../results/texts';
import {areaLabel, useRowTexts} from '../results/useRowTexts';
import {useSearch} from '../results/useSearch';
import styles from '../styles.module.css';
import {useThemeData} from '../useThemeData';

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
function useArea(areas: readonly SearchArea[]): SearchArea | undefined {
  const {pathname, search: parameters} = useLocation();
  const filter = new URLSearchParams(parameters).get(areaParameter);
  return areas.find(({id, path}) => id === filter || (path && pathname.startsWith(path.replace(/\/?$/, '/'))));
}

function RowContent({row, inPage}: {readonly row: SearchRow; readonly inPage: boolean}): ReactNode {
  const {area, missing} = useRowTexts(row);
  return (
    <>
      <span className={styles.optionTitle}>
        <Marked {...(row.heading ?? row.title)} />
      </span>
      <span className={styles.optionDetail}>
        {[area, ...(row.heading && !inPage ? [row.title.text] : [])].join(' › ')}
        {row.snippet ? (
          row.snippet.text !== '' && (
            <>
              {' '}
              · <Marked {...row.snippet} />
            </>
          )
        ) : (
          <span className={styles.passageToCome} />
        )}
      </span>
      {missing !== '' && <span className={styles.optionDetail}>{missing}</span>}
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
  if (!expanded || loading || !response) return '';
  const {rows, areaCounts} = response;
  const pages = Object.values(areaCounts).reduce((sum, count) => sum + count, 0);
  const count =
    rows.length === 1 ? texts.oneSuggestion : interpolate(texts.suggestionCount, {rows: rows.length, pages});
  return [spokenMessage(response, answered, true), ...(rows.length > 0 ? [count] : [])].filter(Boolean).join(' ');
}

/** A line of the list: a row of the answer, or a way to all results. */
interface Option {
  readonly to: string;
  readonly row?: SearchRow;
  readonly label?: string;
}

/** What the list offers for an answer. */
function useOptions(query: string, rows: readonly SearchRow[]): readonly Option[] {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {areas, highlight} = useThemeData();
  const area = useArea(areas);
  if (rows.length === 0) return [];
  return [
    ...rows.map((row) => ({to: hitUrl(row, highlight), row})),
    ...(area
      ? [{to: resultsUrl(baseUrl, query, area.id), label: interpolate(texts.allResultsIn, {area: areaLabel(area)})}]
      : []),
    {to: resultsUrl(baseUrl, query), label: texts.allResults},
  ];
}

/**
 * Moves through the list by the keys of the box: arrows choose, Enter follows.
 *
 * @returns number of the chosen option, or -1
 */
function useKeys({query, keyRef, onMove, onClose}: Props, options: readonly Option[]): number {
  const history = useHistory();
  const [chosen, setChosen] = useState({query, index: -1});
  const active = chosen.query === query ? chosen.index : -1;
  useEffect(() => {
    keyRef.current = (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        const next = active + (event.key === 'ArrowDown' ? 1 : -1);
        setChosen({query, index: next >= options.length ? -1 : next < -1 ? options.length - 1 : next});
        onMove();
        return true;
      }
      if (event.key === 'Home' || event.key === 'End') setChosen({query, index: -1}); // the cursor moves in the text
      const option = options[active];
      if (event.key !== 'Enter' || !option) return false;
      event.preventDefault();
      onClose();
      history.push(option.to);
      return true;
    };
    return () => {
      keyRef.current = null;
    };
  });
  return active;
}

function OptionLink({
  option: {to, row, label},
  before,
  id,
  selected,
  onClose,
}: {
  readonly option: Option;
  readonly before: Option | undefined;
  readonly id: string;
  readonly selected: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const inPage = row !== undefined && before?.row?.pageUrl === row.pageUrl;
  return (
    <Link
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      to={to}
      autoAddBaseUrl={false}
      className={clsx(row ? styles.option : styles.all, inPage && styles.inPage, selected && styles.active)}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
      }}
    >
      {row ? <RowContent row={row} inPage={inPage} /> : label}
    </Link>
  );
}

/** The list below the search box: suggestions that are links, and ways to all results. */
export default function Suggestions(props: Props): ReactNode {
  const {listId, query, open, onPopup, onChoose, onClose} = props;
  const {limit, snippetLength, position} = useThemeData();
  const {retry, loading, failure, response, answered} = useSearch(
    query,
    {limit, snippetLength},
    {
      keepQuery: true,
      rowsFirst: true,
    },
  );
  const options = useOptions(query, response?.rows ?? []);
  const active = useKeys(props, options);
  const expanded = open && query.trim() !== '';
  const optionId = (index: number): string => `${listId}-${index}`;
  const activeId = active >= 0 ? optionId(active) : undefined;
  const status = useStatus(expanded, loading, response, answered);
  useEffect(() => onPopup({expanded, ...(activeId ? {activeId} : {})}), [onPopup, expanded, activeId]);
  return (
    <>
      <div className={styles.visuallyHidden} role="status">
        {status}
      </div>
      <div className={clsx(styles.popup, styles[position])} hidden={!expanded}>
        {expanded && (
          <SearchMessage
            {...{failure, response, retry}}
            loading={loading && !response}
            query={answered}
            choose={onChoose}
            typing
          />
        )}
        <div id={listId} role="listbox" aria-label={texts.suggestions}>
          {options.map((option, index) => (
            <OptionLink
              key={index}
              {...{option, onClose}}
              before={options[index - 1]}
              id={optionId(index)}
              selected={index === active}
            />
          ))}
        </div>
      </div>
    </>
  );
}
