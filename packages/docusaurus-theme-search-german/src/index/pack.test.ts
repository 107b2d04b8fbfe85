import {expect, it} from 'vitest';
import {distances, pack, packWords, unpack, unpackWords} from './pack';

it.each([[[]], [[0]], [[45, 46, 47]], [[2115, 2116, 97_335, 97_336, 0]]])(
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

it('measures distances', () => {
  expect(distances([3, 4, 9])).toEqual([3, 1, 5]);
});

it('reads sorted words as they were', () => {
  const words = ['a', 'ab', 'abc', 'b', 'x'.repeat(60), `${'x'.repeat(60)}y`];
  expect(unpackWords(packWords(words))).toEqual(words);
});
