import {readFileSync} from 'node:fs';
import {createSearcher} from '../src/plugins/german-search/engine/searcher';
import {isIndexFile} from '../src/plugins/german-search/index-file';

/** A question of a visitor with the pages that answer it. */
export interface Question {
  readonly group: string;
  readonly query: string;
  /** Last parts of the paths of pages that answer it. */
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
  /** Key strokes that left the list empty. */
  readonly empty: readonly string[];
}

const options = {limit: 8, typing: true, snippetLength: 50};
const lastPart = (url: string): string => decodeURI(url).split('/').pop() ?? '';

/** Reads a table of questions: number, group, query, relevant pages (several with commas), separated by tabs, with a header. */
export function readQuestions(file: string): Question[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, group = '', query = '', relevant = ''] = line.split('\t');
      return {group, query, relevant: new Set(relevant.split(','))};
    });
}

/** Loads an index file that the build wrote, as the worker does. */
export function loadIndex(file: string) {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isIndexFile(content)) {
    throw new Error(`${file} is not an index file of the search plugin`);
  }
  return content;
}

/** Puts all questions to the worker's code and measures the answers. */
export function measure(index: ReturnType<typeof loadIndex>, questions: readonly Question[]): Measurement {
  const searcher = createSearcher(index, {demoted: new Set(), pages: new Set()});
  const ranks = new Map<Question, number>();
  const empty: string[] = [];
  let strokes = 0;
  let answered = 0;
  const rankOf = (query: string, {relevant}: Question): number => {
    const {rows} = searcher.search(query, options);
    if (rows.length === 0) empty.push(query);
    return [...new Set(rows.map(({pageUrl}) => lastPart(pageUrl)))].findIndex((page) => relevant.has(page));
  };
  for (const question of questions) {
    for (let length = 3; length <= question.query.length; length += 1) {
      strokes += 1;
      if (rankOf(question.query.slice(0, length), question) >= 0) answered += 1;
    }
    ranks.set(question, rankOf(question.query, question));
  }
  const quality = (some: readonly Question[]): Quality => {
    const found = some.map((question) => ranks.get(question) ?? -1).filter((rank) => rank >= 0);
    return {
      questions: some.length,
      recall: found.length / some.length,
      mrr: found.reduce((sum, rank) => sum + 1 / (rank + 1), 0) / some.length,
    };
  };
  const groups = new Map([...new Set(questions.map(({group}) => group))].map((group) => [group, quality(questions.filter((question) => question.group === group))]));
  return {all: quality(questions), groups, keyStrokes: answered / strokes, empty};
}
