import {maxMarkedWords, rowsPerPage, shortQuery} from '../coefficients';
import type {Core, PageFile} from '../index/model';
import type {SearchRow} from '../types';
import {cutPassage, type Marker} from './passage';
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

/**
 * Fills a row with its texts.
 *
 * @param terms - what to mark
 * @param file - texts of the row's page
 */
export function fillRow(
  {core, marker}: {readonly core: Core; readonly marker: Marker},
  {page, section}: PlannedRow,
  terms: ReadonlySet<number>,
  file: PageFile,
  snippetLength: number,
): SearchRow {
  const {url, title, area} = core.pages[page.page]!;
  const {anchor, heading, text} = file.sections[section - core.firstSections[page.page]!]!;
  const find = (content: string) => marker.find(content, terms);
  const titleMatches = find(title);
  const headingMatches = find(heading);
  const textMatches = find(text);
  const description = anchor === '' && textMatches.marks.length === 0 ? file.description : '';
  const passage = description === '' ? text : description;
  const passageMatches = description === '' ? textMatches : find(description);
  const shown = [titleMatches, headingMatches, textMatches].flatMap((matches) => matches.words);
  // Keywords are not shown: when only they matched here, the words stand elsewhere on the page, if at all.
  const words = shown.length > 0 ? shown : file.sections.flatMap((other) => find(other.text).words);
  return {
    pageUrl: url,
    url: url + anchor,
    hash: anchor,
    area,
    title: {text: title, marks: titleMatches.marks},
    ...(heading === '' ? {} : {heading: {text: heading, marks: headingMatches.marks}}),
    snippet:
      passageMatches.marks.length > 0
        ? cutPassage(passage, passageMatches.marks, snippetLength)
        : {text: '', marks: []},
    words: [...new Set(words)].slice(0, maxMarkedWords),
    missing: [...page.missing],
  };
}
