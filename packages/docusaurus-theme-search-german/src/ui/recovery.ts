import {createStorageSlot} from '@docusaurus/theme-common';

/** Query that a reload cut off, emptied when it has been taken up again. There as long as a reload has not helped. */
const cutOff = createStorageSlot('search.cutOff', {persistence: 'sessionStorage'});

/**
 * Reloads the page, because its search is older than the site: with it come the present worker and index.
 *
 * @param query - what the search box shall hold afterwards
 * @returns false when that was tried and did not help, or can't be remembered and could go on for ever
 */
export function reloadOnce(query: string): boolean {
  if (cutOff.get() !== null) return false;
  cutOff.set(query);
  if (cutOff.get() !== query) return false;
  window.location.reload();
  return true;
}

/** The query that a reload cut off, once. */
export function takeCutOffQuery(): string {
  const query = cutOff.get() ?? '';
  if (query !== '') cutOff.set('');
  return query;
}

/** The search answers: another release may be reloaded for again. */
export const forgetReload = (): void => cutOff.del();
