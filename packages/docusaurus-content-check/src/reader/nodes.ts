import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {MarkdownDocument} from './document';

/** An HTML element or a component in Markdown. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Offset in the document's body at which a node begins. */
export const startOf = ({position}: Nodes): number => position?.start.offset ?? 0;

/** All elements and components of a document, in its order. */
export function elementsOf({tree}: MarkdownDocument): Jsx[] {
  const elements: Jsx[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') elements.push(node);
  });
  return elements;
}
