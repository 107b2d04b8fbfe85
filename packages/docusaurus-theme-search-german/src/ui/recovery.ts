import {createStorageSlot} from '@docusaurus/theme-common';

/** Query that a reload cut off, until it has been taken up again. */
const cutOff = createStorageSlot('search.cutOff', {persistence: 'sessionStorage'});

/**
 * Loads the page anew at the visitor's request, and the search box then holds the query again.
 *
 * @param otherwise - address to go to where the browser stores nothing: it holds the query, too
 */
export function reloadWith(query: string, otherwise: string): void {
  cutOff.set(query);
  if (cutOff.get() === query) window.location.reload();
  else window.location.assign(otherwise);
}

/** The query that a reload cut off, once. */
export function takeCutOffQuery(): string {
  const query = cutOff.get() ?? '';
  cutOff.del();
  return query;
}
