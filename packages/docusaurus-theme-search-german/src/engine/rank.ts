import {coefficients, manyWords, namedShare, quotedShare} from '../coefficients';
import type {Site, WordMatch} from './match';
import type {QuestionWord} from './question';

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Words of the question that the page lacks, as they were typed. */
  readonly missing: readonly string[];
  /** Scores of its sections, by falling score, as far as they have something to do with the question. */
  readonly sections: readonly RankedSection[];
}

export interface RankedSection {
  readonly section: number;
  readonly score: number;
  /** How closely the question names the section's heading; 0 when it does not, or does the page's title as well. */
  readonly nearness: number;
}

/** `0x800CCC0E`, `AADSTS50058`: nobody types one by accident. */
const isCode = (word: string): boolean => word.length >= 6 && /\d/.test(word) && /[a-z]/.test(word);

/**
 * Does a question name a heading, so that it leads there rather than to the top of the page? It does when the heading has
 * all of its words and little else, when it quotes nearly all of the heading (a pasted error message), or when both share
 * a code.
 *
 * @param shared - words of the question that the heading has
 * @param asked - how many words the question has
 * @param offered - how many words the heading has
 * @returns 0 when it does not, 1 when they share a code, else the share of words that both have in common
 */
export function nearness(shared: readonly string[], asked: number, offered: number): number {
  if (shared.some(isCode)) return 1;
  const share = shared.length / (asked + offered - Math.min(shared.length, offered));
  const contained = shared.length === asked && (share >= namedShare || shared.length >= manyWords);
  const pasted = shared.length >= manyWords && shared.length >= quotedShare * offered;
  return shared.length > 0 && (contained || pasted) ? Math.min(1, share) : 0;
}

interface Asked {
  readonly site: Site;
  readonly words: readonly QuestionWord[];
  /** How many words the question has altogether: three that name a heading are no coincidence. */
  readonly length: number;
  readonly matches: readonly WordMatch[];
}

/** How closely the question names a section's heading. */
function nearnessTo({site, words, matches}: Asked, section: number): number {
  if (matches.every(({named}) => named[section] === 0)) return 0;
  const shared = words.filter((_, index) => matches[index]!.named[section]);
  const distinct = [...new Set(shared.map(({folded}) => folded))];
  const asked = new Set(words.map(({folded}) => folded)).size;
  return nearness(distinct, asked, site.core.headingLengths[section]!);
}

/** The sections of a page that have something to do with the question, best first. */
function rankSections(asked: Asked, page: number): {sections: RankedSection[]; together: number} {
  const {core} = asked.site;
  const [from, to] = [core.firstSections[page]!, core.firstSections[page + 1]!];
  const ofTitle = nearnessTo(asked, from);
  let together = 0;
  const sections: RankedSection[] = [];
  for (let section = from; section < to; section += 1) {
    let score = 0;
    let found = 0;
    for (const {
      sections: {values},
    } of asked.matches) {
      score += values[section]!;
      if (values[section]! > 0) found += 1;
    }
    if (found === 0) continue;
    together = Math.max(together, found);
    const near = section === from ? 0 : nearnessTo(asked, section);
    sections.push({section, score: score * (1 + 0.5 * (found - 1)), nearness: near > ofTitle ? near : 0});
  }
  sections.sort((a, b) => b.score - a.score);
  return {sections, together};
}

function rankPage(asked: Asked, page: number): RankedPage {
  const {site, words, length, matches} = asked;
  const missing = words.filter((_, index) => matches[index]!.pages.values[page] === 0).map(({text}) => text);
  const sum = matches.reduce((total, match) => total + match.pages.values[page]!, 0);
  const {sections, together} = rankSections(asked, page);
  const count = words.length;
  let score = sum * ((count - missing.length) / count) ** coefficients.coverageExponent;
  if (site.core.pages[page]!.demoted) score *= coefficients.demotion;
  if (count > 1) score *= 1 + (coefficients.sameSection * (together - 1)) / (count - 1);
  const nearest = Math.max(0, ...sections.map((section) => section.nearness));
  if (length >= manyWords && nearest >= quotedShare) score *= 1 + coefficients.namedHeading * nearest;
  return {page, score, missing, sections};
}

/**
 * Orders the pages that have at least one word of a question.
 *
 * @param exact - page whose title or name the question is, which comes first
 */
export function rankPages(asked: Asked, exact: number | undefined): RankedPage[] {
  const {core} = asked.site;
  const found = new Set(asked.matches.flatMap(({pages}) => pages.found));
  // Equals stay in the order of their pages, whatever word found them first.
  const inOrder = Array.from(found).sort((a, b) => a - b);
  const ranked = inOrder.map((page) => rankPage(asked, page)).sort((a, b) => b.score - a.score);
  if (exact === undefined) return ranked;
  const first = ranked.find(({page}) => page === exact) ?? {
    page: exact,
    missing: [],
    score: 0,
    sections: [{section: core.firstSections[exact]!, score: 0, nearness: 0}],
  };
  return [first, ...ranked.filter((page) => page !== first)];
}
