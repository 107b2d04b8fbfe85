/** Name of the file with questions that a site's search must answer. */
export const questionsFile = 'queries.tsv';

/** What stands between the tabs of a line: the pages are named by the last parts of their addresses, with commas between. */
export const questionColumns = ['number', 'group', 'question', 'pages'] as const;

/** A line of a table of questions; offsets are those of its text and of its cells' in the file. */
export interface QuestionLine {
  readonly at: number;
  readonly cells: readonly {readonly text: string; readonly at: number}[];
}

/** Lines of a table of questions, that of the headings first, without empty ones and notes (`#`). */
export function questionLines(table: string): QuestionLine[] {
  return [...table.matchAll(/^(?!#)[^\r\n]+/gm)].map(({0: line, index: at}) => ({
    at,
    cells: [...line.matchAll(/(?<=^|\t)[^\t]*/g)].map(({0: text, index}) => ({text, at: at + index})),
  }));
}
