import {readFileSync} from 'node:fs';
import type {SearchResponse} from 'docusaurus-theme-search-german/node';

/** A question of a visitor with the pages that answer it. */
export interface Question {
  readonly group: string;
  readonly query: string;
  /** Ends of the paths of pages that answer it, one part or more. */
  readonly relevant: ReadonlySet<string>;
}

export interface Quality {
  readonly questions: number;
  /** Share of questions with a relevant page in the list of eight rows. */
  readonly recall: number;
  /** Mean reciprocal rank of the first relevant page. */
  readonly mrr: number;
}

export interface Measurement {
  readonly all: Quality;
  readonly groups: ReadonlyMap<string, Quality>;
  /** Share of key strokes from the third letter on after which a relevant page is in the list. */
  readonly keyStrokes: number;
  /** Beginnings of questions that left the list empty. */
  readonly empty: readonly string[];
  /** Whole questions that left the list empty although pages answer them. */
  readonly wronglyNothing: readonly string[];
}

/** Last part of a page's path. */
const lastPart = (page: string): string => page.split('/').at(-1)!;

/** Rows of a list of suggestions, and characters of their snippets, by the theme's defaults. */
export const rowLimit = 8;
export const snippetLength = 50;

/** Key strokes count from this letter on. */
const firstStroke = 3;

/** Cells of a table with a header line; lines that begin with # are notes. @throws Error with file and line when a line has another number of cells */
function readTable(file: string, columns: readonly string[]): string[][] {
  const lines = Array.from(readFileSync(file, 'utf8').trimEnd().split('\n').entries());
  const [, ...rows] = lines.filter(([, line]) => !line.startsWith('#'));
  return rows.map(([index, line]) => {
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length !== columns.length || cells.includes('')) {
      throw new Error(
        `${file}:${index + 1}: expected ${columns.length} cells (${columns.join(', ')}) between tabs, found ${cells.length}`,
      );
    }
    return cells;
  });
}

/**
 * Reads a table of questions with a header line: number, group, query, relevant pages (several with commas), separated by tabs.
 *
 * @param gone - last parts of the paths of pages that a site leaves out; a question that they alone answer is left out, too
 * @throws Error with file and line when a line has another shape
 */
export const readQuestions = (file: string, gone: ReadonlySet<string> = new Set()): Question[] =>
  readTable(file, ['number', 'group', 'query', 'relevant pages'])
    .map(([, group, query, relevant]) => ({
      group: group!,
      query: query!,
      relevant: new Set(relevant!.split(',').filter((page) => !gone.has(lastPart(page)))),
    }))
    .filter(({relevant}) => relevant.size > 0);

/** Reads questions that no page answers: number, group, query. @throws Error with file and line when a line has another shape */
export const readUnanswerable = (file: string): string[] =>
  readTable(file, ['number', 'group', 'query']).map(([, , query]) => query!);

const strokesOf = ({query}: Question): string[] =>
  Array.from({length: Math.max(0, query.length - firstStroke + 1)}, (_, index) => query.slice(0, firstStroke + index));

/** Everything that a visitor would send while typing the questions, each once. */
export const keyStrokesOf = (questions: readonly Question[]): string[] => [
  ...new Set(questions.flatMap((question) => [...strokesOf(question), question.query])),
];

/**
 * Measures answers to questions.
 *
 * @param pagesFor - addresses of the pages in the list for a query, best first; a page may have several rows
 */
export function measure(questions: readonly Question[], pagesFor: (query: string) => readonly string[]): Measurement {
  const empty: string[] = [];
  const rankOf = (query: string, {relevant}: Question): number => {
    const pages = [...new Set(pagesFor(query).map((url) => decodeURI(url)))];
    if (pages.length === 0) empty.push(query);
    return pages.findIndex((page) => [...relevant].some((end) => `/${page}`.endsWith(`/${end}`)));
  };
  const ranks = new Map(questions.map((question) => [question, rankOf(question.query, question)]));
  const strokes = questions.flatMap((question) => strokesOf(question).map((stroke) => rankOf(stroke, question)));
  const quality = (some: readonly Question[]): Quality => {
    const found = some.map((question) => ranks.get(question) ?? -1).filter((rank) => rank >= 0);
    return {
      questions: some.length,
      recall: found.length / some.length,
      mrr: found.reduce((sum, rank) => sum + 1 / (rank + 1), 0) / some.length,
    };
  };
  const names = [...new Set(questions.map(({group}) => group))];
  return {
    all: quality(questions),
    groups: new Map(names.map((name) => [name, quality(questions.filter(({group}) => group === name))])),
    keyStrokes: strokes.filter((rank) => rank >= 0).length / strokes.length,
    empty: [...new Set(empty)],
    wronglyNothing: questions.map(({query}) => query).filter((query) => pagesFor(query).length === 0),
  };
}

type Search = (query: string) => Promise<SearchResponse>;

/** Measures a search. @param queries - what it is asked: by default the whole questions, without the key strokes before */
export async function measureSearch(
  search: Search,
  questions: readonly Question[],
  queries: readonly string[] = questions.map(({query}) => query),
): Promise<Measurement> {
  const pages = new Map<string, readonly string[]>();
  for (const query of queries) {
    const {rows} = await search(query);
    pages.set(
      query,
      rows.map(({pageUrl}) => pageUrl),
    );
  }
  return measure(questions, (query) => pages.get(query) ?? []);
}

/** @returns queries whose visitor is not told that nothing has all of it: by an empty list, a correction, or what each row lacks */
export async function untoldOf(search: Search, queries: readonly string[]): Promise<string[]> {
  const untold: string[] = [];
  for (const query of queries) {
    const {rows, corrections} = await search(query);
    if (corrections.length === 0 && rows.some(({missing}) => missing.length === 0)) untold.push(query);
  }
  return untold;
}
