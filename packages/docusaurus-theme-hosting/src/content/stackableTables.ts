import type {Element, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/**
 * Tables with fewer columns fit all but a phone, unless a value is longer than half of its line: code and addresses break
 * anywhere.
 */
const manyColumns = 3;
const longValue = 18;

const isLong = (value: Element): boolean =>
  value.tagName === 'code' ? toString(value).length >= longValue : toString(value).includes('@');

/** A label in one line: browsers break at the hyphen, and nobody searches for what CSS writes. */
const labelOf = (cell: Element): string => toString(cell).trim().replaceAll('E-Mail', 'E\u2011Mail');

const add = (node: Element, properties: Element['properties']): void => {
  Object.assign(node.properties, properties);
};

function stack(table: Element): void {
  const heads = selectAll('thead th', table);
  for (const head of heads) {
    // An empty one is no head (axe: empty-table-header).
    if (toString(head).trim()) add(head, {role: 'columnheader', scope: 'col'});
    else head.tagName = 'td';
  }
  if (heads.length < 2) return;
  const isWide = heads.length >= manyColumns || selectAll('code, a', table).some(isLong);
  add(table, {className: [isWide ? 'stackable' : 'pair'], role: 'table'});
  for (const row of selectAll('tr', table)) {
    add(row, {role: 'row'});
    selectAll('td', row).forEach((cell, index) => {
      add(cell, {role: 'cell'});
      if (index > 0 && heads.length > 2) add(cell, {dataHostingLabel: labelOf(heads[index] ?? cell)});
    });
  }
}

/**
 * Rehype plugin: prepares Markdown's tables for being stacked where there is little room: those of three and more
 * columns, or with long values (`.stackable` in css/elements.css), sooner than other pairs (`.pair`). Cells of several
 * columns carry their name, and explicit roles keep the table one for Safari, which drops its semantics once CSS changes
 * `display`.
 */
export function stackableTables() {
  return (tree: Root): void => {
    visit(tree, {type: 'element', tagName: 'table'}, stack);
  };
}
