/**
 * What the build writes, what the worker returns, and what the search box and `/search` show.
 * The only file that the interface and the engine share.
 */

/** Areas of the site, in the order in which `/search` shows them. */
export const areas = ['services', 'info', 'blog', 'pages'] as const;
export type Area = (typeof areas)[number];

/** Characters `[start, end)` of a text that matched, in UTF-16 units, sorted and without overlap. */
export type Mark = readonly [start: number, end: number];

/** A text with the places to mark in it. */
export interface MarkedText {
  text: string;
  marks: Mark[];
}

/** One row of a list of results: a page, or a section of it. */
export interface SearchRow {
  /** Route of the page, without hash: equal for all rows of one page. */
  pageUrl: string;
  /** Where the row leads: the page's route with the section's hash, if it has one. */
  url: string;
  /** `#…` of the section, or an empty string. */
  hash: string;
  area: Area;
  /** Titles of the sidebar categories above the page, outermost first. */
  breadcrumb: string[];
  title: MarkedText;
  /** Heading of the section; missing when the row stands for the whole page. */
  heading?: MarkedText;
  /** The best passage, cut to the length asked for, with `…` where text is left out; empty when nothing in the text matched. */
  snippet: MarkedText;
  /** Matched words as they are written on the page, lower case, longest first: what to mark on the target page. */
  words: string[];
  /** Score of the page; rows come in falling order of it, and it is comparable only within one response. */
  score: number;
}

export interface SearchResponse {
  rows: SearchRow[];
  /** How many pages match altogether, whether or not a row shows them. */
  pageCount: number;
  /** Words of the site nearest to the query, best first; only filled when nothing was found. */
  nearestTerms: string[];
}

export interface SearchOptions {
  /** Largest number of rows. */
  limit: number;
  /** Is the last word still being typed, so that its beginning is enough? */
  typing: boolean;
  /** Largest length of a snippet, in characters. */
  snippetLength: number;
}

/** Why a search could not be answered. */
export type SearchFailure =
  /** The index or the worker could not be loaded; asking again tries again. */
  | 'unreachable'
  /** The site has been published anew: this page's worker is gone, or reads no index of that shape. Reload the page. */
  | 'outdated'
  /** There is no index, because this is the development server. */
  | 'development';

/** A promise of the search client rejects with this. */
export class SearchError extends Error {
  override readonly name = 'SearchError';

  constructor(
    readonly failure: SearchFailure,
    message: string,
  ) {
    super(message);
  }
}

/** What the build tells the search about pages beyond their texts. Routes are as in the index file: encoded. */
export interface SearchGlobalData {
  /** Routes that rank below the others: retired services, pages that only ask for help. */
  readonly demoted: readonly string[];
  /** Routes of stand-alone pages. */
  readonly pages: readonly string[];
}
