import {unpackRoughly} from './pack';

/** The search index: what the build computes, and the worker fetches. All files are JSON, which servers compress. */

/** Rises with every change of the files' shape or of the analysis. */
export const indexFormat = 15;
/** Folder of all indexes. A release's own is named by its build id: open tabs go on finding theirs, which never changes. */
export const indexFolder = 'search-index';
/** Name of the `<meta>` that says which build a page belongs to. */
export const buildIdMeta = 'search-build-id';
/** The file that a search begins with. */
export const indexFile = 'index.json';
export const shardFile = (shard: number): string => `postings-${shard}.json`;
export const textFile = (file: number): string => `texts-${file}.json`;

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

/** Texts that are fetched when a row shows one of them: those of a short page, or of some sections of a long one. */
export interface TextFile {
  /** Number of the first section. */
  readonly first: number;
  readonly texts: readonly string[];
  /** Of the page, in its first file. */
  readonly description?: string;
}

export interface IndexedPage extends Pick<PageText, 'url' | 'title' | 'area'> {
  readonly demoted: boolean;
}

/** Everything but postings and texts: what the worker needs to understand a query. */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  /** Folded aliases with the numbers of their pages: a query that is exactly one of them, or a title, has that page first. */
  readonly aliases: Readonly<Record<string, number>>;
  /** Groups of words with one meaning, as far as the site has one of them. */
  readonly synonyms: readonly (readonly string[])[];
  /** How many titles, headings, descriptions, lists of keywords, texts and lists of questions there are. */
  readonly fieldTotals: readonly number[];
  /** Number of the first section of each page, and at the end the number of all sections. */
  readonly firstSections: readonly number[];
  /** Anchor and heading of each section, as in `SectionText`; 0 for the anchor that follows from the heading. */
  readonly anchors: readonly (string | 0)[];
  readonly headings: readonly string[];
  /** Number of words in each section's text, without stop words (`packRoughly`). */
  readonly textLengths: string;
  /**
   * Folded words in code-unit order (`packWords`), and their numbers of occurrences (`packRoughly`).
   * In a compound, every other piece between `|` is a part, the others join them: `passwort||wechsel`.
   */
  readonly words: string;
  readonly frequencies: string;
  /** Letters to cut off the end of each word to have its stem (`pack`), or `otherStem`: then it is the next of these, with blanks. */
  readonly stems: string;
  readonly otherStems: string;
  /**
   * How many questions there are about each section (`pack`); and for each term the questions
   * that have it, as packed distances, with a blank between terms.
   */
  readonly questionCounts: string;
  readonly questions: string;
  /** How many terms have their postings in one file. */
  readonly termsPerShard: number;
  /** Postings of all terms (`packShard`), where they fit into this file. */
  readonly postings?: string;
}

/** A route without a slash at its end: whether pages have one depends on the site, and on whether they are a folder's index. */
export const withoutSlash = (route: string): string => route.replace(/(?<=.)\/$/, '');

/** In the place of a number of letters, of a stem that is no beginning of its word. */
export const otherStem = 45;

/**
 * A posting's code: in which fields its term occurs, and how often in the section's text (low four bits; less than `often` as once,
 * which makes the index of 100 pages 3 kB smaller). Headings and questions are in the index, and only in the codes that the engine makes.
 */
export const inHeading = 0x10;
export const inDescription = 0x20;
export const inKeywords = 0x40;
export const inQuestions = 0x80;
export const countMask = 0x0f;
export const often = 7;

/** The anchor that Docusaurus gives a heading without one of its own. */
export const anchorOf = (heading: string): string =>
  heading &&
  `#${heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')}`;

/** Words in one file of texts, at most, if they are of several sections. */
const wordsPerFile = 30;
/** About as many files, and one more a page, hold the texts of a large site: hosts limit their number, and each takes time to write. */
const textFiles = 2000;

/** The file that has each section's text. */
export function textFilesOf(index: Pick<SearchIndex, 'firstSections' | 'textLengths'>): number[] {
  const begins = new Set(index.firstSections);
  const lengths = unpackRoughly('length', index.textLengths);
  const limit = Math.max(wordsPerFile, lengths.reduce((sum, length) => sum + length, 0) / textFiles);
  let [file, words] = [-1, 0];
  return lengths.map((length, section) => {
    words += length;
    if (begins.has(section) || words > limit) [file, words] = [file + 1, length];
    return file;
  });
}

/** Numbers the stems in the order in which they first occur: the terms. */
export function numberTerms(stems: readonly string[]): Map<string, number> {
  const terms = new Map<string, number>();
  for (const stem of stems) if (!terms.has(stem)) terms.set(stem, terms.size);
  return terms;
}
