import {textOf, type HtmlNode} from './tableCaptions';

/** Tables with fewer columns fit a phone. */
const manyColumns = 3;

const elements = (node: HtmlNode | undefined, name: string): HtmlNode[] =>
  (node?.children ?? []).filter(({tagName}) => tagName === name);
const add = (node: HtmlNode, properties: Readonly<Record<string, unknown>>): void => {
  node.properties = {...node.properties, ...properties};
};

/**
 * Rehype plugin: prepares Markdown's tables of three and more columns for being stacked where there is little room
 * (`.stackable` in css/elements.css). Cells carry the name of their column, and explicit roles keep the table one
 * for Safari, which drops its semantics once CSS changes `display`.
 */
export function stackableTables() {
  return (tree: HtmlNode): void => {
    const stack = (table: HtmlNode): void => {
      const [headRow] = elements(elements(table, 'thead')[0], 'tr');
      const heads = elements(headRow, 'th');
      if (!headRow || heads.length < manyColumns) return;
      add(table, {className: ['stackable'], role: 'table'});
      add(headRow, {role: 'row'});
      // An empty head cell becomes a plain one (ScrollTable of docusaurus-theme-hosting).
      heads.forEach((head) => add(head, {role: textOf(head).trim() ? 'columnheader' : 'cell'}));
      for (const row of elements(elements(table, 'tbody')[0], 'tr')) {
        add(row, {role: 'row'});
        elements(row, 'td').forEach((cell, index) => {
          add(cell, {role: 'cell', ...(index > 0 && {dataLabel: textOf(heads[index] ?? cell).trim()})});
        });
      }
    };
    const walk = (node: HtmlNode): void => {
      if (node.tagName === 'table') stack(node);
      node.children?.forEach(walk);
    };
    walk(tree);
  };
}
