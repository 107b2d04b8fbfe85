import {expect, it} from 'vitest';
import {headingSimilarity} from './rank';

it.each([
  [['drucker', 'finden'], 2, 2, 1, 'the heading itself'],
  [['drucker'], 1, 2, 0.5, 'half of a short heading'],
  [['drucker'], 1, 5, 0, 'one word of a long heading'],
  [['drucker', 'papier', 'fach'], 3, 9, 1 / 3, 'three words are no coincidence'],
  [['verbindung', 'server', 'getrennt'], 6, 4, 3 / 7, 'a pasted message with more than the heading'],
  [['verbindung', 'server'], 6, 4, 0, 'half of a heading, among other things'],
  [['0x800ccc0e'], 9, 6, 1, 'a code, whatever stands around it'],
  [[], 2, 2, 0, 'nothing'],
])('%j of %d words, heading of %d: %d (%s)', (shared, asked, offered, expected) => {
  expect(headingSimilarity(shared, asked, offered)).toBeCloseTo(expected);
});
