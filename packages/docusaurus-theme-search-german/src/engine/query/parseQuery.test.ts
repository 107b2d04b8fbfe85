import {expect, it} from 'vitest';
import {german} from '../../language/german';
import {parseQuery} from './parseQuery';

it.each([
  [
    'Wie lösche ich mein Passwort',
    [
      ['losche', false],
      ['passwort', true],
    ],
    'words that mean something, folded',
  ],
  ['passwort ', [['passwort', false]], 'a blank ends the last word'],
  ['vpn?', [['vpn', false]], 'any sign ends it'],
  [
    'der die',
    [
      ['der', false],
      ['die', true],
    ],
    'all words when none means anything',
  ],
  [' … ', [], 'nothing without words'],
])('"%s": %j (%s)', (text, expected) => {
  expect(parseQuery(text, german).map(({folded, isPrefix}) => [folded, isPrefix])).toEqual(expected);
});
