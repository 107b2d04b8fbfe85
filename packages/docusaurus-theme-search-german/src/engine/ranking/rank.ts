import type {ResolvedWord} from '../query/resolveWord';
import {inHeading} from '../../index/model';
import type {Similarities} from '../questions';
import type {Site} from './bm25';
import {parameters} from './parameters';

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Sections that have at least one word of the query, by falling score: worked out for the few pages that are shown. */
  readonly sections: () => readonly RankedSection[];
  readonly asked: Similarities;
}

export interface RankedSection {
  readonly section: number;
  readonly score: number;
  /** How similar the query is to the section's heading; 0 when it is not, or is as similar to the page's title. */
  readonly similarity: number;
}

/** From this number of words on, a query that a heading contains is no coincidence, however long the heading is. */
export const manyWords = 3;
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

/** Texts of words, folded, each once. */
const distinct = (words: readonly ResolvedWord[]): string[] => [...new Set(words.map(({folded}) => folded))];

function similarityTo(site: Site, words: readonly ResolvedWord[], section: number): number {
  const shared = words.filter(({match}) => match.fields[section]! & inHeading);
  if (shared.length === 0) return 0;
  return headingSimilarity(distinct(shared), distinct(words).length, site.postings.headingLengths[section]!);
}

const weightOf = ({isLight}: ResolvedWord): number => (isLight ? parameters.light : 1);

/**
 * A query, and what sections and pages have of its words: added up by the lists of those that have one, since most have none.
 *
 * @param length - number of words, with stop words
 */
function createQuery({pageOf, index}: Site, words: readonly ResolvedWord[], length: number, asked: Similarities) {
  const sections = new Float64Array(pageOf.length);
  const fields = new Uint8Array(pageOf.length);
  const pages = new Float64Array(index.pages.length);
  const scores = new Float64Array(index.pages.length);
  for (const word of words) {
    const {match} = word;
    const weight = weightOf(word);
    for (const section of match.sections.found) {
      sections[section]! += weight;
      fields[section]! |= match.fields[section]!;
    }
    for (const page of match.pages.found) {
      pages[page]! += weight;
      scores[page]! += weight * match.pages.values[page]!;
    }
  }
  return {
    words,
    length,
    asked,
    /** Weight of all words, */
    weight: words.reduce((sum, word) => sum + weightOf(word), 0),
    /** of the words that each section has, */
    sections,
    /** and the fields in which it has any. */
    fields,
    /** Weight of the words that each page has, */
    pages,
    /** and its score by them. */
    scores,
  };
}

type Query = ReturnType<typeof createQuery>;

/** @returns how similar the query is to the heading of each section of a page; 0 where it is as similar to the title */
function headingsOf(site: Site, {words, fields}: Query, page: number): (section: number) => number {
  const first = site.index.firstSections[page]!;
  let ofTitle: number | undefined;
  return (section) => {
    if (section === first || !(fields[section]! & inHeading)) return 0;
    const similarity = similarityTo(site, words, section);
    return similarity > 0 && similarity > (ofTitle ??= similarityTo(site, words, first)) ? similarity : 0;
  };
}

function rankSections(site: Site, query: Query, page: number): RankedSection[] {
  const {firstSections} = site.index;
  const similarityOf = headingsOf(site, query, page);
  const sections: RankedSection[] = [];
  for (let section = firstSections[page]!; section < firstSections[page + 1]!; section += 1) {
    const weight = query.sections[section]!;
    if (weight === 0) continue;
    const sum = query.words.reduce((total, word) => total + weightOf(word) * word.match.sections.values[section]!, 0);
    sections.push({section, score: sum * weight, similarity: similarityOf(section)});
  }
  return sections.sort((a, b) => b.score - a.score);
}

/** The best of a page's sections: the weight of the words that one has, and how similar a heading is to a long query. */
function bestOf(site: Site, query: Query, page: number): {weight: number; similarity: number} {
  const {firstSections} = site.index;
  const similarityOf = headingsOf(site, query, page);
  let weight = 0;
  let similarity = 0;
  for (let section = firstSections[page]!; section < firstSections[page + 1]!; section += 1) {
    weight = Math.max(weight, query.sections[section]!);
    if (query.length >= manyWords) similarity = Math.max(similarity, similarityOf(section));
  }
  return {weight, similarity};
}

/** @param asked - how similar the query is to the most similar question about the page */
function rankPage(site: Site, query: Query, page: number, asked: number): RankedPage {
  const {weight, length} = query;
  // A page that lacks one of two words keeps a third of its score.
  let score = query.scores[page]! * (query.pages[page]! / weight) ** 1.5;
  if (site.index.pages[page]!.demoted) score *= 0.5;
  // One word is in one section wherever it is.
  if (weight > 1 || length >= manyWords) {
    const best = bestOf(site, query, page);
    // Words in one section belong together.
    if (weight > 1) score *= 1 + Math.max(0, best.weight - 1) / (weight - 1);
    if (best.similarity >= quotedShare) score *= 1 + best.similarity;
  }
  // A page that the very query was asked about has seven times the score.
  score *= 1 + 6 * asked ** 2;
  return {page, score, sections: () => rankSections(site, query, page), asked: query.asked};
}

/** How similar a query is to the most similar question about each page. */
function askedAboutPages({pageOf}: Site, asked: Similarities): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (const [section, similarity] of asked) {
    const page = pageOf[section]!;
    most.set(page, Math.max(most.get(page) ?? 0, similarity));
  }
  return most;
}

/**
 * Orders the pages that have at least one word of a query.
 *
 * @param length - number of words in the query with stop words: three that are a heading are no coincidence
 * @param exact - page whose title or alias the query is, which comes first
 */
export function rankPages(
  site: Site,
  words: readonly ResolvedWord[],
  length: number,
  exact: number | undefined,
): RankedPage[] {
  const asked = site.postings.questions.similarTo(words);
  const askedAbout = askedAboutPages(site, asked);
  const query = createQuery(site, words, length, asked);
  const ranked: RankedPage[] = [];
  // Equals stay in the order of their pages, whatever word found them first.
  query.pages.forEach((held, page) => {
    if (held > 0) ranked.push(rankPage(site, query, page, askedAbout.get(page) ?? 0));
  });
  ranked.sort((a, b) => b.score - a.score);
  if (exact === undefined) return ranked;
  const top: RankedSection = {section: site.index.firstSections[exact]!, score: 0, similarity: 0};
  const first = ranked.find(({page}) => page === exact) ?? {page: exact, score: 0, sections: () => [top], asked};
  return [first, ...ranked.filter((page) => page !== first)];
}
