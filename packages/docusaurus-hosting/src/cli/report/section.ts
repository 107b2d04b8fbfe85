/** A part of the report: what somebody should look at, as a table. */
export interface Section {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What stands there instead of a table without rows, or why nobody looked. */
  readonly empty: string;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s+/g, ' ');
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** The section as Markdown, for an issue. */
export function markdownOf({title, columns, rows, empty}: Section): string {
  if (rows.length === 0) return `## ${title}\n\n${empty}`;
  return [`## ${title}`, '', row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}
