import type {Language} from '../language/language';
import {relevantSynonyms} from '../language/synonyms';
import {indexedWords, phraseKey} from '../language/words';
import {
  countMask,
  inDescription,
  inHeading,
  inKeywords,
  inTitle,
  type Core,
  type PageText,
  type Posting,
  type SearchIndex,
} from './model';

/**
 * Up to so many, all postings come along with the index: some 60 kB, which a slow network (Slow 4G: 180 kB/s) brings in less
 * time than its 562 ms for another answer.
 */
export const maxPostingsAtOnce = 50_000;
/** Postings in one file of others: some 4 kB. Words of a query stand far apart, so larger files bring mostly what is not needed. */
const postingsPerShard = 3000;

/** What a site says about its pages beyond their texts. */
export interface SiteFacts {
  /** Routes of pages that rank below the others. */
  readonly demotedPaths: readonly string[];
  /** What visitors call a page beside its title, by its route. */
  readonly pageAliases: Readonly<Record<string, readonly string[]>>;
  /** Groups of words with one meaning, one group a line, with commas. */
  readonly synonyms: string;
}

interface Section {
  readonly page: number;
  readonly heading: readonly string[];
  readonly description: readonly string[];
  readonly keywords: readonly string[];
  readonly text: readonly string[];
}

/** The words of all sections; a page's first carries its title, description and keywords. */
const sectionsOf = (pages: readonly PageText[], language: Language): Section[] =>
  pages.flatMap(({title, description, keywords, sections}, page) =>
    sections.map(({heading, text}, index) => ({
      page,
      heading: indexedWords(index === 0 ? title : heading, language),
      description: index === 0 ? indexedWords(description, language) : [],
      keywords: index === 0 ? indexedWords(keywords, language) : [],
      text: indexedWords(text, language),
    })),
  );

/** Occurrences of every word, and whether it stands in a title. */
function countWords(sections: readonly Section[]): Map<string, {count: number; title: boolean}> {
  const counted = new Map<string, {count: number; title: boolean}>();
  sections.forEach(({page, heading, description, keywords, text}, index) => {
    const isFirst = index === 0 || sections[index - 1]!.page !== page;
    const add = (word: string, title: boolean): void => {
      const known = counted.get(word);
      if (known) {
        known.count += 1;
        known.title ||= title;
      } else counted.set(word, {count: 1, title});
    };
    for (const word of heading) add(word, isFirst);
    for (const word of [...description, ...keywords, ...text]) add(word, false);
  });
  return counted;
}

/** Postings of every term: for each section how often the term stands in its text, and in which other fields. */
function collectPostings(sections: readonly Section[], termOf: (word: string) => number, terms: number): Posting[][] {
  const postings: Posting[][] = Array.from({length: terms}, () => []);
  sections.forEach(({heading, description, keywords, text}, section) => {
    const codes = new Map<number, number>();
    const mark = (list: readonly string[], bit: number): void => {
      for (const term of list.map(termOf)) codes.set(term, (codes.get(term) ?? 0) | bit);
    };
    mark(heading, inHeading);
    mark(description, inDescription);
    mark(keywords, inKeywords);
    for (const term of text.map(termOf)) {
      const code = codes.get(term) ?? 0;
      codes.set(term, (code & countMask) < countMask ? code + 1 : code);
    }
    for (const [term, code] of codes) postings[term]!.push({section, code});
  });
  return postings;
}

/** First term of each file: few postings stand in one, more are cut where a file is full. */
function cutShards(postings: readonly (readonly Posting[])[]): number[] {
  const shards = [0];
  if (postings.reduce((sum, {length}) => sum + length, 0) <= maxPostingsAtOnce) return shards;
  let size = 0;
  postings.forEach(({length}, term) => {
    if (size > 0 && size + length > postingsPerShard) {
      shards.push(term);
      size = 0;
    }
    size += length;
  });
  return shards;
}

/** Folded titles and aliases with the number of the page each leads to; the first page that has one keeps it. */
function aliasesOf(
  pages: readonly PageText[],
  aliases: SiteFacts['pageAliases'],
  language: Language,
): Record<string, number> {
  const all: Record<string, number> = {};
  pages.forEach(({title}, page) => (all[phraseKey(title, language)] ??= page));
  pages.forEach(({url}, page) => {
    for (const alias of aliases[decodeURI(url)] ?? []) all[phraseKey(alias, language)] ??= page;
  });
  return all;
}

const countOf = <T>(values: readonly T[], test: (value: T) => boolean): number => values.filter(test).length;

/** Computes everything that the search needs to know about a site: once, while it is built. */
export function analyseSite(pages: readonly PageText[], facts: SiteFacts, language: Language): SearchIndex {
  const {stem} = language;
  const sections = sectionsOf(pages, language);
  const counted = countWords(sections);
  const sorted = [...counted.keys()].sort();
  const stems = sorted.map(stem);
  const terms = new Map<string, number>();
  const stemCounts = new Map<string, number>();
  stems.forEach((each, index) => {
    if (!terms.has(each)) terms.set(each, terms.size);
    stemCounts.set(each, (stemCounts.get(each) ?? 0) + counted.get(sorted[index]!)!.count);
  });
  const split = language.createSplitter((word) => stemCounts.get(stem(word)) ?? 0);
  const termOfWord = new Map(sorted.map((word, index) => [word, terms.get(stems[index]!)!]));
  const postings = collectPostings(sections, (word) => termOfWord.get(word)!, terms.size);
  let first = 0;
  const core: Core = {
    pages: pages.map(({url, title, area}) => ({
      url,
      title,
      area,
      demoted: facts.demotedPaths.includes(decodeURI(url)),
    })),
    aliases: aliasesOf(pages, facts.pageAliases, language),
    synonyms: relevantSynonyms(facts.synonyms, (each) => terms.has(each), language),
    fieldTotals: [
      pages.length,
      sections.length - pages.length,
      countOf(sections, ({description}) => description.length > 0),
      countOf(sections, ({keywords}) => keywords.length > 0),
      countOf(sections, ({text}) => text.length > 0),
    ],
    firstSections: [0, ...pages.map((page) => (first += page.sections.length))],
    headings: pages.flatMap((page) => page.sections.map(({heading}) => heading)),
    anchors: pages.flatMap((page) => page.sections.map(({anchor}) => anchor)),
    headingLengths: sections.map(({heading}) => new Set(heading).size),
    textLengths: sections.map(({text}) => text.length),
    words: sorted,
    stems,
    frequencies: sorted.map((word) => {
      const {count, title} = counted.get(word)!;
      return Math.floor(Math.log2(count)) + (title ? inTitle : 0);
    }),
    parts: sorted.map((word) => split(word).flatMap((part) => terms.get(stem(part)) ?? [])),
    shards: cutShards(postings),
  };
  const pageFiles = pages.map(({description, sections: parts}) => ({
    description,
    texts: parts.map(({text}) => text),
  }));
  return {core, postings, pageFiles};
}
