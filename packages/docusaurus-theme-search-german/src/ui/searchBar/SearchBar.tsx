import {useCallback, useId, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {maxQueryLength} from '../../types';
import HighlightedWords from '../highlight/HighlightedWords';
import {queryParameter} from '../links';
import styles from '../styles.module.css';
import {useThemeData} from '../useThemeData';
import {fetchSuggestions} from './preload';
import type SuggestionList from './Suggestions';
import {useSearchBox, useShortcut} from './useSearchBox';

/** At the end of the box: the shortcut, or once something was typed, a button that empties it. */
function BoxEnd({isMac, query, onClear}: {isMac: boolean; query: string; onClear: () => void}): ReactNode {
  const {shortcutKey, showShortcut} = useThemeData();
  if (query === '') {
    return (
      showShortcut && (
        <span className={styles.hint} aria-hidden="true">
          <kbd>{isMac ? '⌘' : translate({id: 'theme.SearchBar.controlKey'})}</kbd>
          <kbd>{shortcutKey?.toUpperCase()}</kbd>
        </span>
      )
    );
  }
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.clear)}
      aria-label={translate({id: 'theme.SearchBar.clear'})}
      onClick={onClear}
    >
      ×
    </button>
  );
}

/**
 * The search box in the navbar: a combobox by the WAI-ARIA authoring practices. In the static page it is an input in a form
 * that leads to `/search`; index and list of suggestions are fetched on the first hover or focus (`preload.ts`).
 */
export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {shortcutKey, highlight} = useThemeData();
  const isMac = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  const listId = useId();
  const [Suggestions, setSuggestions] = useState<typeof SuggestionList>();
  const loadSuggestions = useCallback(() => {
    fetchSuggestions().then(
      (module) => setSuggestions(() => module.default),
      () => undefined, // the next key stroke tries again
    );
  }, []);
  const {formRef, inputRef, query, isExpanded, active, edit, replace, close, submit, onKeyDown} = useSearchBox(
    baseUrl,
    loadSuggestions,
  );
  useShortcut(shortcutKey, isMac, inputRef);
  const clear = (): void => {
    replace('');
    inputRef.current?.focus();
  };
  return (
    <>
      <form
        ref={formRef}
        className={clsx('navbar__search', styles.box)}
        role="search"
        action={`${baseUrl}search`}
        onSubmit={submit}
      >
        <input
          ref={inputRef}
          type="search"
          name={queryParameter}
          className={styles.input}
          placeholder={translate({id: 'theme.SearchBar.placeholder'})}
          aria-label={translate({id: 'theme.SearchBar.label'})}
          autoComplete="off"
          maxLength={maxQueryLength}
          spellCheck={false}
          role="combobox"
          aria-expanded={isExpanded && Suggestions !== undefined}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-keyshortcuts={shortcutKey && `${isMac ? 'Meta' : 'Control'}+${shortcutKey.toUpperCase()}`}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          onFocus={() => edit(query)}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <BoxEnd {...{isMac, query}} onClear={clear} />
        {Suggestions && <Suggestions {...{listId, query, isExpanded, active}} onChoose={replace} onClose={close} />}
      </form>
      {highlight && <HighlightedWords />}
    </>
  );
}
