/** What the worker returns, and what the search box and `/search` show. */

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
  /** Id of the area. */
  area: string;
  title: MarkedText;
  /** Heading of the section; missing when the row stands for the whole page. */
  heading?: MarkedText;
  /**
   * The best passage, cut to the length asked for, with `…` where text is left out; empty when nothing in the text matched,
   * missing while the text is on its way.
   */
  snippet?: MarkedText;
  /** Matched words as they are written on the page, lower case, longest first: what to mark on the target page. */
  words: string[];
  /** Words of the query that the page does not have, as they were typed. */
  missing: string[];
}

/** A word of the query that the site does not know, and the word that was searched for instead. */
export interface Correction {
  typed: string;
  /** As the site writes it. */
  meant: string;
}

/** A word of the query that the site does not know, and words of the rows that it was understood as. */
export interface Understanding {
  typed: string;
  /** As the site writes them. */
  as: string[];
}

export interface SearchResponse {
  /** By falling relevance. */
  rows: SearchRow[];
  /** How many rows there would be without a limit. */
  rowCount: number;
  /** How many pages match in all areas, and in each, by its id. */
  pageCount: number;
  areaCounts: Record<string, number>;
  corrections: Correction[];
  /** The query with its corrections. */
  corrected: string;
  /** Words that were understood as others: synonyms, or parts of compounds. */
  understood: Understanding[];
  /** Does the site know none of the words, so that the rows only have parts of them? */
  isGuess: boolean;
  /** Words that the site does not know, as they were typed. */
  unknown: string[];
  /** Is the last word unknown and perhaps not finished? Then nothing begins like it. */
  unknownPrefix: boolean;
  /** Words of titles that look most like the unknown ones; only filled when there are no rows. */
  similar: string[];
}

/** Characters of a query that are searched for: more than any question needs. */
export const maxQueryLength = 200;

export interface SearchQuery {
  text: string;
  /** Largest number of rows. */
  limit: number;
  /** Largest length of a snippet, in characters. */
  snippetLength: number;
  /** Id of the only area to search in. */
  area?: string;
}

/** Why a search could not be answered. */
export type SearchFailure =
  /** The index or the worker could not be loaded; asking again tries again. */
  | 'unreachable'
  /** A file of the index is not what the build wrote; asking again fetches it anew. */
  | 'damaged'
  /** The site has been published anew so often that the index of this page is gone. Reload the page. */
  | 'outdated'
  /** There is no index, because this is the development server. */
  | 'development';

/** The answer to a query, or why there is none. */
export interface SearchOutcome {
  readonly response?: SearchResponse;
  readonly failure?: SearchFailure;
  /** The failure's reason, for developers. */
  readonly message?: string;
}
