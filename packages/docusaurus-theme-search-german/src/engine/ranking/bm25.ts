import {countMask, inDescription, inHeading, inKeywords, inQuestions, type SearchIndex} from '../../index/model';
import {unpackRoughly} from '../../index/pack';
import {createLexicon} from '../lexicon';
import {createPostings, isFirst} from '../postings';
import type {Expansion, WeightedTerms} from '../query/queryExpansion';
import {parameters} from './parameters';
import {combine, createScores, type Scores} from './scores';

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** BM25's length normalization. */
const norm = (length: number, average: number): number =>
  parameters.k1 * (1 - parameters.b + (parameters.b * length) / average);

const termFrequencyWeight = (frequency: number, lengthNorm: number): number =>
  (frequency * (parameters.k1 + 1)) / (frequency + lengthNorm);

/** What the ranking knows of the site. */
export type Site = ReturnType<typeof createSite>;

/** Computes what depends on the sections alone, so that a query need not. @param fetchShard - fetches a file of postings */
export function createSite(index: SearchIndex, fetchShard: (shard: number) => Promise<string>) {
  const lexicon = createLexicon(index);
  const postings = createPostings(index, lexicon, fetchShard);
  const {pageOf, headingLengths} = postings;
  const {firstSections} = index;
  const textLengths = unpackRoughly('length', index.textLengths);
  const titleAverage = mean(headingLengths.filter((_, section) => isFirst(pageOf, section)));
  const headingAverage = mean(headingLengths.filter((_, section) => !isFirst(pageOf, section)));
  const textAverage = mean(textLengths);
  /** Headings of a page that has dozens weigh less each. */
  const headingShare = (page: number): number =>
    Math.min(1, Math.sqrt(parameters.manyHeadings / (firstSections[page + 1]! - firstSections[page]! - 1)));
  return {
    index,
    lexicon,
    postings,
    pageOf,
    /** Weight of a term in each section's heading (a page's title for its first), by length and number of headings. */
    headingWeights: headingLengths.map((length, section) =>
      isFirst(pageOf, section)
        ? parameters.title * termFrequencyWeight(1, norm(length, titleAverage))
        : parameters.heading * termFrequencyWeight(1, norm(length, headingAverage)) * headingShare(pageOf[section]!),
    ),
    textNorms: textLengths.map((length) => norm(length, textAverage)),
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
  if (code & inHeading) score = site.headingWeights[section]! * idfs[isFirst(site.pageOf, section) ? 0 : 1]!;
  if (code & inDescription) score = combine(score, idfs[2]!);
  if (code & inKeywords) score = combine(score, parameters.keywords * idfs[3]!);
  if (code & inQuestions) score = combine(score, parameters.questions * idfs[5]!);
  const frequency = code & countMask;
  return frequency === 0 ? score : combine(score, idfs[4]! * termFrequencyWeight(frequency, site.textNorms[section]!));
}

/** Scores of all sections for alternative terms. @param fields - gets the fields of each section that have one */
function scoreTerms(site: Site, terms: WeightedTerms, isPrefix = false, fields?: Uint8Array): Scores {
  const scores = createScores(site.pageOf.length);
  const {fieldTotals} = site.index;
  const lists = Array.from(terms, ([term, weight]) => ({weight, ...site.postings.of(term)}));
  // A word and its compounds are as rare as all of them together, while words with the same prefix have nothing in common.
  const sums = fieldTotals.map((_, field) => lists.reduce((sum, {fieldCounts}) => sum + fieldCounts[field]!, 0));
  for (const {weight, sections, codes, fieldCounts} of lists) {
    const idfs = idf(fieldTotals, isPrefix ? fieldCounts : sums);
    sections.forEach((section, place) => {
      const code = codes[place]!;
      scores.add(section, weight * scorePosting(site, section, code, idfs));
      if (fields) fields[section]! |= code;
    });
  }
  return scores;
}

/** Adds what an expansion of several groups finds: sections that have all of them count with their mean. */
function addTogether(site: Site, {groups, weight, isPrefix}: Expansion, result: Scores, fields: Uint8Array): void {
  const scores = groups.map((group) => scoreTerms(site, group, isPrefix));
  // All groups have a section only where the shortest list has it; a synonym of signs alone has no group.
  const [shortest = []] = scores.map(({found}) => found).sort((a, b) => a.length - b.length);
  for (const section of shortest) {
    if (scores.some(({values}) => values[section] === 0)) continue;
    const sum = scores.reduce((total, {values}) => total + values[section]!, 0);
    result.add(section, (weight * sum) / groups.length);
    if (weight >= parameters.synonym) fields[section]! |= 1;
  }
}

/** Where one word of a query was found. */
export type WordMatch = ReturnType<typeof matchWord>;

/** Finds the sections and pages that answer one word of a query by any of its expansions. Their postings must be there. */
export function matchWord(site: Site, expansions: readonly Expansion[]) {
  const sections = createScores(site.pageOf.length);
  const fields = new Uint8Array(site.pageOf.length);
  const terms = new Map<number, number>();
  for (const expansion of expansions) {
    const [group, ...others] = expansion.groups;
    if (group && others.length === 0) {
      const {values, found} = scoreTerms(site, group, expansion.isPrefix, fields);
      for (const section of found) sections.add(section, values[section]!);
    } else addTogether(site, expansion, sections, fields);
    for (const [term, weight] of expansion.groups.flatMap((each) => [...each])) {
      terms.set(term, Math.max(terms.get(term) ?? 0, weight * expansion.weight));
    }
  }
  const pages = createScores(site.index.pages.length);
  for (const section of sections.found) pages.add(site.pageOf[section]!, sections.values[section]!);
  return {
    sections,
    pages,
    /** In which fields of each section the word was found. */
    fields,
    /** Terms that stand for the word, with their weights. */
    terms: terms as WeightedTerms,
    found: pages.found.length > 0,
  };
}
