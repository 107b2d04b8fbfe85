import type {Element, ElementContent} from 'hast';
import {selectAll} from 'hast-util-select';
import {expect, it} from 'vitest';
import {stackableTables} from './stackableTables';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const row = (tagName: 'th' | 'td', ...cells: string[]): Element =>
  element('tr', ...cells.map((value) => element(tagName, {type: 'text', value})));
const table = (heads: readonly string[], cells: readonly string[]): Element =>
  element('table', element('thead', row('th', ...heads)), element('tbody', row('td', ...cells)));
const propertiesOf = (node: Element, wanted: string): unknown[] =>
  selectAll(wanted, node).map(({properties}) => properties);

it('cells of wide tables carry the names of their columns, and roles', () => {
  const wide = table(['', 'Posteingang', 'Postausgang'], ['Port', '993', '465']);
  stackableTables()({type: 'root', children: [element('div', wide)]});
  expect(wide.properties).toEqual({className: ['stackable'], role: 'table'});
  const head = {role: 'columnheader', scope: 'col'};
  expect(propertiesOf(wide, 'th'), 'an empty one is no head').toEqual([head, head]);
  expect(propertiesOf(wide, 'tbody td')).toEqual([
    {role: 'cell'},
    {role: 'cell', dataHostingLabel: 'Posteingang'},
    {role: 'cell', dataHostingLabel: 'Postausgang'},
  ]);
  expect(propertiesOf(wide, 'tr')).toEqual([{role: 'row'}, {role: 'row'}]);
});

it('labels stay in one line', () => {
  const wide = table(['Feld', 'Eingehende E-Mails', 'Versand'], ['Port', 'a', 'b']);
  stackableTables()({type: 'root', children: [wide]});
  expect(propertiesOf(wide, 'td')[1]).toEqual({role: 'cell', dataHostingLabel: 'Eingehende E\u2011Mails'});
});

it.each([
  ['code', 'https://haus.example/briefe'],
  ['a', 'post@haus.example'],
])('so are tables of two columns with a value in %s that would break', (tagName, value) => {
  const wide = table(['Angabe', 'Wert'], ['Adresse', 'Haus']);
  selectAll('td:last-child', wide).forEach((cell) => (cell.children = [element(tagName, {type: 'text', value})]));
  stackableTables()({type: 'root', children: [wide]});
  expect(wide.properties).toEqual({className: ['stackable'], role: 'table'});
});

it('other tables of two columns are stacked on phones alone, where a long word takes half of the line', () => {
  const narrow = table(['Code', 'Bedeutung'], ['550', 'unbekannt']);
  stackableTables()({type: 'root', children: [narrow]});
  expect(narrow.properties).toEqual({className: ['pair'], role: 'table'});
  expect(propertiesOf(narrow, 'td')).toEqual([{role: 'cell'}, {role: 'cell'}]);
});
