/** Docusaurus client module: paper cannot be clicked, so closed details are open while the page is printed. */

let opened: HTMLDetailsElement[] = [];

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    for (const details of opened) {
      details.open = true;
    }
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) {
      details.open = false;
    }
    opened = [];
  });
}
