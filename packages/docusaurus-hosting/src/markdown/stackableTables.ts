import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** Tables with fewer columns fit a phone, unless a value is longer than half of its line: code and addresses break anywhere. */
const manyColumns = 3;
const longValue = 18;

const hasLongValue = (node: Root | Element): boolean =>
  node.children.some(
    (child) =>
      child.type === 'element' &&
      ((child.tagName === 'code' && toString(child).length >= longValue) ||
        (child.tagName === 'a' && toString(child).includes('@')) ||
        hasLongValue(child)),
  );

const elements = (node: Element | undefined, name: string): Element[] =>
  (node?.children ?? []).filter((child) => child.type === 'element').filter(({tagName}) => tagName === name);
const add = (node: Element, properties: Element['properties']): void => {
  Object.assign(node.properties, properties);
};

function stack(table: Element): void {
  const [headRow] = elements(elements(table, 'thead')[0], 'tr');
  const heads = elements(headRow, 'th');
  if (!headRow || heads.length < 2 || (heads.length < manyColumns && !hasLongValue(table))) return;
  add(table, {className: ['stackable'], role: 'table'});
  add(headRow, {role: 'row'});
  // An empty head cell becomes a plain one (ScrollTable of docusaurus-theme-hosting).
  heads.forEach((head) => add(head, {role: toString(head).trim() ? 'columnheader' : 'cell'}));
  for (const row of elements(elements(table, 'tbody')[0], 'tr')) {
    add(row, {role: 'row'});
    elements(row, 'td').forEach((cell, index) => {
      add(cell, {
        role: 'cell',
        ...(index > 0 && heads.length > 2 && {dataLabel: toString(heads[index] ?? cell).trim()}),
      });
    });
  }
}

/**
 * Rehype plugin: prepares Markdown's tables of three and more columns, or with long values, for being stacked where there is little room
 * (`.stackable` in css/elements.css). Cells of several columns carry their name, and explicit roles keep the table one
 * for Safari, which drops its semantics once CSS changes `display`.
 */
export function stackableTables() {
  return (tree: Root): void => {
    visit(tree, {type: 'element', tagName: 'table'}, stack);
  };
}
