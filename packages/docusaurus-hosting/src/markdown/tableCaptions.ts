/** The parts of a hast node (syntax tree of HTML) that this file looks at. */
export interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  children?: HtmlNode[];
  properties?: Readonly<Record<string, unknown>>;
}

/** All text in a node. */
export const textOf = ({value = '', children = []}: HtmlNode): string => value + children.map(textOf).join('');

const caption = (text: string): HtmlNode => ({
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
  return (tree: HtmlNode, {data}: {readonly data: {readonly frontMatter?: {readonly title?: string}}}): void => {
    let heading = data.frontMatter?.title ?? '';
    const walk = (node: HtmlNode): void => {
      if (/^h[1-6]$/.test(node.tagName ?? '')) {
        heading = textOf(node).trim();
      } else if (node.tagName === 'table' && heading !== '') {
        node.children = [caption(heading), ...(node.children ?? [])];
      } else {
        node.children?.forEach(walk);
      }
    };
    walk(tree);
  };
}
