import {expect, it} from 'vitest';
import {wordsToMark} from './links';

it('marks the words of an address, but for those that are none', () => {
  expect(wordsToMark('?_highlight=Postfach&x=y&_highlight=%20&_highlight=einrichten')).toEqual([
    'Postfach',
    'einrichten',
  ]);
});

it('marks no more and no longer words than a query may have', () => {
  expect(wordsToMark(`?_highlight=${'a'.repeat(33_000)}&_highlight=b`)).toEqual(['b']);
  const {length} = wordsToMark(`?${'_highlight=a&'.repeat(20_000)}`);
  expect(length).toBe(50);
});
