import {
  anchorOf,
  countMask,
  inDescription,
  inHeading,
  inKeywords,
  inQuestions,
  type SearchIndex,
  type TextFile,
} from '../index/model';
import type {Mark, MarkedText, SearchRow} from '../types';
import type {Similarities} from './questions';
import type {Site} from './ranking/bm25';
import {manyWords, type RankedPage} from './ranking/rank';
import type {ResolvedWord} from './query/resolveWord';
import {cutSnippet, markedWords, type Finder, type Occurrence} from './snippet';

/** Rows that the first page may take. Each other has one: other pages help more than further places of one. */
const rowsOfFirst = 2;
/** Up to this length a prefix may become many words: then more pages help more than more rows of one. */
const shortQuery = 6;
/** Where the top of a page says what the page is about. */
const inTop = inHeading | inDescription | inKeywords;
/** Words that only a text has must stand in a passage of so many characters, */
const passageLength = 150;
/** unless the query is as similar to a question about the section: a list of many things has nearly every word somewhere. */
const similarQuestion = 0.4;
/** Words to mark on the target page, at most: they are part of its address. */
const maxMarkedWords = 6;

/** A row before its texts are there. */
export interface PlannedRow {
  readonly page: RankedPage;
  readonly section: number;
}

/** Rows of one page: sections whose heading the query means, without the top of the page; else the top before sections. */
function planPage({firstSections}: SearchIndex, page: RankedPage, quota: number): PlannedRow[] {
  const first = firstSections[page.page]!;
  const sections = page.sections();
  const named = sections.some(({similarity}) => similarity > 0);
  const best = named
    ? sections.filter(({section}) => section !== first).sort((a, b) => b.similarity - a.similarity)
    : sections;
  return best
    .slice(0, quota)
    .sort((a, b) => Number(a.section !== first) - Number(b.section !== first))
    .map(({section}) => ({page, section}));
}

/** Chooses the rows that are shown, and counts those of all pages. */
export function planRows(index: SearchIndex, ranked: readonly RankedPage[], query: string, limit: number) {
  const quotaOf = (rank: number) => (rank === 0 && query.length > shortQuery ? rowsOfFirst : 1);
  const shown = ranked.slice(0, Math.max(limit, 1));
  const rows = shown.flatMap((page, rank) => planPage(index, page, quotaOf(rank)));
  // Pages behind these have one row each.
  return {rows: rows.slice(0, limit), count: rows.length + ranked.length - shown.length};
}

/** Words that the others are told by: of many, not those that say little. */
const tellingOf = (words: readonly ResolvedWord[]): readonly ResolvedWord[] =>
  words.length > manyWords ? words.filter(({isLight}) => !isLight) : words;

/**
 * The words that a place lacks: a section and the top of its page. What visitors ask adds words that stand nowhere on the page,
 * so one of all words at least must stand in its texts, and a question be similar to the query.
 */
function missingAt(telling: readonly ResolvedWord[], section: number, first: number, asked: Similarities): string[] {
  const isText = ({match: {fields}}: ResolvedWord) => (fields[section]! & ~inQuestions) | (fields[first]! & inTop);
  const isAnswered = (asked.get(section) ?? 0) >= 0.7;
  const isFound = (word: ResolvedWord) => isText(word) || (isAnswered && word.match.fields[section]!);
  const isSure = telling.some(isText);
  return telling.filter((word) => word.isGuess || !isSure || !isFound(word)).map(({text}) => text);
}

/** A row with what its place has to do with the query. */
export interface JudgedRow extends PlannedRow {
  /** Words that the place lacks, as they were typed. */
  readonly missing: readonly string[];
  /** Words that only the text of the place has: what they are together is for that text to say. */
  readonly loose: readonly ResolvedWord[];
  /** Section that answers best: the row's own, or for the top of a page any. */
  readonly place: number;
}

/** What a row's place has of the words; the top of a page stands for the best of its sections. */
export function judgeRow({index}: Site, row: PlannedRow, words: readonly ResolvedWord[]): JudgedRow {
  const {section} = row;
  const {page, score, sections, asked} = row.page;
  if (score === 0) return {...row, missing: [], loose: [], place: section}; // named by its title or an alias alone
  const first = index.firstSections[page]!;
  const telling = tellingOf(words);
  const places = section === first ? [first, ...sections().map((each) => each.section)] : [section];
  const similarity = (place: number) => asked.get(place) ?? 0;
  const best = places
    .map((place) => ({place, missing: missingAt(telling, place, first, asked)}))
    .reduce((a, b) => {
      const difference = b.missing.length - a.missing.length || similarity(a.place) - similarity(b.place);
      return difference < 0 ? b : a;
    });
  const isLoose = ({match: {fields}}: ResolvedWord) =>
    fields[best.place]! & countMask && !((fields[best.place]! & inHeading) | (fields[first]! & inTop));
  const isSure = best.missing.length > 0 || similarity(best.place) >= similarQuestion;
  return {...row, ...best, loose: isSure ? [] : telling.filter(isLoose)};
}

/** Words that stand outside of the passage of a text that has most of them, as they were typed. */
function scattered(words: readonly ResolvedWord[], occurrences: readonly Occurrence[]): string[] {
  let most: readonly ResolvedWord[] = [];
  for (const [start] of occurrences) {
    const passage = occurrences.filter(([from, to]) => from >= start && to <= start + passageLength);
    const together = words.filter(({match}) => passage.some(([, , term]) => match.terms.has(term)));
    if (together.length > most.length) most = together;
    if (most.length === words.length) break;
  }
  return words.filter((word) => !most.includes(word)).map(({text}) => text);
}

/** Will there be a snippet: is one of the terms in a section's text, or in the description in its place? */
const hasSnippet = ({postings}: Site, section: number, terms: ReadonlySet<number>): boolean =>
  [...terms].some((term) => {
    const {sections, codes} = postings.of(term);
    return (codes[sections.indexOf(section)] ?? 0) & (countMask | inDescription);
  });

function findSnippet(inText: MarkedText, description: MarkedText, length: number): MarkedText {
  const shown = description.text === '' || inText.marks.length > 0 ? inText : description;
  return shown.marks.length > 0 ? cutSnippet(shown, length) : {text: '', marks: []};
}

/** What rows are made of beside their places. */
interface Matched {
  readonly find: Finder;
  /** Terms that were found. */
  readonly terms: ReadonlySet<number>;
  /** Largest number of characters. */
  readonly snippetLength: number;
}

const textOf = ({texts, first}: TextFile, section: number): string => texts[section - first]!;

/**
 * Makes a row.
 *
 * @param files - with the texts of sections; while they are missing, so is the snippet, unless it is known to be empty
 */
export function createRow(
  site: Site,
  {page, section, place, missing, loose}: JudgedRow,
  {find, terms, snippetLength}: Matched,
  files?: ReadonlyMap<number, TextFile>,
): SearchRow {
  const {pages, anchors, headings, firstSections} = site.index;
  const {url, title: name, area} = pages[page.page]!;
  const mark = (text: string): MarkedText => ({text, marks: find(text).map(([from, to]): Mark => [from, to])});
  const hash = anchors[section] || anchorOf(headings[section]!);
  const [title, heading] = [mark(name), mark(headings[section]!)];
  const file = files?.get(section);
  const text = file && mark(textOf(file, section));
  const description = mark(section === firstSections[page.page] ? (file?.description ?? '') : '');
  const shown = [title, heading, ...(text ? [text] : [])];
  const marked = shown.some(({marks}) => marks.length > 0) ? shown : (file?.texts ?? []).map(mark);
  const words = marked.flatMap(markedWords);
  return {
    pageUrl: url,
    url: url + hash,
    hash,
    area,
    title,
    ...(heading.text !== '' && {heading}),
    ...(text && {snippet: findSnippet(text, description, snippetLength)}),
    ...(!files && !hasSnippet(site, section, terms) && {snippet: {text: '', marks: []}}),
    words: [...new Set(words)].slice(0, maxMarkedWords),
    missing: [
      ...missing,
      ...(files && loose.length > 1 ? scattered(loose, find(textOf(files.get(place)!, place))) : []),
    ],
  };
}
