import {useEffect, useState, type ReactNode} from 'react';
import preload from '@docusaurus/core/lib/client/preload';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The link to another page of this site that a click would follow in this window. */
function followedLink({target, button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isPage =
    link !== null &&
    link.origin === window.location.origin &&
    link.pathname !== window.location.pathname &&
    !/\.\w+$/.test(link.pathname) &&
    !link.target;
  return isPage && button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey ? link : undefined;
}

/**
 * Without a connection, Docusaurus would answer code that is missing with a reload, which leaves the browser's error page.
 * So a click offline leads on only when the page's code is there already; else the present page stays, and says why.
 */
export default function OfflineNotice(): ReactNode {
  const [shown, setShown] = useState(false);
  const history = useHistory();
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = navigator.onLine ? undefined : followedLink(event);
      if (link) {
        event.preventDefault();
        event.stopPropagation();
        preload(link.pathname).then(
          () => history.push(link.pathname + link.search + link.hash),
          () => setShown(true),
        );
      }
    };
    const onOnline = (): void => setShown(false);
    // Before React, whose links would begin the navigation.
    document.addEventListener('click', onClick, {capture: true});
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('click', onClick, {capture: true});
      window.removeEventListener('online', onOnline);
    };
  }, [history]);
  return (
    <div role="status" className={clsx(shown && 'alert alert--warning', shown && styles.notice)}>
      {shown && 'Du bist gerade offline. Diese Seite kannst du weiter lesen; die nächste braucht eine Verbindung.'}
    </div>
  );
}
