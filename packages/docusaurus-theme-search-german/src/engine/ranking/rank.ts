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
const weightOfAll = (words: readonly ResolvedWord[]): number => words.reduce((sum, word) => sum + weightOf(word), 0);

interface Query {
  readonly words: readonly ResolvedWord[];
  /** Number of words, with stop words. */
  readonly length: number;
  readonly asked: Similarities;
}

/** Calls back for each section of a page that has at least one word of the query, with the weight of those words. */
function forEachSection(
  site: Site,
  words: readonly ResolvedWord[],
  page: number,
  visit: (section: number, score: number, similarity: number, weight: number) => void,
): void {
  const {firstSections} = site.index;
  const first = firstSections[page]!;
  const ofTitle = similarityTo(site, words, first);
  for (let section = first; section < firstSections[page + 1]!; section += 1) {
    let weight = 0;
    let sum = 0;
    let fields = 0;
    for (const word of words) {
      const value = word.match.sections.values[section]!;
      if (value === 0) continue;
      weight += weightOf(word);
      sum += weightOf(word) * value;
      fields |= word.match.fields[section]!;
    }
    if (weight === 0) continue;
    const similarity = section !== first && fields & inHeading ? similarityTo(site, words, section) : 0;
    visit(section, sum * weight, similarity > ofTitle ? similarity : 0, weight);
  }
}

function rankSections(site: Site, words: readonly ResolvedWord[], page: number): RankedSection[] {
  const sections: RankedSection[] = [];
  forEachSection(site, words, page, (section, score, similarity) => sections.push({section, score, similarity}));
  return sections.sort((a, b) => b.score - a.score);
}

/** How similar the query is to the most similar question about a page. */
function askedAbout({index: {firstSections}}: Site, asked: Similarities, page: number): number {
  let most = 0;
  for (let section = firstSections[page]!; section < firstSections[page + 1]!; section += 1) {
    most = Math.max(most, asked.get(section) ?? 0);
  }
  return most;
}

function rankPage(site: Site, {words, length, asked}: Query, page: number): RankedPage {
  const lacked = words.filter(({match}) => match.pages.values[page] === 0);
  let most = 0;
  let best = 0;
  const all = weightOfAll(words);
  // One word is in one section wherever it is.
  if (all > 1 || length >= manyWords) {
    forEachSection(site, words, page, (_section, _score, similarity, weight) => {
      most = Math.max(most, weight);
      best = Math.max(best, similarity);
    });
  }
  let score = words.reduce((total, word) => total + weightOf(word) * word.match.pages.values[page]!, 0);
  // A page that lacks one of two words keeps a third of its score.
  score *= ((all - weightOfAll(lacked)) / all) ** 1.5;
  if (site.index.pages[page]!.demoted) score *= 0.5;
  // Words in one section belong together.
  if (all > 1) score *= 1 + Math.max(0, most - 1) / (all - 1);
  if (length >= manyWords && best >= quotedShare) score *= 1 + best;
  score *= 1 + parameters.asked * askedAbout(site, asked, page) ** 2;
  return {page, score, sections: () => rankSections(site, words, page), asked};
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
  const found = new Set(words.flatMap(({match}) => match.pages.found));
  // Equals stay in the order of their pages, whatever word found them first.
  const asked = site.postings.questions.similarTo(words);
  const inOrder = Array.from(found).sort((a, b) => a - b);
  const ranked = inOrder.map((page) => rankPage(site, {words, length, asked}, page)).sort((a, b) => b.score - a.score);
  if (exact === undefined) return ranked;
  const top: RankedSection = {section: site.index.firstSections[exact]!, score: 0, similarity: 0};
  const first = ranked.find(({page}) => page === exact) ?? {page: exact, score: 0, sections: () => [top], asked};
  return [first, ...ranked.filter((page) => page !== first)];
}
