/**
 * Docusaurus client module: the page behind a link is loaded when the link is hovered or touched (which Docusaurus does
 * by itself), not when it comes into view: a page has dozens of links, and a visitor follows one of them.
 */
export function onRouteUpdate(): void {
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
}
