import {countMask, inDescription, type PageFile, type SearchIndex} from '../index/model';
import type {MarkedText, SearchRow} from '../types';
import type {Site} from './ranking/bm25';
import type {RankedPage} from './ranking/rank';
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
  /** Words of the query that the row's place lacks, as they were typed; the top of a page stands for the best of its sections. */
  readonly missing: readonly string[];
}

/** Rows of one page: sections whose heading the query means, without the top of the page; else the top before sections. */
function planPage({firstSections}: SearchIndex, page: RankedPage, quota: number): PlannedRow[] {
  const first = firstSections[page.page]!;
  const fewest = page.sections.map(({missing}) => missing).reduce((a, b) => (b.length < a.length ? b : a));
  const named = page.sections.some(({similarity}) => similarity > 0);
  const best = named
    ? page.sections.filter(({section}) => section !== first).sort((a, b) => b.similarity - a.similarity)
    : page.sections;
  return best
    .slice(0, quota)
    .sort((a, b) => Number(a.section !== first) - Number(b.section !== first))
    .map(({section, missing}) => ({
      page,
      section,
      missing: section === first && fewest.length < missing.length ? fewest : missing,
    }));
}

/** Chooses the rows of all pages. */
export const planRows = (index: SearchIndex, ranked: readonly RankedPage[], query: string): PlannedRow[] =>
  ranked.flatMap((page, rank) =>
    planPage(index, page, query.length <= shortQuery ? 1 : rowsPerPage[Math.min(rank, rowsPerPage.length - 1)]!),
  );

/** Will there be a snippet: is one of the terms in a section's text, or in the description in its place? */
const hasSnippet = ({postings}: Site, section: number, terms: ReadonlySet<number>): boolean =>
  [...terms].some((term) => {
    const {sections, codes} = postings.of(term);
    return (codes[sections.indexOf(section)] ?? 0) & (countMask | inDescription);
  });

function findSnippet({description, texts}: PageFile, place: number, mark: Marker, length: number): MarkedText {
  const inText = mark(texts[place]!);
  const shown = place > 0 || inText.marks.length > 0 ? inText : mark(description);
  return shown.marks.length > 0 ? cutSnippet(shown, length) : {text: '', marks: []};
}

/**
 * Makes a row.
 *
 * @param terms - that were found
 * @param file - texts of the page; while it is missing, so is the snippet, unless it is known to be empty
 */
export function createRow(
  site: Site,
  {page, section, missing}: PlannedRow,
  {mark, terms, snippetLength}: {mark: Marker; terms: ReadonlySet<number>; snippetLength: number},
  file?: PageFile,
): SearchRow {
  const {pages, anchors, headings, firstSections} = site.index;
  const {url, title, area} = pages[page.page]!;
  const hash = anchors[section]!;
  const heading = mark(headings[section]!);
  const place = section - firstSections[page.page]!;
  const shown = [mark(title), heading, ...(file ? [mark(file.texts[place]!)] : [])];
  const marked = shown.some(({marks}) => marks.length > 0) ? shown : (file?.texts ?? []).map(mark);
  const words = marked.flatMap(markedWords);
  return {
    pageUrl: url,
    url: url + hash,
    hash,
    area,
    title: mark(title),
    ...(heading.text !== '' && {heading}),
    ...(file && {snippet: findSnippet(file, place, mark, snippetLength)}),
    ...(!file && !hasSnippet(site, section, terms) && {snippet: {text: '', marks: []}}),
    words: [...new Set(words)].slice(0, maxMarkedWords),
    missing: [...missing],
  };
}
