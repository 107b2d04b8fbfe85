import type {QueryWord} from '../query/parseQuery';
import type {Site, WordMatch} from './bm25';

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Words of the query that the page lacks, as they were typed. */
  readonly missing: readonly string[];
  /** Sections that have at least one word of the query, by falling score. */
  readonly sections: readonly RankedSection[];
}

export interface RankedSection {
  readonly section: number;
  readonly score: number;
  /** How similar the query is to the section's heading; 0 when it is not, or is as similar to the page's title. */
  readonly similarity: number;
}

/** From this number of words on, a query that a heading contains is no coincidence, however long the heading is. */
const manyWords = 3;
/** Share of a heading that a pasted message must have: the rest differs from visitor to visitor. */
const quotedShare = 0.75;

/** `0x800CCC0E`, `AADSTS50058`: nobody types one by accident. */
const isCode = (word: string): boolean => word.length >= 6 && /\d/.test(word) && /[a-z]/.test(word);

/**
 * Does a query mean a heading, so that it leads there rather than to the top of the page? It does when the heading has
 * all of its words and little else, when it quotes nearly all of the heading (a pasted error message), or when both share
 * a code.
 *
 * @param shared - words of the query that the heading has
 * @param queryLength - number of words in the query
 * @param headingLength - number of words in the heading
 * @returns 0 when it does not, 1 when they share a code, else the Jaccard similarity of both sets of words
 */
export function headingSimilarity(shared: readonly string[], queryLength: number, headingLength: number): number {
  if (shared.some(isCode)) return 1;
  const jaccard = shared.length / (queryLength + headingLength - Math.min(shared.length, headingLength));
  const contained = shared.length === queryLength && (jaccard >= 0.5 || shared.length >= manyWords);
  const pasted = shared.length >= manyWords && shared.length >= quotedShare * headingLength;
  return shared.length > 0 && (contained || pasted) ? Math.min(1, jaccard) : 0;
}

interface Query {
  readonly site: Site;
  readonly words: readonly QueryWord[];
  /** Number of words with stop words: three that are a heading are no coincidence. */
  readonly length: number;
  /** For each word. */
  readonly matches: readonly WordMatch[];
}

function similarityTo({site, words, matches}: Query, section: number): number {
  if (matches.every(({inHeading}) => inHeading[section] === 0)) return 0;
  const shared = words.filter((_, index) => matches[index]!.inHeading[section]);
  const distinct = (some: readonly QueryWord[]): string[] => [...new Set(some.map(({folded}) => folded))];
  return headingSimilarity(distinct(shared), distinct(words).length, site.core.headingLengths[section]!);
}

/** The sections of a page that have something to do with the query, and how many words the best of them has. */
function rankSections(query: Query, page: number): {sections: RankedSection[]; mostWords: number} {
  const {firstSections} = query.site.core;
  const first = firstSections[page]!;
  const ofTitle = similarityTo(query, first);
  let mostWords = 0;
  const sections: RankedSection[] = [];
  for (let section = first; section < firstSections[page + 1]!; section += 1) {
    const scores = query.matches.map((match) => match.sections.values[section]!);
    const found = scores.filter((score) => score > 0).length;
    if (found === 0) continue;
    mostWords = Math.max(mostWords, found);
    const score = scores.reduce((sum, each) => sum + each) * (1 + 0.5 * (found - 1));
    const similarity = section === first ? 0 : similarityTo(query, section);
    sections.push({section, score, similarity: similarity > ofTitle ? similarity : 0});
  }
  sections.sort((a, b) => b.score - a.score);
  return {sections, mostWords};
}

function rankPage(query: Query, page: number): RankedPage {
  const {site, words, length, matches} = query;
  const missing = words.filter((_, index) => matches[index]!.pages.values[page] === 0).map(({text}) => text);
  const {sections, mostWords} = rankSections(query, page);
  const count = words.length;
  let score = matches.reduce((total, match) => total + match.pages.values[page]!, 0);
  // A page that lacks one of two words keeps a third of its score.
  score *= ((count - missing.length) / count) ** 1.5;
  if (site.core.pages[page]!.demoted) score *= 0.5;
  // Words in one section belong together.
  if (count > 1) score *= 1 + (mostWords - 1) / (count - 1);
  const best = Math.max(0, ...sections.map(({similarity}) => similarity));
  if (length >= manyWords && best >= quotedShare) score *= 1 + best;
  return {page, score, missing, sections};
}

/**
 * Orders the pages that have at least one word of a query.
 *
 * @param exact - page whose title or alias the query is, which comes first
 */
export function rankPages(query: Query, exact: number | undefined): RankedPage[] {
  const found = new Set(query.matches.flatMap(({pages}) => pages.found));
  // Equals stay in the order of their pages, whatever word found them first.
  const inOrder = Array.from(found).sort((a, b) => a - b);
  const ranked = inOrder.map((page) => rankPage(query, page)).sort((a, b) => b.score - a.score);
  if (exact === undefined) return ranked;
  const first = ranked.find(({page}) => page === exact) ?? {
    page: exact,
    missing: [],
    score: 0,
    sections: [{section: query.site.core.firstSections[exact]!, score: 0, similarity: 0}],
  };
  return [first, ...ranked.filter((page) => page !== first)];
}
