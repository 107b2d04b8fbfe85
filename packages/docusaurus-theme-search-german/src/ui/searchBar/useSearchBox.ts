import {useCallback, useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {areaParameter, resultsUrl} from '../links';
import {useDocumentEvent} from '../useDocumentEvent';

/** Focuses the box on a key with Ctrl, on Apple's systems with ⌘. */
export function useShortcut(
  key: string | undefined,
  isMac: boolean,
  inputRef: RefObject<HTMLInputElement | null>,
): void {
  useDocumentEvent('keydown', (event) => {
    const isModified = (isMac ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey;
    if (!isModified || event.key.toLowerCase() !== key) return;
    event.preventDefault();
    inputRef.current?.focus();
    inputRef.current?.select();
  });
}

/** Steps of the arrow keys through the options. */
const steps: Readonly<Record<string, number>> = {ArrowDown: 1, ArrowUp: -1};

/** State and keys of the search box. @param load - fetches the list of suggestions; must not change between renders */
export function useSearchBox(baseUrl: string, load: () => void) {
  const history = useHistory();
  const location = useLocation();
  const formRef = useRef<HTMLFormElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  /** Number of the option that the arrow keys have chosen; -1 is the input itself. */
  const [active, setActive] = useState(-1);
  const isExpanded = isOpen && query.trim() !== '';

  const edit = useCallback(
    (text: string, open = true): void => {
      load();
      setQuery(text);
      setOpen(open);
      setActive(-1);
    },
    [load],
  );
  const close = (): void => setOpen(false);
  // What the visitor entered before the scripts were there.
  useEffect(() => {
    const {value} = inputRef.current!;
    const isFocused = inputRef.current === document.activeElement;
    if (value !== '' || isFocused) edit(value, isFocused);
  }, [edit]);
  useDocumentEvent('pointerdown', ({target}) => {
    if (target instanceof Node && !formRef.current?.contains(target)) close();
  });

  /** Puts a text into the box in the place of the visitor's. */
  function replace(text: string): void {
    inputRef.current!.value = text;
    edit(text);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (query.trim() === '') return;
    close();
    // The filter of the page with all results stays while it is open.
    const isResults = location.pathname === `${baseUrl}search`;
    const area = isResults ? new URLSearchParams(location.search).get(areaParameter) : null;
    history.push(resultsUrl(baseUrl, query, area ?? undefined));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const {key} = event;
    const options = formRef.current!.querySelectorAll<HTMLElement>('[role="option"]');
    const step = steps[key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      const places = options.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
      setOpen(true);
    }
    if (key === 'Home' || key === 'End') setActive(-1); // the cursor moves in the text
    if (key === 'Enter' && options[active]) {
      event.preventDefault();
      options[active].click();
    }
    if (key === 'Escape' && !isExpanded) replace('');
    if (key === 'Escape' || key === 'Tab') close();
  }

  return {formRef, inputRef, query, isExpanded, active, edit, replace, close, submit, onKeyDown};
}
