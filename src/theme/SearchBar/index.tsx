// Eject: upstream's suggestions are no links, Tab navigates, and nothing is announced; see src/theme/README.md.
import {useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import HighlightedWords from '@site/src/components/Search/HighlightedWords';
import Marked from '@site/src/components/Search/Marked';
import SearchMessage from '@site/src/components/Search/SearchMessage';
import {areaLabels, hitUrl, resultsUrl} from '@site/src/components/Search/links';
import {takeCutOffQuery} from '@site/src/components/Search/recovery';
import {useSearch} from '@site/src/components/Search/useSearch';
import styles from '@site/src/components/Search/styles.module.css';
import type {Area} from '@site/src/plugins/german-search/types';
import {search} from '@site/src/site/searchConstants';

const options = {limit: search.suggestions, typing: true, snippetLength: search.snippetLength};

/** Area of the current page that results can be limited to. */
function useArea(): Area | undefined {
  const {pathname} = useLocation();
  return (['services', 'info'] as const).find((area) => pathname.startsWith(`/${area}/`));
}

/** The search box in the navbar: a combobox with a list of suggestions (WAI-ARIA authoring practices). */
export default function SearchBar(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const history = useHistory();
  const isMac = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const area = useArea();
  const {preload, retry, loading, failure, response, answered} = useSearch(query, options);

  const rows = response?.rows ?? [];
  const links = [
    ...rows.map(hitUrl),
    ...(rows.length > 0 && area ? [resultsUrl(baseUrl, query, area)] : []),
    ...(rows.length > 0 ? [resultsUrl(baseUrl, query)] : []),
  ];
  const expanded = open && query.trim() !== '';
  const optionId = (index: number): string => `${listId}-${index}`;

  useEffect(() => {
    const cutOff = takeCutOffQuery();
    if (cutOff !== '') {
      // The storage is not there while the static page is taken over, so that no initial state can hold it.
      // eslint-disable-next-line react-hooks/set-state-in-effect
      setQuery(cutOff);
      setOpen(true);
      input.current?.focus();
    }
  }, []);

  useEffect(() => {
    const focusOnShortcut = (event: globalThis.KeyboardEvent): void => {
      if (
        event.key.toLowerCase() === search.shortcutKey &&
        (isMac ? event.metaKey : event.ctrlKey) &&
        !event.altKey &&
        !event.shiftKey
      ) {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      }
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => document.removeEventListener('keydown', focusOnShortcut);
  }, [isMac]);

  useEffect(() => {
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function go(url: string): void {
    setOpen(false);
    history.push(url);
  }

  function move(step: 1 | -1): void {
    setOpen(true);
    const next = active + step;
    setActive(next >= links.length ? -1 : next < -1 ? links.length - 1 : next);
  }

  function clear(): void {
    setQuery('');
    setActive(-1);
    setOpen(false);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Home':
      case 'End':
        setActive(-1); // the cursor moves in the text
        break;
      case 'Enter':
        if (query.trim() !== '') go(links[active] ?? resultsUrl(baseUrl, query));
        break;
      case 'Escape':
        if (expanded) setOpen(false);
        else clear();
        break;
      case 'Tab':
        setOpen(false);
        break;
    }
  }

  const status =
    !expanded || loading ? '' : response ? `${rows.length} Vorschläge auf ${response.pageCount} Seiten` : '';

  const option = (index: number, url: string, className: string | undefined, children: ReactNode): ReactNode => (
    <Link
      key={index}
      id={optionId(index)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      to={url}
      autoAddBaseUrl={false}
      className={clsx(className, index === active && styles.active)}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) setOpen(false);
      }}
    >
      {children}
    </Link>
  );

  return (
    <div className={clsx('navbar__search', styles.box)} ref={box} role="search">
      <svg
        className={styles.icon}
        width="16"
        height="16"
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="6.5" cy="6.5" r="5" />
        <path d="m10.5 10.5 4.5 4.5" />
      </svg>
      <input
        ref={input}
        type="search"
        className={styles.input}
        placeholder="Suche"
        aria-label="Website durchsuchen"
        autoComplete="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-keyshortcuts={`${isMac ? 'Meta' : 'Control'}+${search.shortcutKey.toUpperCase()}`}
        {...(active >= 0 ? {'aria-activedescendant': optionId(active)} : {})}
        value={query}
        onMouseEnter={preload}
        onFocus={() => {
          preload();
          setOpen(true);
        }}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(-1);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
      />
      {query === '' ? (
        <span className={styles.hint} aria-hidden="true">
          <kbd>{isMac ? '⌘' : 'Strg'}</kbd>
          <kbd>{search.shortcutKey.toUpperCase()}</kbd>
        </span>
      ) : (
        <button type="button" className={styles.clear} aria-label="Suchbegriff löschen" onClick={clear}>
          ×
        </button>
      )}
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
            choose={setQuery}
          />
        )}
        <div id={listId} role="listbox" aria-label="Suchvorschläge">
          {rows.map((row, index) => {
            const inPage = index > 0 && rows[index - 1]?.pageUrl === row.pageUrl;
            return option(
              index,
              links[index] ?? row.url,
              clsx(styles.option, inPage && styles.inPage),
              <>
                <span className={styles.optionTitle}>
                  <Marked {...(row.heading ?? row.title)} />
                </span>
                <span className={styles.optionDetail}>
                  {[areaLabels[row.area], ...(row.heading && !inPage ? [row.title.text] : [])].join(' › ')}
                  {row.snippet.text !== '' && (
                    <>
                      {' '}
                      · <Marked {...row.snippet} />
                    </>
                  )}
                </span>
              </>,
            );
          })}
          {rows.length > 0 &&
            area &&
            option(
              rows.length,
              resultsUrl(baseUrl, query, area),
              styles.all,
              `Alle Ergebnisse in „${areaLabels[area]}“ anzeigen`,
            )}
          {rows.length > 0 &&
            option(links.length - 1, resultsUrl(baseUrl, query), styles.all, 'Alle Ergebnisse anzeigen')}
        </div>
      </div>
      <HighlightedWords />
    </div>
  );
}
