import {useCallback, useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {areaParameter, resultsUrl} from '../links';
import {takeCutOffQuery} from '../recovery';
import {useThemeData} from '../useThemeData';
import type {KeyHandler, PopupState} from './Suggestions';

/** Focuses the box on a key with Ctrl, on Apple's systems with ⌘. */
function useShortcut(key: string | undefined, isMac: boolean, focus: () => void): void {
  useEffect(() => {
    const focusOnShortcut = (event: globalThis.KeyboardEvent): void => {
      const modified = (isMac ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
      if (modified && event.key.toLowerCase() === key) {
        event.preventDefault();
        focus();
      }
    };
    document.addEventListener('keydown', focusOnShortcut);
    return () => document.removeEventListener('keydown', focusOnShortcut);
  });
}

/** Calls back when the visitor points at something outside an element. */
function usePointerOutside(element: RefObject<HTMLElement | null>, onOutside: () => void): void {
  useEffect(() => {
    const check = (event: Event): void => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) onOutside();
    };
    document.addEventListener('pointerdown', check);
    return () => document.removeEventListener('pointerdown', check);
  }, [element, onOutside]);
}

/**
 * Takes over what the visitor entered before the scripts were there, or before the page was reloaded while they typed.
 *
 * @returns reference for the input
 */
function useEarlyInput(takeOver: (query: string, isFocused: boolean) => void): RefObject<HTMLInputElement | null> {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const cutOff = takeCutOffQuery();
    const own = inputRef.current;
    if (!own) return;
    if (cutOff !== '') {
      own.value = cutOff;
      own.focus();
    }
    const isFocused = own === document.activeElement;
    if (own.value !== '' || isFocused) takeOver(own.value, isFocused);
  }, [takeOver]);
  return inputRef;
}

/** Where the search box stands, and what it does. */
export interface SearchBox {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Handles keys while the list of suggestions is there. */
  readonly keyRef: RefObject<KeyHandler>;
  readonly query: string;
  /** Is the list to be shown, as far as there is one? */
  readonly open: boolean;
  readonly popup: PopupState;
  readonly setOpen: (open: boolean) => void;
  readonly setPopup: (popup: PopupState) => void;
  /** Puts a text into the box in the place of the visitor's. */
  readonly replace: (text: string) => void;
  /** Shows suggestions for what the visitor typed. */
  readonly edit: (text: string) => void;
  readonly submit: (event: FormEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The state of the search box.
 *
 * @param load - fetches the list of suggestions; must not change between renders
 */
export function useSearchBox(baseUrl: string, isMac: boolean, load: () => void): SearchBox {
  const history = useHistory();
  const location = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const keyRef = useRef<KeyHandler>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [popup, setPopup] = useState<PopupState>({expanded: false});

  const show = useCallback(
    (text: string, isOpen: boolean): void => {
      load();
      setQuery(text);
      setOpen(isOpen);
    },
    [load],
  );
  const inputRef = useEarlyInput(show);
  const replace = (text: string): void => {
    if (inputRef.current) inputRef.current.value = text;
    setQuery(text);
  };
  useShortcut(useThemeData().shortcutKey, isMac, () => {
    inputRef.current?.focus();
    inputRef.current?.select();
  });
  usePointerOutside(
    form,
    useCallback(() => setOpen(false), []),
  );

  return {
    ...{form, inputRef, keyRef, query, open, popup, setOpen, setPopup, replace},
    edit: (text) => show(text, true),
    submit(event) {
      event.preventDefault();
      if (query.trim() === '') return;
      setOpen(false);
      // The filter of the page with all results stays while it is open.
      const isResults = location.pathname === `${baseUrl}search`;
      const area = isResults ? new URLSearchParams(location.search).get(areaParameter) : null;
      history.push(resultsUrl(baseUrl, query, area ?? undefined));
    },
    onKeyDown(event) {
      if (keyRef.current?.(event)) return;
      if (event.key === 'Tab') setOpen(false);
      if (event.key !== 'Escape') return;
      if (!popup.expanded) replace('');
      setOpen(false);
    },
  };
}
