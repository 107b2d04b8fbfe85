import type {Element, Root} from 'hast';
import {expect, it} from 'vitest';
import {wholeWords} from './wholeWords';

it('keeps "E-Mail" in one line, but puts no element into the words of a drawing', () => {
  const paragraph: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{type: 'text', value: 'Deine E-Mails'}],
  };
  const tree = {type: 'root', children: [paragraph]} satisfies Root;
  wholeWords()(tree);
  expect(paragraph.children).toHaveLength(3);
  const drawn = {type: 'mdxJsxFlowElement', name: 'text', children: [{type: 'text', value: 'E-Mail-Adresse'}]};
  const drawing = {type: 'root', children: [drawn]};
  wholeWords()(drawing as Root);
  expect(drawn.children).toEqual([{type: 'text', value: 'E-Mail-Adresse'}]);
});
