import {coefficients} from '../coefficients';
import {countMask, inDescription, inHeading, inKeywords, type Core} from '../index/model';
import type {Postings, Sections, TermPostings} from './postings';
import type {Alternatives, Reading} from './readings';
import {combine, createScores, type Scores} from './scores';

/** What the ranking knows of the site. */
export interface Site {
  readonly core: Core;
  readonly sections: Sections;
  readonly postings: Postings;
  /** What a word in each section's heading (a page's title for its first) counts for, by length and number of headings. */
  readonly headingWorths: Float64Array;
  /** BM25's measure of each section's text: from so many occurrences on, further ones count for little. */
  readonly textMeasures: Float64Array;
}

/** Where one word of a question was found. */
export interface WordMatch {
  readonly sections: Scores;
  readonly pages: Scores;
  /** 1 for sections whose heading has the word. */
  readonly named: Uint8Array;
  /** Terms that were found: what to mark. */
  readonly terms: ReadonlySet<number>;
  readonly found: boolean;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** From so many occurrences on, further ones count for little; the longer the text, the more it takes. */
const measureOf = (length: number, average: number): number => {
  const {saturation, lengthInfluence} = coefficients;
  return saturation * (1 - lengthInfluence + (lengthInfluence * length) / average);
};

/** BM25's share of a field: more occurrences count less each, and less in long texts. */
const saturated = (count: number, measure: number): number =>
  (count * (coefficients.saturation + 1)) / (count + measure);

/** What a heading of a page counts for: less each when the page has dozens. */
function headingShare({firstSections}: Core, page: number): number {
  const headings = firstSections[page + 1]! - firstSections[page]! - 1;
  return Math.min(1, Math.sqrt(coefficients.manyHeadings / Math.max(1, headings)));
}

/** Computes what the scores need to know of each section, so that a question need not. */
export function createSite(core: Core, sections: Sections, postings: Postings): Site {
  const {headingLengths, textLengths} = core;
  const titleAverage = mean(headingLengths.filter((_, section) => sections.isFirst(section)));
  const headingAverage = mean(headingLengths.filter((_, section) => !sections.isFirst(section)));
  const textAverage = mean(textLengths);
  const headingWorths = Float64Array.from(headingLengths, (length, section) =>
    sections.isFirst(section)
      ? coefficients.titleWeight * saturated(1, measureOf(length, titleAverage))
      : coefficients.headingWeight *
        saturated(1, measureOf(length, headingAverage)) *
        headingShare(core, sections.pageOf[section]!),
  );
  const textMeasures = Float64Array.from(textLengths, (length) => measureOf(length, textAverage));
  return {core, sections, postings, headingWorths, textMeasures};
}

/** What a term is worth in each field: the fewer titles, headings, … have it, the more. */
const raritiesOf = (fieldTotals: readonly number[], counts: readonly number[]): number[] =>
  fieldTotals.map((total, field) => {
    const count = Math.min(total, counts[field]!);
    return Math.log(1 + (total - count + 0.5) / (count + 0.5));
  });

/** Score of one term in one section: its best field decides. */
function scorePosting(site: Site, section: number, code: number, rarities: readonly number[]): number {
  let score = 0;
  if (code & inHeading) score = site.headingWorths[section]! * rarities[site.sections.isFirst(section) ? 0 : 1]!;
  if (code & inDescription) score = combine(score, coefficients.descriptionWeight * rarities[2]!);
  if (code & inKeywords) score = combine(score, coefficients.keywordsWeight * rarities[3]!);
  const count = code & countMask;
  if (count === 0) return score;
  return combine(score, coefficients.textWeight * rarities[4]! * saturated(count, site.textMeasures[section]!));
}

/** Adds up what several terms have in common: a word and its compounds are as rare as all of them together. */
function sumCounts(lists: readonly TermPostings[]): number[] {
  return [0, 1, 2, 3, 4].map((field) => lists.reduce((sum, {fieldCounts}) => sum + fieldCounts[field]!, 0));
}

/** Scores of all sections for one group of alternatives. */
function scoreGroup(site: Site, group: Alternatives, begun: boolean, named?: Uint8Array): Scores {
  const scores = createScores(site.sections.count);
  const {fieldTotals} = site.core;
  const together = raritiesOf(fieldTotals, sumCounts([...group.keys()].map((term) => site.postings.of(term))));
  for (const [term, confidence] of group) {
    const {sections, codes, fieldCounts} = site.postings.of(term);
    const rarities = begun ? raritiesOf(fieldTotals, fieldCounts) : together;
    const naming = named && confidence >= coefficients.namingConfidence;
    for (let index = 0; index < sections.length; index += 1) {
      const section = sections[index]!;
      scores.add(section, confidence * scorePosting(site, section, codes[index]!, rarities));
      if (naming && codes[index]! & inHeading) named[section] = 1;
    }
  }
  return scores;
}

/** Scores of pages by those of their sections. */
function scorePages({sections, core}: Site, {values, found}: Scores): Scores {
  const pages = createScores(core.pages.length);
  for (const section of found) pages.add(sections.pageOf[section]!, values[section]!);
  return pages;
}

const allAt = (scores: readonly Scores[], index: number): boolean => scores.every(({values}) => values[index]! > 0);

/**
 * Adds what a reading of several groups finds. Sections that have all of them count with their mean; where the groups are
 * scattered over a page, its sections count for less.
 */
function addTogether(
  site: Site,
  {groups, confidence, scattered = false, begun = false}: Reading,
  result: Scores,
): void {
  const scores = groups.map((group) => scoreGroup(site, group, begun));
  const perPage = scattered ? scores.map((each) => scorePages(site, each)) : [];
  for (const section of new Set(scores.flatMap(({found}) => found))) {
    const together = allAt(scores, section);
    if (!together && !(scattered && allAt(perPage, site.sections.pageOf[section]!))) continue;
    const sum = scores.reduce((total, {values}) => total + values[section]!, 0);
    const share = together ? 1 : coefficients.scatteredParts;
    result.add(section, (confidence * share * sum) / groups.length);
  }
}

/** Finds the sections and pages that answer one word of a question by any of its readings. Their postings must be there. */
export function matchWord(site: Site, readings: readonly Reading[]): WordMatch {
  const sections = createScores(site.sections.count);
  const named = new Uint8Array(site.sections.count);
  const terms = new Set<number>();
  for (const reading of readings) {
    const [group, ...others] = reading.groups;
    if (group && others.length === 0) {
      const {values, found} = scoreGroup(site, group, reading.begun ?? false, named);
      for (const section of found) sections.add(section, values[section]!);
    } else addTogether(site, reading, sections);
    for (const each of reading.groups) for (const term of each.keys()) terms.add(term);
  }
  const pages = scorePages(site, sections);
  return {sections, pages, named, terms, found: pages.found.length > 0};
}
