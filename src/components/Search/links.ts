import type {Area, SearchRow} from '@site/src/plugins/german-search/types';

/** URL parameter that carries the words to mark on the page, one each. */
export const highlightParameter = '_highlight';

/** Names of the areas, as the navbar has them. */
export const areaLabels: Readonly<Record<Area, string>> = {
  services: 'Dienste',
  info: 'Informationen',
  blog: 'Blog',
  pages: 'Seiten',
};

/** Address of a hit, with the words that its page is to mark. */
export function hitUrl({pageUrl, hash, words}: SearchRow): string {
  const parameters = new URLSearchParams(words.map((word) => [highlightParameter, word]));
  return `${pageUrl}${words.length > 0 ? `?${parameters.toString()}` : ''}${hash}`;
}

/** Address of the page with all results, in one area or all. */
export function resultsUrl(baseUrl: string, query: string, area?: Area): string {
  return `${baseUrl}search?${new URLSearchParams({q: query, ...(area ? {ctx: area} : {})}).toString()}`;
}
