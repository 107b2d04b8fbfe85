import {expect, it} from 'vitest';
import {readQuestion} from './question';

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
])('„%s“: %j (%s)', (text, expected) => {
  expect(readQuestion(text).words.map(({folded, open}) => [folded, open])).toEqual(expected);
});
