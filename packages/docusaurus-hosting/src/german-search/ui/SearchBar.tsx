import {useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {search} from '../constants';
import {areaParameter, highlightParameter, queryParameter, resultsUrl} from './links';
import {takeCutOffQuery} from './recovery';
import styles from './styles.module.css';
import type {KeyHandler, PopupState} from './Suggestions';
import {useLazyComponent} from './useLazyComponent';
import {useSearchData} from './useSearchData';

const fetchSuggestions = () => import('./Suggestions');
const fetchHighlightedWords = () => import('./HighlightedWords');
const closed: PopupState = {expanded: false};

/** Focuses the box on Ctrl+K, on Apple's systems ⌘K. */
function useShortcut(isMac: boolean, focus: () => void): void {
  useEffect(() => {
    const focusOnShortcut = (event: globalThis.KeyboardEvent): void => {
      const modified = (isMac ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
      if (modified && event.key.toLowerCase() === search.shortcutKey) {
        event.preventDefault();
        focus();
      }
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => document.removeEventListener('keydown', focusOnShortcut);
  });
}

/** Marks the words that the address names; its code comes with the first such address. */
function LazyHighlightedWords(): ReactNode {
  const location = useLocation();
  const [HighlightedWords, load] = useLazyComponent(fetchHighlightedWords);
  const isAsked = new URLSearchParams(location.search).has(highlightParameter);
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  return HighlightedWords && <HighlightedWords />;
}

function MagnifyingGlass(): ReactNode {
  return (
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
  );
}

/**
 * The search box in the navbar. In the static page it is an input in a form that leads to `/search`; its list of suggestions
 * (a combobox by the WAI-ARIA authoring practices) is fetched on the first hover or focus.
 */
export default function SearchBar(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const history = useHistory();
  const location = useLocation();
  const {texts} = useSearchData();
  const isMac = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  const listId = useId();
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keyRef = useRef<KeyHandler>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [popup, setPopup] = useState(closed);
  const [Suggestions, load] = useLazyComponent(fetchSuggestions);

  function type(text: string): void {
    if (input.current) input.current.value = text;
    setQuery(text);
  }

  useEffect(() => {
    // The visitor may have typed before the scripts were there, or the page was reloaded while they typed.
    const cutOff = takeCutOffQuery();
    const own = input.current;
    if (!own) return;
    if (cutOff !== '') {
      own.value = cutOff;
      own.focus();
    }
    if (own.value !== '' || own === document.activeElement) {
      load();
      setQuery(own.value);
      setOpen(own === document.activeElement);
    }
  }, [load]);

  useShortcut(isMac, () => {
    input.current?.focus();
    input.current?.select();
  });

  useEffect(() => {
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (query.trim() === '') return;
    setOpen(false);
    // The filter of the page with all results stays while it is open.
    const area =
      location.pathname === `${baseUrl}search` ? new URLSearchParams(location.search).get(areaParameter) : null;
    history.push(resultsUrl(baseUrl, query, area ?? undefined));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (keyRef.current?.(event)) return;
    if (event.key === 'Tab') setOpen(false);
    if (event.key !== 'Escape') return;
    if (!popup.expanded) type('');
    setOpen(false);
  }

  return (
    <>
      <form
        ref={box}
        className={clsx('navbar__search', styles.box)}
        role="search"
        action={`${baseUrl}search`}
        onSubmit={submit}
      >
        <MagnifyingGlass />
        <input
          ref={input}
          type="search"
          name={queryParameter}
          className={styles.input}
          placeholder={texts.placeholder}
          aria-label={texts.boxLabel}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={popup.expanded}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-keyshortcuts={`${isMac ? 'Meta' : 'Control'}+${search.shortcutKey.toUpperCase()}`}
          {...(popup.activeId ? {'aria-activedescendant': popup.activeId} : {})}
          onMouseEnter={load}
          onFocus={() => {
            load();
            setOpen(true);
          }}
          onChange={(event) => {
            load();
            setQuery(event.target.value);
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
          <button
            type="button"
            className={styles.clear}
            aria-label={texts.clear}
            onClick={() => {
              type('');
              setOpen(false);
              input.current?.focus();
            }}
          >
            ×
          </button>
        )}
        {Suggestions && (
          <Suggestions
            listId={listId}
            query={query}
            open={open}
            keyRef={keyRef}
            onPopup={setPopup}
            onChoose={type}
            onMove={() => setOpen(true)}
            onClose={() => setOpen(false)}
          />
        )}
      </form>
      <LazyHighlightedWords />
    </>
  );
}
