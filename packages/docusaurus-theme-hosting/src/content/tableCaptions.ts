import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';

const caption = (text: string): Element => ({
  type: 'element',
  tagName: 'caption',
  properties: {className: ['visually-hidden']},
  children: [{type: 'text', value: text}],
});

/**
 * Rehype plugin: gives tables of Markdown, which has no captions, the heading above them as one. Sighted readers have just
 * read it; screen readers list tables by their captions (WCAG 2.2, 1.3.1, technique H39).
 */
export function tableCaptions() {
  return (tree: Root, {data}: {readonly data: {readonly frontMatter?: {readonly title?: string}}}): void => {
    let heading = data.frontMatter?.title ?? '';
    visit(tree, 'element', (node) => {
      if (/^h[1-6]$/.test(node.tagName)) heading = toString(node).trim();
      if (node.tagName !== 'table') return undefined;
      if (heading !== '') node.children.unshift(caption(heading));
      return SKIP;
    });
  };
}
