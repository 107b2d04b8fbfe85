import {
  countMask,
  inDescription,
  inHeading,
  inKeywords,
  inQuestions,
  type EncodedPostings,
  type SearchIndex,
} from '../index/model';
import {cached} from './cache';

/** A term's places on the site. */
export interface TermPostings {
  readonly sections: readonly number[];
  /** In which fields of each section the term occurs, and how often. */
  readonly codes: readonly number[];
  /** How many titles, headings, descriptions, lists of keywords, texts and lists of questions have the term. */
  readonly fieldCounts: readonly number[];
}

/** Page of each section. */
export const pagesOfSections = ({firstSections}: SearchIndex): number[] =>
  firstSections.slice(1).flatMap((end, page) => Array<number>(end - firstSections[page]!).fill(page));

/** Is a section the top of its page, whose heading is the title? */
export const isFirst = (pageOf: readonly number[], section: number): boolean => pageOf[section] !== pageOf[section - 1];

function countFields(sections: readonly number[], codes: readonly number[], pageOf: readonly number[]) {
  const counts = [0, 0, 0, 0, 0, 0];
  sections.forEach((section, index) => {
    const code = codes[index]!;
    if (code & inHeading) counts[isFirst(pageOf, section) ? 0 : 1]! += 1;
    if (code & inDescription) counts[2]! += 1;
    if (code & inKeywords) counts[3]! += 1;
    if (code & countMask) counts[4]! += 1;
    if (code & inQuestions) counts[5]! += 1;
  });
  return counts;
}

/** Postings as far as they have been fetched. */
export type Postings = ReturnType<typeof createPostings>;

/** @param fetchShard - fetches a file of postings by its number */
export function createPostings(index: SearchIndex, fetchShard: (shard: number) => Promise<readonly EncodedPostings[]>) {
  const known = new Map<number, TermPostings>();
  const pageOf = pagesOfSections(index);
  const {termsPerShard} = index;
  const shard = cached(fetchShard);
  async function load(term: number): Promise<void> {
    const sections: number[] = [];
    const codes: number[] = [];
    for (const value of (await shard(Math.floor(term / termsPerShard)))[term % termsPerShard]!) {
      if (value < 0) codes[codes.length - 1] = -value;
      else {
        sections.push((sections.at(-1) ?? 0) + value);
        codes.push(1);
      }
    }
    known.set(term, {sections, codes, fieldCounts: countFields(sections, codes, pageOf)});
  }
  return {
    /** Fetches what some terms need; what is there costs nothing. @throws what the fetching throws */
    async ensure(terms: Iterable<number>): Promise<void> {
      await Promise.all(Array.from(terms).flatMap((term) => (known.has(term) ? [] : load(term))));
    },
    /** Postings of a term that `ensure` was called with. */
    of: (term: number): TermPostings => known.get(term)!,
  };
}
