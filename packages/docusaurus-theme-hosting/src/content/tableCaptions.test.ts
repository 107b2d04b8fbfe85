import type {Element, ElementContent, Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {expect, it} from 'vitest';
import {tableCaptions} from './tableCaptions';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({type: 'text', value});
const captionsOf = (tree: Root): string[] => selectAll('caption', tree).map((node) => toString(node));

it('tables are named by the heading above them, or by the page before the first one', () => {
  const tree: Root = {
    type: 'root',
    children: [
      element('table', element('tr')),
      element('h2', text('Die '), element('code', text('Ports'))),
      element('p', text('Hier:')),
      element('div', element('table', element('tr'))),
      element('h3', text('Grenzen')),
      element('table', element('tr')),
    ],
  };
  tableCaptions()(tree, {data: {frontMatter: {title: 'VPN'}}});
  expect(captionsOf(tree)).toEqual(['VPN', 'Die Ports', 'Grenzen']);
});
