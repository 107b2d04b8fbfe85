import type {SearchRow} from '../types';

/** URL parameter that carries the words to mark on the page, one each. */
export const highlightParameter = '_highlight';
/** URL parameters of the page with all results: the question, and the id of the only area to search in. */
export const queryParameter = 'q';
export const areaParameter = 'ctx';

/** Address of a hit, with the words that its page is to mark. */
export function hitUrl({pageUrl, hash, words}: SearchRow): string {
  const parameters = new URLSearchParams(words.map((word) => [highlightParameter, word]));
  return `${pageUrl}${words.length > 0 ? `?${parameters.toString()}` : ''}${hash}`;
}

/** Address of the page with all results, in one area or all. */
export function resultsUrl(baseUrl: string, query: string, area?: string): string {
  return `${baseUrl}search?${new URLSearchParams({[queryParameter]: query, ...(area ? {[areaParameter]: area} : {})}).toString()}`;
}
