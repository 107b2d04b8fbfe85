import {maxQueryLength, type SearchRow} from '../types';

/** URL parameter that carries the words to mark on the page, one each. */
export const highlightParameter = '_highlight';
/** URL parameters of the page with all results: the query, and the id of the only area to search in. */
export const queryParameter = 'q';
export const areaParameter = 'ctx';

/** Address of a hit, with the words that its page is to mark if the site wants that. */
export function hitUrl({pageUrl, hash, words}: SearchRow, highlight: boolean): string {
  const parameters = new URLSearchParams(words.map((word) => [highlightParameter, word]));
  return `${pageUrl}${highlight && words.length > 0 ? `?${parameters.toString()}` : ''}${hash}`;
}

/** As many words as no query has: from thousands, browsers make no pattern, and the page would not begin. */
const mostWords = 50;

/** Words that an address asks to mark: as many, and as long, as a query may be. */
export const wordsToMark = (search: string): string[] =>
  new URLSearchParams(search)
    .getAll(highlightParameter)
    .filter((word) => word.trim() !== '' && word.length <= maxQueryLength)
    .slice(0, mostWords);

/** Address of the page with all results, in one area or all. */
export function resultsUrl(baseUrl: string, query: string, area?: string): string {
  return `${baseUrl}search?${new URLSearchParams({[queryParameter]: query, ...(area ? {[areaParameter]: area} : {})}).toString()}`;
}
