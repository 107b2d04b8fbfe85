import {useEffect, useMemo, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {highlightParameter, wordsToMark} from '../links';
import styles from '../styles.module.css';
import {useDocumentEvent} from '../useDocumentEvent';
import {markWords} from './markWords';

/**
 * Marks the words that the address names in the page's content, and offers to remove marks and parameter:
 * with a button, or with Esc. Shows nothing while the address names none.
 */
export default function HighlightedWords(): ReactNode {
  const location = useLocation();
  const history = useHistory();
  // The static page knows no address, so that there are no words before React has taken over the page.
  const isBrowser = useIsBrowser();
  const words = useMemo(() => (isBrowser ? wordsToMark(location.search) : []), [isBrowser, location.search]);

  useEffect(() => {
    if (words.length === 0) return undefined;
    const articles = [...document.querySelectorAll<HTMLElement>('main article')];
    return markWords(articles.length > 0 ? articles : [...document.querySelectorAll<HTMLElement>('main')], words);
  }, [words, location.pathname]);

  useDocumentEvent('keydown', ({key, target}) => {
    const isInField = target instanceof HTMLElement && target.matches('input, textarea, select');
    if (key === 'Escape' && words.length > 0 && !isInField) remove();
  });

  function remove(): void {
    const parameters = new URLSearchParams(location.search);
    parameters.delete(highlightParameter);
    history.replace({...location, search: parameters.toString()});
  }

  return words.length > 0 ? (
    <button type="button" className={clsx('button button--primary', styles.removeMarks)} onClick={remove}>
      {translate({id: 'theme.SearchBar.removeMarks'})}
    </button>
  ) : null;
}
