import {coefficients} from '../coefficients';
import {countMask, inDescription, inHeading, inKeywords, type Core} from '../index/model';
import type {Postings, Sections, TermPostings} from './postings';
import type {Alternatives, Reading} from './readings';

/** What the ranking knows of the site. */
export interface Site {
  readonly core: Core;
  readonly sections: Sections;
  readonly postings: Postings;
  /** Mean lengths of titles, headings and texts, in words that mean something. */
  readonly averages: {readonly title: number; readonly heading: number; readonly text: number};
  /** What a heading of each page counts for: less when the page has dozens. */
  readonly headingShares: Float32Array;
}

/** Where one word of a question was found. */
export interface WordMatch {
  /** Score of each section; 0 where the word is missing. */
  readonly sections: Float32Array;
  readonly pages: Float32Array;
  /** 1 for sections whose heading has the word. */
  readonly named: Uint8Array;
  /** Terms that were found: what to mark. */
  readonly terms: ReadonlySet<number>;
  readonly found: boolean;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function createSite(core: Core, sections: Sections, postings: Postings): Site {
  const {headingLengths, textLengths, firstSections} = core;
  const headingShares = new Float32Array(core.pages.length);
  core.pages.forEach((_, page) => {
    const headings = firstSections[page + 1]! - firstSections[page]! - 1;
    headingShares[page] = Math.min(1, Math.sqrt(coefficients.manyHeadings / Math.max(1, headings)));
  });
  return {
    core,
    sections,
    postings,
    averages: {
      title: mean(headingLengths.filter((_, section) => sections.isFirst(section))),
      heading: mean(headingLengths.filter((_, section) => !sections.isFirst(section))),
      text: mean(textLengths),
    },
    headingShares,
  };
}

/** The best score decides; what the other adds only breaks ties. */
const combine = (a: number, b: number): number => Math.max(a, b) + coefficients.furtherPlaces * Math.min(a, b);

/** BM25's share of a field: more occurrences count less each, and less in long texts. */
const saturated = (count: number, length: number, average: number): number => {
  const {saturation, lengthInfluence} = coefficients;
  return (
    (count * (saturation + 1)) / (count + saturation * (1 - lengthInfluence + (lengthInfluence * length) / average))
  );
};

/** What a term is worth in each field: the fewer titles, headings, … have it, the more. */
const raritiesOf = (fieldTotals: readonly number[], counts: readonly number[]): number[] =>
  fieldTotals.map((total, field) => {
    const count = Math.min(total, counts[field]!);
    return Math.log(1 + (total - count + 0.5) / (count + 0.5));
  });

function scorePosting(site: Site, section: number, code: number, rarities: readonly number[]): number {
  const {core, sections, averages, headingShares} = site;
  let score = 0;
  const add = (value: number): void => void (score = combine(score, value));
  if (code & inHeading) {
    const length = core.headingLengths[section]!;
    if (sections.isFirst(section)) add(coefficients.titleWeight * rarities[0]! * saturated(1, length, averages.title));
    else {
      const share = headingShares[sections.pageOf[section]!]!;
      add(coefficients.headingWeight * rarities[1]! * saturated(1, length, averages.heading) * share);
    }
  }
  if (code & inDescription) add(coefficients.descriptionWeight * rarities[2]!);
  if (code & inKeywords) add(coefficients.keywordsWeight * rarities[3]!);
  const count = code & countMask;
  if (count > 0) {
    add(coefficients.textWeight * rarities[4]! * saturated(count, core.textLengths[section]!, averages.text));
  }
  return score;
}

/** Adds up what several terms have in common: a word and its compounds are as rare as all of them together. */
function sumCounts(lists: readonly TermPostings[]): number[] {
  return [0, 1, 2, 3, 4].map((field) => lists.reduce((sum, {fieldCounts}) => sum + fieldCounts[field]!, 0));
}

/** Scores of all sections for one group of alternatives. */
function scoreGroup(site: Site, group: Alternatives, begun: boolean, named: Uint8Array): Float32Array {
  const scores = new Float32Array(site.sections.count);
  const {fieldTotals} = site.core;
  const together = raritiesOf(fieldTotals, sumCounts([...group.keys()].map((term) => site.postings.of(term))));
  for (const [term, confidence] of group) {
    const {sections, codes, fieldCounts} = site.postings.of(term);
    const rarities = begun ? raritiesOf(fieldTotals, fieldCounts) : together;
    for (let index = 0; index < sections.length; index += 1) {
      const section = sections[index]!;
      const score = confidence * scorePosting(site, section, codes[index]!, rarities);
      scores[section] = combine(scores[section]!, score);
      if (codes[index]! & inHeading && confidence >= coefficients.namingConfidence) named[section] = 1;
    }
  }
  return scores;
}

/** Scores of pages by those of their sections. */
function scorePages({sections, core}: Site, scores: Float32Array): Float32Array {
  const pages = new Float32Array(core.pages.length);
  scores.forEach((score, section) => {
    if (score > 0) pages[sections.pageOf[section]!] = combine(pages[sections.pageOf[section]!]!, score);
  });
  return pages;
}

const sumAt = (scores: readonly Float32Array[], index: number): number =>
  scores.reduce((sum, each) => sum + each[index]!, 0);

const allAt = (scores: readonly Float32Array[], index: number): boolean => scores.every((each) => each[index]! > 0);

/**
 * Scores of all sections for one reading. Sections that have all of its groups count with their mean; where the groups are
 * scattered over a page, its sections count for less.
 */
function scoreReading(
  site: Site,
  {groups, confidence, scattered = false, begun = false}: Reading,
  named: Uint8Array,
): Float32Array {
  if (groups.length === 1) return scoreGroup(site, groups[0]!, begun, named);
  const scores = groups.map((group) => scoreGroup(site, group, begun, new Uint8Array(named.length)));
  const perPage = scores.map((each) => scorePages(site, each));
  const result = new Float32Array(site.sections.count);
  for (let section = 0; section < result.length; section += 1) {
    if (!allAt(perPage, site.sections.pageOf[section]!)) continue;
    const together = allAt(scores, section);
    if (!together && !scattered) continue;
    const share = together ? 1 : coefficients.scatteredParts;
    result[section] = (confidence * share * sumAt(scores, section)) / groups.length;
  }
  return result;
}

/** Finds the sections and pages that answer one word of a question by any of its readings. Their postings must be there. */
export function matchWord(site: Site, readings: readonly Reading[]): WordMatch {
  const sections = new Float32Array(site.sections.count);
  const named = new Uint8Array(site.sections.count);
  const terms = new Set<number>();
  for (const reading of readings) {
    scoreReading(site, reading, named).forEach((score, section) => {
      if (score > 0) sections[section] = combine(sections[section]!, score);
    });
    for (const group of reading.groups) for (const term of group.keys()) terms.add(term);
  }
  const pages = scorePages(site, sections);
  return {sections, pages, named, terms, found: pages.some((score) => score > 0)};
}
