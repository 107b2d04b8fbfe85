import type {Shard} from '../index/encode';
import {countMask, inDescription, inHeading, inKeywords, type Core} from '../index/model';

/** A term's places on the site. */
export interface TermPostings {
  readonly sections: Uint32Array;
  readonly codes: Uint8Array;
  /** In how many titles, headings, … the term stands. */
  readonly fieldCounts: readonly number[];
}

/** Postings as far as they have been fetched. */
export interface Postings {
  /** Fetches what some terms need; what is there costs nothing. @throws what the fetching throws */
  ensure(terms: Iterable<number>): Promise<void>;
  /** Postings of a term whose file has been fetched. */
  of(term: number): TermPostings;
}

/** Facts of the site's sections, in the order of their numbers. */
export interface Sections {
  readonly count: number;
  readonly pageOf: Uint32Array;
  /** Is it the top of its page, whose heading is the title? */
  readonly isFirst: (section: number) => boolean;
}

export function createSections({firstSections}: Core): Sections {
  const count = firstSections.at(-1)!;
  const pageOf = new Uint32Array(count);
  for (let page = 0; page + 1 < firstSections.length; page += 1) {
    pageOf.fill(page, firstSections[page], firstSections[page + 1]);
  }
  return {count, pageOf, isFirst: (section) => firstSections[pageOf[section]!] === section};
}

function countFields(sections: Uint32Array, codes: Uint8Array, isFirst: Sections['isFirst']): number[] {
  const counts = [0, 0, 0, 0, 0];
  sections.forEach((section, index) => {
    const code = codes[index]!;
    if (code & inHeading) counts[isFirst(section) ? 0 : 1]! += 1;
    if (code & inDescription) counts[2]! += 1;
    if (code & inKeywords) counts[3]! += 1;
    if (code & countMask) counts[4]! += 1;
  });
  return counts;
}

/** @param fetchShard - fetches a file of postings by its number */
export function createPostings(
  {shards}: Core,
  {isFirst}: Sections,
  fetchShard: (shard: number) => Promise<Shard>,
): Postings {
  const fetched = new Map<number, Promise<void>>();
  const loaded: (Shard | undefined)[] = shards.map(() => undefined);
  const known = new Map<number, TermPostings>();
  const shardOf = (term: number): number => {
    let shard = 0;
    while (shard + 1 < shards.length && shards[shard + 1]! <= term) shard += 1;
    return shard;
  };
  const load = (shard: number): Promise<void> => {
    let loading = fetched.get(shard);
    if (!loading) {
      loading = fetchShard(shard).then(
        (content) => {
          loaded[shard] = content;
        },
        (error: unknown) => {
          fetched.delete(shard);
          throw error;
        },
      );
      fetched.set(shard, loading);
    }
    return loading;
  };
  return {
    ensure: async (terms) => {
      await Promise.all(Array.from(new Set(Array.from(terms, shardOf)), load));
    },
    of(term) {
      let postings = known.get(term);
      if (!postings) {
        const {firstTerm, starts, sections, codes} = loaded[shardOf(term)]!;
        const [from, to] = [starts[term - firstTerm]!, starts[term - firstTerm + 1]!];
        const own = sections.subarray(from, to);
        const ownCodes = codes.subarray(from, to);
        postings = {sections: own, codes: ownCodes, fieldCounts: countFields(own, ownCodes, isFirst)};
        known.set(term, postings);
      }
      return postings;
    },
  };
}
