import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import {SKIP, visit} from 'unist-util-visit';

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
      if (heading !== '') node.children.unshift(h('caption.visually-hidden', heading));
      return SKIP;
    });
  };
}
