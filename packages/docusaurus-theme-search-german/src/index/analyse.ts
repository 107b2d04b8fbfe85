import type {Language} from '../language/language';
import {relevantGroups, type SynonymGroup} from '../language/synonyms';
import {indexedWords, phraseKey} from '../language/words';
import {
  countMask,
  inDescription,
  inHeading,
  inKeywords,
  inQuestions,
  numberTerms,
  type EncodedPostings,
  type PageFile,
  type PageText,
  type SearchIndex,
} from './model';

/**
 * Up to so many, all postings come along with the index: some 35 kB, which a slow network (Slow 4G: 180 kB/s) brings in less
 * time than its 562 ms for another answer.
 */
export const maxPostingsAtOnce = 50_000;
/** Terms in one file of others. Words of a query are far apart, so larger files bring mostly what is not needed. */
export const termsPerShard = 256;

/** What a site says about its pages beyond their texts. */
export interface SiteFacts {
  /** Routes of pages that rank below the others. */
  readonly demotedPaths: readonly string[];
  /** What visitors call a page beside its title, by its route. */
  readonly pageAliases: Readonly<Record<string, readonly string[]>>;
  readonly synonyms: readonly SynonymGroup[];
}

export interface Analysis {
  readonly index: SearchIndex;
  /** Of each term. */
  readonly postings: readonly EncodedPostings[];
  /** Of each page. */
  readonly pageFiles: readonly PageFile[];
}

/** The words of a section, by field. */
interface Section {
  readonly heading: readonly string[];
  readonly description: readonly string[];
  readonly keywords: readonly string[];
  readonly text: readonly string[];
  readonly questions: readonly string[];
}

/** The words of a page's sections; the first carries its title, description and keywords. */
const sectionsOf = (page: PageText, language: Language): Section[] =>
  page.sections.map(({heading, text, questions = []}, index) => ({
    heading: indexedWords(index === 0 ? page.title : heading, language),
    description: index === 0 ? indexedWords(page.description, language) : [],
    keywords: index === 0 ? indexedWords(page.keywords, language) : [],
    text: indexedWords(text, language),
    questions: questions.flatMap((question) => indexedWords(question, language)),
  }));

function countWords(sections: readonly Section[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of sections.flatMap((section) => Object.values(section).flat() as string[])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** In which fields of a section each term occurs, and how often in its text. */
function codesOf({heading, description, keywords, text, questions}: Section, termOf: (word: string) => number) {
  const codes = new Map<number, number>();
  const mark = (words: readonly string[], bit: number): void => {
    for (const term of words.map(termOf)) codes.set(term, (codes.get(term) ?? 0) | bit);
  };
  mark(heading, inHeading);
  mark(description, inDescription);
  mark(keywords, inKeywords);
  mark(questions, inQuestions);
  for (const term of text.map(termOf)) {
    const code = codes.get(term) ?? 0;
    if ((code & countMask) < countMask) codes.set(term, code + 1);
  }
  return codes;
}

function collectPostings(sections: readonly Section[], termOf: (word: string) => number, terms: number) {
  const postings = Array.from({length: terms}, (): number[] => []);
  const last = postings.map(() => 0);
  sections.forEach((section, number) => {
    for (const [term, code] of codesOf(section, termOf)) {
      postings[term]!.push(number - last[term]!, ...(code === 1 ? [] : [-code]));
      last[term] = number;
    }
  });
  return postings;
}

/** Folded titles and aliases with the number of the page that each leads to; the first page that has one keeps it. */
function aliasesOf(pages: readonly PageText[], {pageAliases}: SiteFacts, language: Language): Record<string, number> {
  // A page may be called "constructor".
  const all = Object.create(null) as Record<string, number>;
  pages.forEach(({title}, page) => (all[phraseKey(title, language)] ??= page));
  pages.forEach(({url}, page) => {
    for (const alias of pageAliases[decodeURI(url)] ?? []) all[phraseKey(alias, language)] ??= page;
  });
  return all;
}

/** The vocabulary of a site: its words, their stems and counts, and the parts of compounds. */
function analyseWords(sections: readonly Section[], {stem, createSplitter}: Language) {
  const counted = countWords(sections);
  const words = [...counted.keys()].sort();
  const stems = words.map(stem);
  const terms = numberTerms(stems);
  const stemCounts = new Map<string, number>();
  words.forEach((word, index) =>
    stemCounts.set(stems[index]!, (stemCounts.get(stems[index]!) ?? 0) + counted.get(word)!),
  );
  const split = createSplitter((word) => stemCounts.get(stem(word)) ?? 0);
  return {
    terms,
    words,
    frequencies: words.map((word) => Math.floor(Math.log2(counted.get(word)!))),
    stems: words.map((word, index) =>
      word.startsWith(stems[index]!) ? word.length - stems[index]!.length : stems[index]!,
    ),
    parts: words.map((word) => split(word).flatMap((part) => terms.get(stem(part)) ?? [])),
  };
}

/** Computes everything that the search needs to know about a site: once, while it is built. */
export function analyseSite(pages: readonly PageText[], facts: SiteFacts, language: Language): Analysis {
  const sections = pages.flatMap((page) => sectionsOf(page, language));
  const {terms, ...words} = analyseWords(sections, language);
  const postings = collectPostings(sections, (word) => terms.get(language.stem(word))!, terms.size);
  const postingCount = postings.flat().filter((value) => value >= 0).length;
  const countOf = (field: keyof Section): number => sections.filter((section) => section[field].length > 0).length;
  let first = 0;
  const index: SearchIndex = {
    pages: pages.map(({url, title, area}) => ({
      ...{url, title, area},
      demoted: facts.demotedPaths.includes(decodeURI(url)),
    })),
    aliases: aliasesOf(pages, facts, language),
    synonyms: relevantGroups(facts.synonyms, (stem) => terms.has(stem), language),
    fieldTotals: [
      pages.length,
      sections.length - pages.length,
      ...(['description', 'keywords', 'text', 'questions'] as const).map(countOf),
    ],
    firstSections: [0, ...pages.map((page) => (first += page.sections.length))],
    anchors: pages.flatMap((page) => page.sections.map(({anchor}) => anchor)),
    headings: pages.flatMap((page) => page.sections.map(({heading}) => heading)),
    headingLengths: sections.map(({heading}) => new Set(heading).size),
    textLengths: sections.map(({text}) => text.length),
    ...words,
    termsPerShard: postingCount <= maxPostingsAtOnce ? terms.size : termsPerShard,
  };
  const pageFiles = pages.map(({description, sections: parts}) => ({
    description,
    texts: parts.map(({text}) => text),
  }));
  return {index, postings, pageFiles};
}
