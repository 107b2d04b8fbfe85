/** What the build finds out about the site, and what the worker gets of it. */

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
}

/** The part of a page that is fetched when a row shows it. */
export interface PageFile {
  readonly description: string;
  /** Of each section. */
  readonly texts: readonly string[];
}

/** Marks of a posting beside the number of times that its term stands in the section's text (low four bits). */
export const inHeading = 0x10;
export const inDescription = 0x20;
export const inKeywords = 0x40;
export const countMask = 0x0f;

export interface IndexedPage {
  readonly url: string;
  readonly title: string;
  readonly area: string;
  readonly demoted: boolean;
}

/** Everything but postings and texts: what the worker needs to understand a query. */
export interface Core {
  readonly pages: readonly IndexedPage[];
  /** Folded titles and aliases → numbers of their pages: a query that is exactly one of them has that page first. */
  readonly aliases: Readonly<Record<string, number>>;
  /** Groups of words with one meaning, as far as the site has one of them, one group a line. */
  readonly synonyms: string;
  /** How many titles, headings, descriptions, lists of keywords and texts there are. */
  readonly fieldTotals: readonly number[];
  /** Number of the first section of each page, and at the end the number of all sections. */
  readonly firstSections: readonly number[];
  /** Heading of each section, and where it stands, as in `SectionText`: rows are shown before their texts are there. */
  readonly headings: readonly string[];
  readonly anchors: readonly string[];
  /** Words of each section's heading (of the title for a page's first) and text that mean something. */
  readonly headingLengths: readonly number[];
  readonly textLengths: readonly number[];
  /** Folded words in code-unit order. */
  readonly words: readonly string[];
  /** Stem of each word. Stems are numbered in the order in which they first stand here: the terms. */
  readonly stems: readonly string[];
  /** Binary logarithm of each word's number of occurrences, rounded down; plus `inTitle`. */
  readonly frequencies: readonly number[];
  /** Terms of the parts of each word that is a compound, else empty. */
  readonly parts: readonly (readonly number[])[];
  /** First term of each file of postings. */
  readonly shards: readonly number[];
}

/** Mark of a word that stands in a title, beside its frequency. */
export const inTitle = 0x20;

/** Where a term stands: sections in rising order, and a code for each. */
export interface Posting {
  readonly section: number;
  readonly code: number;
}

export interface SearchIndex {
  readonly core: Core;
  /** Postings of each term. */
  readonly postings: readonly (readonly Posting[])[];
  /** Texts of each page. */
  readonly pageFiles: readonly PageFile[];
}
