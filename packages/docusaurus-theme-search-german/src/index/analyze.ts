import {countEach} from '../count';
import {createSplitter, stem} from '../language';
import {relevantGroups} from '../language/synonyms';
import {indexedWords, phraseKey} from '../language/words';
import type {CheckedOptions} from '../options';
import {
  anchorOf,
  countMask,
  inDescription,
  inKeywords,
  numberTerms,
  often,
  otherStem,
  textFilesOf,
  withoutSlash,
  type PageText,
  type SearchIndex,
  type TextFile,
} from './model';
import {distances, pack, packRoughly, packWords, type Posting} from './pack';

/**
 * Up to so many, all postings come along with the index: some 35 kB, which a slow network (Slow 4G: 180 kB/s) brings in less
 * time than its 562 ms for another answer.
 */
export const maxPostingsAtOnce = 50_000;
/** Terms in one file of others. Words of a query are far apart, so larger files bring mostly what is not needed. */
export const termsPerShard = 256;

/** What a site says about its pages beyond their texts. */
export type SiteFacts = Pick<CheckedOptions, 'demotedPaths' | 'pageAliases' | 'synonyms'>;

export type Analysis = ReturnType<typeof analyzeSite>;

/** The words of a page's sections, by field; the first carries its title, description and keywords. */
const sectionsOf = (page: PageText) =>
  page.sections.map(({heading, text, questions = []}, index) => ({
    heading: indexedWords(index === 0 ? page.title : heading),
    description: index === 0 ? indexedWords(page.description) : [],
    keywords: index === 0 ? indexedWords(page.keywords) : [],
    text: indexedWords(text),
    questions: questions.map((question) => indexedWords(question)),
  }));

/** The words of a section, by field. */
type Section = ReturnType<typeof sectionsOf>[number];

/** In which fields of a section but its heading each term occurs, and how often in its text. */
function codesOf({description, keywords, text}: Section, termOf: (word: string) => number) {
  const codes = new Map<number, number>();
  const mark = (words: readonly string[], bit: number): void => {
    for (const term of words.map(termOf)) codes.set(term, (codes.get(term) ?? 0) | bit);
  };
  mark(description, inDescription);
  mark(keywords, inKeywords);
  for (const [term, count] of countEach(text.map(termOf))) {
    codes.set(term, (codes.get(term) ?? 0) | (count < often ? 1 : Math.min(count, countMask)));
  }
  return codes;
}

/** The postings of each term, by rising section. */
function collectPostings(sections: readonly Section[], termOf: (word: string) => number, terms: number) {
  const postings = Array.from({length: terms}, (): Posting[] => []);
  const last = postings.map(() => 0);
  let count = 0;
  sections.forEach((section, number) => {
    for (const [term, code] of codesOf(section, termOf)) {
      postings[term]!.push([number - last[term]!, code]);
      last[term] = number;
      count += 1;
    }
  });
  return {postings, count};
}

/**
 * The questions that have each term. Those about one section stand in an order in which neighbors share their most common
 * terms: compressed, their distances take less.
 */
function collectQuestions(sections: readonly Section[], termOf: (word: string) => number, terms: number): string {
  const asked = sections.map(({questions}) => questions.map((words) => [...new Set(words.map(termOf))]));
  const counts = new Uint32Array(terms);
  for (const term of asked.flat(2)) counts[term]! += 1;
  const ranks = new Uint32Array(terms);
  [...counts.keys()].sort((a, b) => counts[b]! - counts[a]!).forEach((term, rank) => (ranks[term] = rank));
  const keyOf = (question: readonly number[]): string =>
    String.fromCodePoint(...Uint32Array.from(question, (term) => ranks[term]!).sort());
  const having = Array.from({length: terms}, (): number[] => []);
  asked
    .flatMap((questions) => questions.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .forEach((question, number) => question.forEach((term) => having[term]!.push(number)));
  return having.map((numbers) => pack(distances(numbers))).join(' ');
}

const routeOf = (url: string): string => withoutSlash(decodeURI(url));

/** Folded aliases with the number of the page that each leads to; the first page that has one keeps it. */
function aliasesOf(pages: readonly PageText[], {pageAliases}: SiteFacts): Record<string, number> {
  // A page may be called "constructor".
  const all = Object.create(null) as Record<string, number>;
  const byRoute = new Map(Object.entries(pageAliases).map(([route, names]) => [withoutSlash(route), names]));
  pages.forEach(({url}, page) => {
    for (const alias of byRoute.get(routeOf(url)) ?? []) all[phraseKey(alias)] ??= page;
  });
  return all;
}

/** The texts of all pages in files of a few sections. */
function collectTexts(pages: readonly PageText[], fileOf: readonly number[]): TextFile[] {
  const files: {first: number; texts: string[]; description?: string}[] = [];
  let section = 0;
  for (const {sections, description} of pages) {
    for (const [place, {text}] of sections.entries()) {
      const file = (files[fileOf[section]!] ??= {first: section, texts: [], ...(place === 0 && {description})});
      file.texts.push(text);
      section += 1;
    }
  }
  return files;
}

/** The vocabulary of a site: its words, their stems and counts, and the parts of compounds. */
function analyzeWords(sections: readonly Section[]) {
  const counted = countEach(sections.flatMap((section) => Object.values(section).flat(2)));
  const words = [...counted.keys()].sort();
  const counts = words.map((word) => counted.get(word)!);
  const stems = words.map(stem);
  const terms = numberTerms(stems);
  const stemCounts = new Map<string, number>();
  words.forEach((word, index) => stemCounts.set(stems[index]!, (stemCounts.get(stems[index]!) ?? 0) + counts[index]!));
  const hasStem = (word: string, index: number): boolean => word.startsWith(stems[index]!);
  const split = createSplitter((word) => stemCounts.get(stem(word)) ?? 0);
  const termOfWord = new Map(words.map((word, index) => [word, terms.get(stems[index]!)!]));
  return {
    terms,
    termOf: (word: string): number => termOfWord.get(word)!,
    words: packWords(words.map(split)),
    frequencies: packRoughly('frequency', counts),
    stems: pack(words.map((word, index) => (hasStem(word, index) ? word.length - stems[index]!.length : otherStem))),
    otherStems: stems.filter((_, index) => !hasStem(words[index]!, index)).join(' '),
  };
}

/** Computes everything that the search needs to know about a site: once, while it is built. */
export function analyzeSite(pages: readonly PageText[], facts: SiteFacts) {
  const sections = pages.flatMap((page) => sectionsOf(page));
  const {terms, termOf, ...words} = analyzeWords(sections);
  const {postings, count} = collectPostings(sections, termOf, terms.size);
  const countOf = (field: keyof Section): number => sections.filter((section) => section[field].length > 0).length;
  const demoted = new Set(facts.demotedPaths.map(withoutSlash));
  let first = 0;
  const firstSections = [0, ...pages.map((page) => (first += page.sections.length))];
  const lengths = sections.map(({text}) => text.length);
  const textLengths = packRoughly('length', lengths);
  const index: SearchIndex = {
    pages: pages.map(({url, title, area}) => ({url, title, area, demoted: demoted.has(routeOf(url))})),
    aliases: aliasesOf(pages, facts),
    synonyms: relevantGroups(facts.synonyms, (stem) => terms.has(stem)),
    fieldTotals: [
      pages.length,
      sections.length - pages.length,
      ...(['description', 'keywords', 'text', 'questions'] as const).map(countOf),
    ],
    firstSections,
    anchors: pages.flatMap(({sections: all}) =>
      all.map((each) => (each.anchor === anchorOf(each.heading) ? 0 : each.anchor)),
    ),
    headings: pages.flatMap((page) => page.sections.map(({heading}) => heading)),
    textLengths,
    ...words,
    questionCounts: pack(sections.map(({questions}) => questions.length)),
    questions: collectQuestions(sections, termOf, terms.size),
    termsPerShard: count <= maxPostingsAtOnce ? terms.size : termsPerShard,
  };
  return {index, postings, textFiles: collectTexts(pages, textFilesOf(index))};
}
