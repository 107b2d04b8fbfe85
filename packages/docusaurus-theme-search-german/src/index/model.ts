/** The search index: what the build computes, and the worker fetches. All files are JSON, which servers compress. */

/** Rises with every change of the files' shape or of the analysis. */
export const indexFormat = 9;
/** Folder of all indexes. A release's own is named by its build id: open tabs go on finding theirs, which never changes. */
export const indexFolder = 'search-index';
/** Name of the `<meta>` that says which build a page belongs to. */
export const buildIdMeta = 'build-id';
/** The file that a search begins with. */
export const indexFile = 'index.json';
export const shardFile = (shard: number): string => `postings-${shard}.json`;
export const pageFile = (page: number): string => `page-${page}.json`;

/** A page as a visitor reads it. */
export interface PageText {
  /** Route with base URL, as in links (encoded). */
  readonly url: string;
  /** Id of the area that it belongs to. */
  readonly area: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The first has no heading: it stands under the page's title. */
  readonly sections: readonly SectionText[];
}

export interface SectionText {
  /** `#…`, or an empty string for the top of the page. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
  /** What visitors ask about it, in their own words; in the first, about the page as a whole. */
  readonly questions?: readonly string[];
}

/** The part of a page that is fetched when a row shows it. */
export interface PageFile {
  readonly description: string;
  /** Of each section. */
  readonly texts: readonly string[];
}

export interface IndexedPage extends Pick<PageText, 'url' | 'title' | 'area'> {
  readonly demoted: boolean;
}

/** Everything but postings and texts: what the worker needs to understand a query. */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  /** Folded titles and aliases with the numbers of their pages: a query that is exactly one of them has that page first. */
  readonly aliases: Readonly<Record<string, number>>;
  /** Groups of words with one meaning, as far as the site has one of them. */
  readonly synonyms: readonly (readonly string[])[];
  /** How many titles, headings, descriptions, lists of keywords, texts and lists of questions there are. */
  readonly fieldTotals: readonly number[];
  /** Number of the first section of each page, and at the end the number of all sections. */
  readonly firstSections: readonly number[];
  /** Anchor and heading of each section, as in `SectionText`. */
  readonly anchors: readonly string[];
  readonly headings: readonly string[];
  /** Numbers of words in each section's heading (in the title for a page's first) and text, without stop words. */
  readonly headingLengths: readonly number[];
  readonly textLengths: readonly number[];
  /** Folded words in code-unit order, and the binary logarithms of their numbers of occurrences, rounded down. */
  readonly words: readonly string[];
  readonly frequencies: readonly number[];
  /** Stem of each word: the number of letters to cut off its end, or the stem itself where that is no beginning of it. */
  readonly stems: readonly (number | string)[];
  /** Terms of the parts of each word that is a compound, else empty. */
  readonly parts: readonly (readonly number[])[];
  /** How many terms have their postings in one file. */
  readonly termsPerShard: number;
}

/** A posting's code: in which fields its term occurs, and how often in the section's text (low four bits). */
export const inHeading = 0x10;
export const inDescription = 0x20;
export const inKeywords = 0x40;
export const inQuestions = 0x80;
export const countMask = 0x0f;

/**
 * Postings of a term, by rising section: for each section its distance to the one before, and below zero the posting's code,
 * unless that is 1, the most frequent one.
 */
export type EncodedPostings = readonly number[];

/** The file that a search begins with. */
export interface IndexFile {
  readonly index: SearchIndex;
  /** Postings of all terms, where they fit into one file. */
  readonly postings?: readonly EncodedPostings[];
}

/** Numbers the stems in the order in which they first occur: the terms. */
export function numberTerms(stems: readonly string[]): Map<string, number> {
  const terms = new Map<string, number>();
  for (const stem of stems) if (!terms.has(stem)) terms.set(stem, terms.size);
  return terms;
}
