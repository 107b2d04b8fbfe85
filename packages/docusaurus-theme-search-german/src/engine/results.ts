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
import type {MarkedText, SearchRow} from '../types';
import type {Similarities} from './questions';
import type {Site} from './ranking/bm25';
import {parameters} from './ranking/parameters';
import {manyWords, type RankedPage} from './ranking/rank';
import type {ResolvedWord} from './query/resolveWord';
import {cutSnippet, markedWords, type Marker} from './snippet';

/** Rows that the first, second and every further page may take. */
const rowsPerPage = [3, 2, 1] as const;
/** Up to this length a prefix may become many words: then more pages help more than more rows of one. */
const shortQuery = 6;
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
  const named = page.sections.some(({similarity}) => similarity > 0);
  const best = named
    ? page.sections.filter(({section}) => section !== first).sort((a, b) => b.similarity - a.similarity)
    : page.sections;
  return best
    .slice(0, quota)
    .sort((a, b) => Number(a.section !== first) - Number(b.section !== first))
    .map(({section}) => ({page, section}));
}

/** Chooses the rows of all pages. */
export const planRows = (index: SearchIndex, ranked: readonly RankedPage[], query: string): PlannedRow[] =>
  ranked.flatMap((page, rank) =>
    planPage(index, page, query.length <= shortQuery ? 1 : rowsPerPage[Math.min(rank, rowsPerPage.length - 1)]!),
  );

/**
 * The words that a place lacks: a section and the top of its page. What visitors ask adds words that stand nowhere on the page,
 * so one of all words at least must stand in its texts, and a question be similar to the query.
 */
function missingAt(words: readonly ResolvedWord[], section: number, first: number, asked: Similarities): string[] {
  const telling = words.length > manyWords ? words.filter(({isLight}) => !isLight) : words;
  const ofPage = ({match}: ResolvedWord) => match.fields[first]! & (inHeading | inDescription | inKeywords);
  const isText = (word: ResolvedWord) => (word.match.fields[section]! & ~inQuestions) | ofPage(word);
  const isAnswered = (asked.get(section) ?? 0) >= parameters.answered;
  const isFound = (word: ResolvedWord) => isText(word) || (isAnswered && word.match.fields[section]!);
  const isSure = telling.some(isText);
  return telling.filter((word) => word.isGuess || !isSure || !isFound(word)).map(({text}) => text);
}

/** The words that a row's place lacks, as they were typed; the top of a page stands for the best of its sections. */
function missingIn({index}: Site, {page, section}: PlannedRow, words: readonly ResolvedWord[]): string[] {
  if (page.score === 0) return []; // named by its title or an alias alone
  const first = index.firstSections[page.page]!;
  const places = section === first ? [first, ...page.sections.map((each) => each.section)] : [section];
  return places
    .map((place) => missingAt(words, place, first, page.asked))
    .reduce((a, b) => (b.length < a.length ? b : a));
}

/** Will there be a snippet: is one of the terms in a section's text, or in the description in its place? */
const hasSnippet = ({postings}: Site, section: number, terms: ReadonlySet<number>): boolean =>
  [...terms].some((term) => {
    const {sections, codes} = postings.of(term);
    return (codes[sections.indexOf(section)] ?? 0) & (countMask | inDescription);
  });

function findSnippet(inText: MarkedText, description: string, mark: Marker, length: number): MarkedText {
  const shown = description === '' || inText.marks.length > 0 ? inText : mark(description);
  return shown.marks.length > 0 ? cutSnippet(shown, length) : {text: '', marks: []};
}

/** What rows are made of beside their places. */
interface Matched {
  readonly mark: Marker;
  /** Terms that were found. */
  readonly terms: ReadonlySet<number>;
  readonly resolved: readonly ResolvedWord[];
  /** Largest number of characters. */
  readonly snippetLength: number;
}

/**
 * Makes a row.
 *
 * @param file - has the section's text; while it is missing, so is the snippet, unless it is known to be empty
 */
export function createRow(
  site: Site,
  row: PlannedRow,
  {mark, terms, resolved, snippetLength}: Matched,
  file?: TextFile,
): SearchRow {
  const {page, section} = row;
  const {pages, anchors, headings, firstSections} = site.index;
  const {url, title, area} = pages[page.page]!;
  const hash = anchors[section] || anchorOf(headings[section]!);
  const heading = mark(headings[section]!);
  const text = file && mark(file.texts[section - file.first]!);
  const description = section === firstSections[page.page] ? (file?.description ?? '') : '';
  const shown = [mark(title), heading, ...(text ? [text] : [])];
  const marked = shown.some(({marks}) => marks.length > 0) ? shown : (file?.texts ?? []).map(mark);
  const words = marked.flatMap(markedWords);
  return {
    pageUrl: url,
    url: url + hash,
    hash,
    area,
    title: mark(title),
    ...(heading.text !== '' && {heading}),
    ...(text && {snippet: findSnippet(text, description, mark, snippetLength)}),
    ...(!file && !hasSnippet(site, section, terms) && {snippet: {text: '', marks: []}}),
    words: [...new Set(words)].slice(0, maxMarkedWords),
    missing: missingIn(site, row, resolved),
  };
}
