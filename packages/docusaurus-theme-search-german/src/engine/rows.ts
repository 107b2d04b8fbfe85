import {maxMarkedWords, rowsPerPage, shortQuery} from '../coefficients';
import {countMask, inDescription, type Core, type PageFile} from '../index/model';
import type {MarkedText, SearchRow} from '../types';
import {cutPassage, type Marker} from './passage';
import type {Postings} from './postings';
import type {RankedPage} from './rank';

/** A row before its texts are there. */
export interface PlannedRow {
  readonly page: RankedPage;
  readonly section: number;
}

/** Rows of one page: who names a section is led there, not to the top of the page; else the page stands before its sections. */
function planPage({core}: {readonly core: Core}, page: RankedPage, quota: number): PlannedRow[] {
  const first = core.firstSections[page.page]!;
  const isNamed = page.sections.some(({nearness}) => nearness > 0);
  const best = isNamed
    ? page.sections.filter(({section}) => section !== first).sort((a, b) => b.nearness - a.nearness)
    : page.sections;
  return best
    .slice(0, quota)
    .sort((a, b) => Number(a.section !== first) - Number(b.section !== first))
    .map(({section}) => ({page, section}));
}

/** Chooses the rows of all pages. While few letters are typed, each page has one: more pages help more than more rows of one. */
export function planRows(site: {readonly core: Core}, ranked: readonly RankedPage[], text: string): PlannedRow[] {
  return ranked.flatMap((page, index) =>
    planPage(site, page, text.length <= shortQuery ? 1 : rowsPerPage[Math.min(index, rowsPerPage.length - 1)]!),
  );
}

const none: MarkedText = {text: '', marks: []};

/** What rows are made from. */
interface RowSource {
  readonly core: Core;
  readonly marker: Marker;
}

/** Is a passage to be expected: does one of some terms stand in a section's text, or in the description in its place? */
const hasPassage = (postings: Postings, section: number, terms: ReadonlySet<number>): boolean =>
  [...terms].some((term) => {
    const {sections, codes} = postings.of(term);
    const place = sections.indexOf(section);
    return place >= 0 && (codes[place]! & (countMask | inDescription)) > 0;
  });

/** What a row says without the texts of its page. @param terms - what to mark */
function fillHead({core, marker}: RowSource, {page, section}: PlannedRow, terms: ReadonlySet<number>): SearchRow {
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
  };
}

/**
 * A row while the texts of its page are on their way.
 *
 * @param terms - what to mark
 * @returns the row, with an empty passage where none is to be expected
 */
export const announceRow = (
  source: RowSource,
  postings: Postings,
  planned: PlannedRow,
  terms: ReadonlySet<number>,
): SearchRow => ({
  ...fillHead(source, planned, terms),
  ...(hasPassage(postings, planned.section, terms) ? {} : {snippet: none}),
});

/**
 * Fills a row with its texts.
 *
 * @param terms - what to mark
 * @param file - texts of the row's page
 */
export function fillRow(
  source: RowSource,
  planned: PlannedRow,
  terms: ReadonlySet<number>,
  file: PageFile,
  snippetLength: number,
): SearchRow {
  const {core, marker} = source;
  const head = fillHead(source, planned, terms);
  const find = (content: string) => marker.find(content, terms);
  const text = file.texts[planned.section - core.firstSections[planned.page.page]!]!;
  const textMatches = find(text);
  const description = head.hash === '' && textMatches.marks.length === 0 ? file.description : '';
  const passage = description === '' ? text : description;
  const passageMatches = description === '' ? textMatches : find(description);
  const shown = [...head.words, ...textMatches.words];
  // Keywords are not shown: when only they matched here, the words stand elsewhere on the page, if at all.
  const words = shown.length > 0 ? shown : file.texts.flatMap((other) => find(other).words);
  return {
    ...head,
    snippet: passageMatches.marks.length > 0 ? cutPassage(passage, passageMatches.marks, snippetLength) : none,
    words: [...new Set(words)].slice(0, maxMarkedWords),
  };
}
