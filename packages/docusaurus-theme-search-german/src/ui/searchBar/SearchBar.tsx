import {useCallback, useEffect, useId, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {loadSearch} from '../../client';
import {highlightParameter, queryParameter} from '../links';
import styles from '../styles.module.css';
import {useThemeData} from '../useThemeData';
import {fetchSuggestions} from './fetchSuggestions';
import type {PopupState} from './Suggestions';
import {texts} from './texts';
import {useLazyComponent} from './useLazyComponent';
import {useSearchBox, type SearchBox} from './useSearchBox';

const fetchHighlightedWords = () => import('../highlight/HighlightedWords');

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

/** At the end of the box: the shortcut, or once something was typed, a button that empties it. */
function BoxEnd({box, isMac}: {readonly box: SearchBox; readonly isMac: boolean}): ReactNode {
  const {shortcutKey, showShortcut} = useThemeData();
  if (box.query === '') {
    return (
      showShortcut && (
        <span className={styles.hint} aria-hidden="true">
          <kbd>{isMac ? '⌘' : 'Strg'}</kbd>
          <kbd>{shortcutKey?.toUpperCase()}</kbd>
        </span>
      )
    );
  }
  const empty = (): void => {
    box.replace('');
    box.setOpen(false);
    box.inputRef.current?.focus();
  };
  return (
    <button type="button" className={styles.clear} aria-label={texts.clear} onClick={empty}>
      ×
    </button>
  );
}

/** What the input says to assistive technology: a combobox by the WAI-ARIA authoring practices. */
const comboboxProps = (listId: string, {expanded, activeId}: PopupState, shortcut: string | undefined) => ({
  role: 'combobox',
  'aria-expanded': expanded,
  'aria-controls': listId,
  'aria-autocomplete': 'list' as const,
  ...(shortcut ? {'aria-keyshortcuts': shortcut} : {}),
  ...(activeId ? {'aria-activedescendant': activeId} : {}),
});

/**
 * The search box in the navbar. In the static page it is an input in a form that leads to `/search`; its list of suggestions
 * is fetched on the first hover or focus.
 */
export default function SearchBar(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {shortcutKey, highlight} = useThemeData();
  const isMac = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  const shortcut = shortcutKey && `${isMac ? 'Meta' : 'Control'}+${shortcutKey.toUpperCase()}`;
  const listId = useId();
  const [Suggestions, loadSuggestions] = useLazyComponent(fetchSuggestions);
  const load = useCallback(() => {
    loadSuggestions();
    // Side by side: on a slow network each of them takes longer than all answers. A failure shows with the first question.
    loadSearch(baseUrl).catch(() => undefined);
  }, [baseUrl, loadSuggestions]);
  const box = useSearchBox(baseUrl, isMac, load);
  const {form, inputRef, keyRef, query, open, popup, setOpen, setPopup, replace} = box;
  return (
    <>
      <form
        ref={form}
        className={clsx('navbar__search', styles.box)}
        role="search"
        action={`${baseUrl}search`}
        onSubmit={box.submit}
      >
        <MagnifyingGlass />
        <input
          ref={inputRef}
          type="search"
          name={queryParameter}
          className={styles.input}
          placeholder={texts.placeholder}
          aria-label={texts.boxLabel}
          autoComplete="off"
          spellCheck={false}
          {...comboboxProps(listId, popup, shortcut)}
          onMouseEnter={load}
          onFocus={() => box.edit(query)}
          onChange={(event) => box.edit(event.target.value)}
          onKeyDown={box.onKeyDown}
        />
        <BoxEnd box={box} isMac={isMac} />
        {Suggestions && (
          <Suggestions
            {...{listId, query, open, keyRef}}
            onPopup={setPopup}
            onChoose={replace}
            onMove={() => setOpen(true)}
            onClose={() => setOpen(false)}
          />
        )}
      </form>
      {highlight && <LazyHighlightedWords />}
    </>
  );
}
