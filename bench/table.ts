/** A row of a table in Markdown. */
export const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** The rows above all others. */
export const headRows = (head: readonly string[]): string => `${row(head)}\n${row(head.map(() => '---'))}`;

export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [headRows(head), ...rows.map(row)].join('\n');
