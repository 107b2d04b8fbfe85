import {expect, it} from 'vitest';
import {editDistance} from './editDistance';

it.each([
  ['passwort', 'passwort', 2, 0, 'equal'],
  ['passwort', 'paswort', 2, 1, 'one letter missing'],
  ['passwort', 'passswort', 2, 1, 'one too many'],
  ['passwort', 'passwirt', 2, 1, 'one replaced'],
  ['passwort', 'passwotr', 2, 1, 'neighbours swapped: Damerau counts one edit'],
  ['passwort', 'pasworrt', 2, 2, 'two edits'],
  ['passwort', 'kennwort', 2, 3, 'more than the limit gives limit + 1'],
  ['a', 'abcdef', 2, 3, 'lengths too far apart'],
  ['', 'ab', 2, 2, 'empty'],
])('%s and %s, at most %i edits: %i (%s)', (one, other, limit, edits) => {
  expect(editDistance(one, other, limit)).toBe(edits);
  expect(editDistance(other, one, limit)).toBe(edits);
});
