import {expect, it} from 'vitest';
import {tableCaptions, type HtmlNode} from './tableCaptions';

const element = (tagName: string, ...children: HtmlNode[]): HtmlNode => ({type: 'element', tagName, children});
const text = (value: string): HtmlNode => ({type: 'text', value});
const captionsOf = ({tagName, children = []}: HtmlNode): string[] =>
  tagName === 'caption' ? children.map(({value = ''}) => value) : children.flatMap(captionsOf);

it('tables are named by the heading above them, or by the page before the first one', () => {
  const tree: HtmlNode = {
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
