import {expect, it} from 'vitest';
import {slugOf} from './slug';

it.each([
  ['Grüße & Co. e. V.', 'grüße-co-e-v'],
  ['  „Übersicht“ für 2026!', 'übersicht-für-2026'],
  ['A\u0308pfel', 'äpfel'],
])('"%s" is %s in addresses', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
