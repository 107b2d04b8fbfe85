import type {ReactNode} from 'react';
import clsx from 'clsx';
import ScrollTable from '../ScrollTable';
import styles from './styles.module.css';

export interface Props {
  readonly caption: ReactNode;
  readonly columns: readonly string[];
  /** One cell per column; the first one names its row, and the following rows that have `undefined` there. */
  readonly rows: readonly (readonly ReactNode[])[];
}

/** How many rows the name of one stands for. */
function rowsOf(rows: Props['rows'], first: number): number {
  const next = rows.findIndex(([name], row) => row > first && name !== undefined);
  return (next < 0 ? rows.length : next) - first;
}

/**
 * A table whose rows become labeled blocks where there is little room, so that nobody has to scroll sideways.
 * The explicit roles keep it a table for Safari, which drops table semantics once CSS changes `display`.
 */
export default function StackTable({caption, columns, rows}: Props): ReactNode {
  return (
    <ScrollTable role="table" className={clsx('stackable', styles.table)}>
      <caption>{caption}</caption>
      <thead>
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row} role="row">
            {name !== undefined && (
              <th role="rowheader" scope="row" rowSpan={rowsOf(rows, row)}>
                {name}
              </th>
            )}
            {columns.slice(1).map((column, index) => (
              // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the rule takes td for a gridcell
              <td key={column} role="cell" data-hosting-label={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
