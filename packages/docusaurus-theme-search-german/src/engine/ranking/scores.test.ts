import {expect, it} from 'vitest';
import {parameters} from './parameters';
import {combine, createScores} from './scores';

const further = parameters.tieBreaker;

it.each([
  [3, 2, 3 + 2 * further, 'the better decides, the other breaks ties'],
  [2, 3, 3 + 2 * further, 'in any order'],
  [3, 0, 3, 'nothing adds nothing'],
])('%d and %d are %d (%s)', (one, other, expected) => {
  expect(combine(one, other)).toBeCloseTo(expected);
});

it('keeps a list of the places that have a score, each once', () => {
  const scores = createScores(4);
  scores.add(2, 1);
  scores.add(0, 1);
  scores.add(2, 4);
  scores.add(3, 0);
  expect(scores.found).toEqual([2, 0]);
  expect([...scores.values].map((value) => value.toFixed(2))).toEqual([
    '1.00',
    '0.00',
    (4 + further).toFixed(2),
    '0.00',
  ]);
});
