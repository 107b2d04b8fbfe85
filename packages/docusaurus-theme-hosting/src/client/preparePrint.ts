/**
 * Docusaurus client module: paper cannot be clicked, so closed details are open while the page is printed, and links of this
 * site have its host (css/print.css).
 */

let opened: HTMLDetailsElement[] = [];

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    // Not earlier: a property that all elements inherit makes the browser compute the styles of the whole page again.
    document.documentElement.style.setProperty('--site-host', JSON.stringify(window.location.host));
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
    opened = [];
  });
}
