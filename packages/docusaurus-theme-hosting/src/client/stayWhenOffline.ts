/**
 * Docusaurus client module: without a connection, Docusaurus would answer code that is missing with a reload, which
 * leaves the browser's error page. So a click offline leads on only when the page's code can be had; else the present
 * page stays, and says why.
 */
import preload from '@docusaurus/core/lib/client/preload';

/** Paths of pages whose code is there. */
const loaded = new Set<string>();

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

if (typeof window !== 'undefined') {
  const notice = Object.assign(document.createElement('div'), {role: 'status'});
  document.body.append(notice);
  const show = (text: string): void => {
    Object.assign(notice, {textContent: text, className: text && 'alert alert--warning offline-notice'});
  };
  const onClick = (event: MouseEvent): void => {
    const link = navigator.onLine ? undefined : followedLink(event);
    if (link && !loaded.has(link.pathname)) {
      event.preventDefault();
      event.stopPropagation();
      preload(link.pathname).then(
        () => {
          loaded.add(link.pathname);
          link.click();
        },
        () => show('Du bist gerade offline. Diese Seite kannst du weiter lesen; die nächste braucht eine Verbindung.'),
      );
    }
  };
  // Before React, whose links would begin the navigation.
  document.addEventListener('click', onClick, {capture: true});
  window.addEventListener('online', () => show(''));
}
