import type {Root} from 'hast';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

/** Elements of drawings: SVG wraps no lines, and knows no `span`. */
const drawn = ['text', 'tspan'];

/** Rehype plugin: keeps "E-Mail" in one line. Browsers break at its hyphen, and searches do not find a no-break hyphen. */
export function wholeWords() {
  return (tree: Root): void => {
    visit(tree, 'text', ({value: text}, index, parent) => {
      const parts = text.split(/(E-Mail)/);
      if (!parent || index === undefined || parts.length === 1) return undefined;
      if ('name' in parent && drawn.includes(parent.name ?? '')) return undefined;
      const nodes = parts.map((value) =>
        value === 'E-Mail' ? h('span.whole', value) : {type: 'text' as const, value},
      );
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };
}
