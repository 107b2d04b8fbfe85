import {expect, it} from 'vitest';
import {
  distances,
  pack,
  packRoughly,
  packShard,
  packWords,
  unpack,
  unpackRoughly,
  unpackShard,
  unpackWords,
  type Posting,
} from './pack';

it.each([[[]], [[0]], [[59, 60, 61]], [[1919, 1920, 61_439, 61_440, 0]]])(
  'reads the numbers %j as they were',
  (numbers) => {
    expect(unpack(pack(numbers))).toEqual(numbers);
  },
);

it('writes nothing that JSON would have to escape, but the backslash', () => {
  const text = pack(Array.from({length: 5000}, (_, number) => number));
  expect(text.replaceAll('\\', '')).toMatch(/^[#-~]+$/);
  expect(text).not.toContain('"');
});

it.each<[readonly (readonly Posting[])[]]>([
  [
    [
      [[3, 1]],
      [],
      [
        [0, 32],
        [1, 1],
        [900, 255],
      ],
    ],
  ],
  [
    [
      [
        [0, 1],
        [2, 1],
      ],
    ],
  ],
  [[[]]],
])('reads the postings %j as they were', (terms) => {
  expect(unpackShard(packShard(terms))).toEqual(terms);
});

it('measures distances', () => {
  expect(distances([3, 4, 9])).toEqual([3, 1, 5]);
});

it('reads sorted words as they were', () => {
  const words = ['a', 'ab', 'abc', 'b', 'x'.repeat(60), `${'x'.repeat(60)}y`];
  expect(unpackWords(packWords(words))).toEqual(words);
});

it('reads lengths within a quarter of what they were, and the smallest as they were', () => {
  const lengths = [0, 1, 2, 9, 45, 500, 4000];
  const read = unpackRoughly('length', packRoughly('length', lengths));
  expect(read.slice(0, 3)).toEqual([0, 1, 2]);
  read.forEach((length, place) => expect(Math.abs(length - lengths[place]!)).toBeLessThanOrEqual(lengths[place]! / 4));
});
