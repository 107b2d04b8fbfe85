// Client module: Docusaurus' links fetch the pages behind them as soon as they are seen (`window.docusaurus.prefetch`),
// dozens on a page of which a visitor opens one, and Firefox refuses that where a policy says `default-src 'none'`. They still do
// when hovered or touched (`window.docusaurus.preload`). Upstream has no option for it (facebook/docusaurus#1375).

/** Runs for the first page too, before its links can be seen. Docusaurus freezes the object, not the property. */
export function onRouteUpdate(): void {
  window.docusaurus = {...window.docusaurus, prefetch: () => false};
}
