import {countMask, inDescription, inHeading, inKeywords, inQuestions, type SearchIndex} from '../index/model';
import {unpackShard} from '../index/pack';
import {cached} from './cache';
import type {Lexicon} from './lexicon';
import {createQuestions} from './questions';

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

/** In one pass: a query may need thousands of postings. */
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

/** The headings of all sections, a page's title for its first: how many terms they have, and which have a term. */
function collectHeadings({pages, headings}: SearchIndex, pageOf: readonly number[], {headingTerms}: Lexicon) {
  const having = new Map<number, number[]>();
  const lengths = headings.map((heading, section) => {
    const terms = headingTerms(isFirst(pageOf, section) ? pages[pageOf[section]!]!.title : heading);
    for (const term of terms) having.set(term, [...(having.get(term) ?? []), section]);
    return terms.size;
  });
  return {lengths, sectionsWith: (term: number) => having.get(term) ?? []};
}

/** Postings as far as they have been fetched. @param fetchShard - fetches a file of postings by its number */
export function createPostings(index: SearchIndex, lexicon: Lexicon, fetchShard: (shard: number) => Promise<string>) {
  const known = new Map<number, TermPostings>();
  const pageOf = pagesOfSections(index);
  const {termsPerShard} = index;
  const shard = cached(async (number) => unpackShard(await fetchShard(number)));
  const questions = createQuestions(index);
  const headings = collectHeadings(index, pageOf, lexicon);
  async function load(term: number): Promise<void> {
    const codeOf = new Map<number, number>();
    let last = 0;
    for (const [distance, code] of (await shard(Math.floor(term / termsPerShard)))[term % termsPerShard]!) {
      last += distance;
      codeOf.set(last, code);
    }
    const mark = (section: number, field: number) => codeOf.set(section, (codeOf.get(section) ?? 0) | field);
    for (const section of headings.sectionsWith(term)) mark(section, inHeading);
    for (const section of questions.sectionsWith(term)) mark(section, inQuestions);
    const sections = [...codeOf.keys()];
    const codes = [...codeOf.values()];
    known.set(term, {sections, codes, fieldCounts: countFields(sections, codes, pageOf)});
  }
  return {
    questions,
    pageOf,
    headingLengths: headings.lengths,
    /** Fetches what some terms need; what is there costs nothing. @throws what the fetching throws */
    async ensure(terms: Iterable<number>): Promise<void> {
      await Promise.all(Array.from(terms).flatMap((term) => (known.has(term) ? [] : load(term))));
    },
    /** Postings of a term that `ensure` was called with. */
    of: (term: number): TermPostings => known.get(term)!,
  };
}
