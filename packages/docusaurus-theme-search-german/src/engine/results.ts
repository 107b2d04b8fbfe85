import {countMask, inDescription, type Core, type PageFile} from '../index/model';
import type {MarkedText, SearchRow} from '../types';
import type {Postings} from './postings';
import type {RankedPage} from './ranking/rank';
import {cutSnippet, type Marker} from './snippet';

/** Rows that the first, second and every further page may take. */
const rowsPerPage = [3, 2, 1] as const;
/** Up to this length a prefix may become many words: then more pages help more than more rows of one. */
const shortQuery = 6;
/** Words to mark on the target page, at most: they stand in its address. */
const maxMarkedWords = 6;

/** A row before its texts are there. */
export interface PlannedRow {
  readonly page: RankedPage;
  readonly section: number;
}

/** Rows of one page: sections whose heading the query means, without the top of the page; else the top before sections. */
function planPage({firstSections}: Core, page: RankedPage, quota: number): PlannedRow[] {
  const first = firstSections[page.page]!;
  const named = page.sections.filter(({similarity}) => similarity > 0).length > 0;
  const best = named
    ? page.sections.filter(({section}) => section !== first).sort((a, b) => b.similarity - a.similarity)
    : page.sections;
  return best
    .slice(0, quota)
    .sort((a, b) => Number(a.section !== first) - Number(b.section !== first))
    .map(({section}) => ({page, section}));
}

/** Chooses the rows of all pages. */
export const planRows = (core: Core, ranked: readonly RankedPage[], query: string): PlannedRow[] =>
  ranked.flatMap((page, index) =>
    planPage(core, page, query.length <= shortQuery ? 1 : rowsPerPage[Math.min(index, rowsPerPage.length - 1)]!),
  );

const none: MarkedText = {text: '', marks: []};

/** What rows are made from. */
export interface RowSource {
  readonly core: Core;
  readonly marker: Marker;
  readonly postings: Postings;
  /** What to mark. */
  readonly terms: ReadonlySet<number>;
}

/** Will there be a snippet: is one of the terms in a section's text, or in the description in its place? */
const hasSnippet = ({postings, terms}: RowSource, section: number): boolean =>
  [...terms].some((term) => {
    const {sections, codes} = postings.of(term);
    const place = sections.indexOf(section);
    return place >= 0 && (codes[place]! & (countMask | inDescription)) > 0;
  });

/** A row while the texts of its page are on their way; with an empty snippet where none is to be expected. */
export function createRow(source: RowSource, {page, section}: PlannedRow): SearchRow {
  const {core, marker, terms} = source;
  const {url, title, area} = core.pages[page.page]!;
  const [anchor, heading] = [core.anchors[section]!, core.headings[section]!];
  const [titleMatches, headingMatches] = [marker.find(title, terms), marker.find(heading, terms)];
  return {
    pageUrl: url,
    url: url + anchor,
    hash: anchor,
    area,
    title: {text: title, marks: titleMatches.marks},
    ...(heading === '' ? {} : {heading: {text: heading, marks: headingMatches.marks}}),
    words: [...new Set([...titleMatches.words, ...headingMatches.words])].slice(0, maxMarkedWords),
    missing: [...page.missing],
    ...(hasSnippet(source, section) ? {} : {snippet: none}),
  };
}

/** A row with the texts of its page. */
export function fillRow(source: RowSource, planned: PlannedRow, file: PageFile, snippetLength: number): SearchRow {
  const {core, marker, terms} = source;
  const row = createRow(source, planned);
  const text = file.texts[planned.section - core.firstSections[planned.page.page]!]!;
  const textMatches = marker.find(text, terms);
  const description = row.hash === '' && textMatches.marks.length === 0 ? file.description : '';
  const [shown, {marks}] = description === '' ? [text, textMatches] : [description, marker.find(description, terms)];
  const words = [...row.words, ...textMatches.words];
  // Keywords are not shown: when only they matched here, the words stand elsewhere on the page, if at all.
  if (words.length === 0) words.push(...file.texts.flatMap((other) => marker.find(other, terms).words));
  return {
    ...row,
    snippet: marks.length > 0 ? cutSnippet(shown, marks, snippetLength) : none,
    words: [...new Set(words)].slice(0, maxMarkedWords),
  };
}
