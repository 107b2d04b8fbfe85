import {useEffect, useMemo, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import Mark from 'mark.js';
import {highlightParameter} from './links';
import styles from './styles.module.css';

/**
 * Marks the words that the URL names in the page's content, and offers to remove marks and parameter:
 * with a button, or with Esc. Shows nothing while the URL names none.
 */
export default function HighlightedWords(): ReactNode {
  const location = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const words = useMemo(
    () => (isBrowser ? new URLSearchParams(location.search).getAll(highlightParameter) : []),
    [isBrowser, location.search],
  );

  useEffect(() => {
    if (words.length === 0) return undefined;
    const articles = [...document.querySelectorAll<HTMLElement>('main article')];
    const instance = new Mark(articles.length > 0 ? articles : [...document.querySelectorAll<HTMLElement>('main')]);
    instance.mark([...words], {
      accuracy: 'exactly',
      separateWordSearch: false,
      exclude: ['[aria-hidden] *', 'button *'],
    });
    return () => instance.unmark();
  }, [words, location.pathname]);

  useEffect(() => {
    if (words.length === 0) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const inField = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key === 'Escape' && !inField) remove();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  function remove(): void {
    const parameters = new URLSearchParams(location.search);
    parameters.delete(highlightParameter);
    history.replace({...location, search: parameters.toString()});
  }

  return words.length > 0 ? (
    <button type="button" className={clsx('button button--primary', styles.removeMarks)} onClick={remove}>
      Markierungen entfernen
    </button>
  ) : null;
}
