import {expect, it} from 'vitest';
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
  expect(parseQuery(text).map(({folded, isPrefix}) => [folded, isPrefix])).toEqual(expected);
});

it('puts together a verb and its prefix at the end of a clause', () => {
  expect(parseQuery('Wie melde ich mich an?').map(({withPrefix}) => withPrefix)).toEqual(['anmelde']);
  expect(parseQuery('Was melde ich?').map(({withPrefix}) => withPrefix)).toEqual([undefined]);
});

it.each([
  ['"kennwort" ändern', [true, false]],
  ['„kennwort ändern“', [true, true]],
])('knows which words of %s stand in quotation marks', (text, quoted) => {
  expect(parseQuery(text).map(({isQuoted}) => isQuoted)).toEqual(quoted);
});
