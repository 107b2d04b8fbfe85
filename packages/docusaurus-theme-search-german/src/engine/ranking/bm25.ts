import {countMask, inDescription, inHeading, inKeywords, type Core} from '../../index/model';
import type {Postings, Sections, TermPostings} from '../postings';
import type {Expansion, WeightedTerms} from '../query/queryExpansion';
import {parameters} from './parameters';
import {combine, createScores, type Scores} from './scores';

/** What the ranking knows of the site. */
export interface Site {
  readonly core: Core;
  readonly sections: Sections;
  readonly postings: Postings;
  /** Weight of a term in each section's heading (a page's title for its first), by length and number of headings. */
  readonly headingWeights: Float64Array;
  /** BM25's length normalization of each section's text. */
  readonly textNorms: Float64Array;
}

/** Where one word of a query was found. */
export interface WordMatch {
  readonly sections: Scores;
  readonly pages: Scores;
  /** 1 for sections whose heading has the word. */
  readonly inHeading: Uint8Array;
  /** Terms that were found: what to mark. */
  readonly terms: ReadonlySet<number>;
  readonly found: boolean;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const norm = (length: number, average: number): number =>
  parameters.k1 * (1 - parameters.b + (parameters.b * length) / average);

const termFrequencyWeight = (frequency: number, lengthNorm: number): number =>
  (frequency * (parameters.k1 + 1)) / (frequency + lengthNorm);

/** Headings of a page that has dozens weigh less each. */
function headingShare({firstSections}: Core, page: number): number {
  const headings = firstSections[page + 1]! - firstSections[page]! - 1;
  return Math.min(1, Math.sqrt(parameters.manyHeadings / Math.max(1, headings)));
}

/** Computes what depends on the sections alone, so that a query need not. */
export function createSite(core: Core, sections: Sections, postings: Postings): Site {
  const {headingLengths, textLengths} = core;
  const titleAverage = mean(headingLengths.filter((_, section) => sections.isFirst(section)));
  const headingAverage = mean(headingLengths.filter((_, section) => !sections.isFirst(section)));
  const textAverage = mean(textLengths);
  const headingWeights = Float64Array.from(headingLengths, (length, section) =>
    sections.isFirst(section)
      ? parameters.title * termFrequencyWeight(1, norm(length, titleAverage))
      : parameters.heading *
        termFrequencyWeight(1, norm(length, headingAverage)) *
        headingShare(core, sections.pageOf[section]!),
  );
  return {
    core,
    sections,
    postings,
    headingWeights,
    textNorms: Float64Array.from(textLengths, (length) => norm(length, textAverage)),
  };
}

/** Inverse document frequency in each field: the fewer titles, headings, … have a term, the more it is worth. */
const idf = (fieldTotals: readonly number[], counts: readonly number[]): number[] =>
  fieldTotals.map((total, field) => {
    const count = Math.min(total, counts[field]!);
    return Math.log(1 + (total - count + 0.5) / (count + 0.5));
  });

/** Score of one term in one section: its best field decides. */
function scorePosting(site: Site, section: number, code: number, idfs: readonly number[]): number {
  let score = 0;
  if (code & inHeading) score = site.headingWeights[section]! * idfs[site.sections.isFirst(section) ? 0 : 1]!;
  if (code & inDescription) score = combine(score, idfs[2]!);
  if (code & inKeywords) score = combine(score, parameters.keywords * idfs[3]!);
  const frequency = code & countMask;
  return frequency === 0 ? score : combine(score, idfs[4]! * termFrequencyWeight(frequency, site.textNorms[section]!));
}

/** A word and its compounds are as rare as all of them together. */
const sumCounts = (lists: readonly TermPostings[]): number[] =>
  [0, 1, 2, 3, 4].map((field) => lists.reduce((sum, {fieldCounts}) => sum + fieldCounts[field]!, 0));

/** Scores of all sections for alternative terms. @param headings - gets a 1 for each section whose heading has one */
function scoreTerms(site: Site, terms: WeightedTerms, isPrefix: boolean, headings?: Uint8Array): Scores {
  const scores = createScores(site.sections.count);
  const {fieldTotals} = site.core;
  const together = idf(fieldTotals, sumCounts([...terms.keys()].map((term) => site.postings.of(term))));
  for (const [term, weight] of terms) {
    const {sections, codes, fieldCounts} = site.postings.of(term);
    const idfs = isPrefix ? idf(fieldTotals, fieldCounts) : together;
    for (let index = 0; index < sections.length; index += 1) {
      const section = sections[index]!;
      scores.add(section, weight * scorePosting(site, section, codes[index]!, idfs));
      if (headings && codes[index]! & inHeading) headings[section] = 1;
    }
  }
  return scores;
}

function scorePages({sections, core}: Site, {values, found}: Scores): Scores {
  const pages = createScores(core.pages.length);
  for (const section of found) pages.add(sections.pageOf[section]!, values[section]!);
  return pages;
}

const allAt = (scores: readonly Scores[], index: number): boolean => scores.every(({values}) => values[index]! > 0);

/**
 * Adds what an expansion of several groups finds. Sections that have all of them count with their mean; where the groups
 * are scattered over a page, its sections count for less.
 */
function addTogether(site: Site, {groups, weight, acrossSections, isPrefix}: Expansion, result: Scores): void {
  const scores = groups.map((group) => scoreTerms(site, group, isPrefix ?? false));
  const perPage = acrossSections ? scores.map((each) => scorePages(site, each)) : [];
  for (const section of new Set(scores.flatMap(({found}) => found))) {
    const together = allAt(scores, section);
    if (!together && !(acrossSections && allAt(perPage, site.sections.pageOf[section]!))) continue;
    const sum = scores.reduce((total, {values}) => total + values[section]!, 0);
    result.add(section, (weight * (together ? 1 : 0.4) * sum) / groups.length);
  }
}

/** Finds the sections and pages that answer one word of a query by any of its expansions. Their postings must be there. */
export function matchWord(site: Site, expansions: readonly Expansion[]): WordMatch {
  const sections = createScores(site.sections.count);
  const headings = new Uint8Array(site.sections.count);
  const terms = new Set<number>();
  for (const expansion of expansions) {
    const [group, ...others] = expansion.groups;
    if (group && others.length === 0) {
      const {values, found} = scoreTerms(site, group, expansion.isPrefix ?? false, headings);
      for (const section of found) sections.add(section, values[section]!);
    } else addTogether(site, expansion, sections);
    for (const each of expansion.groups) for (const term of each.keys()) terms.add(term);
  }
  const pages = scorePages(site, sections);
  return {sections, pages, inHeading: headings, terms, found: pages.found.length > 0};
}
