import {expect, it} from 'vitest';
import {asciiSlugOf} from '../../../create-docusaurus-hosting/src/answers';
import {slugOf} from './slug';

it.each([
  ['Grüße & Co. e. V.', 'grüße-co-e-v', 'gruesse-co-e-v'],
  ['  „Übersicht“ für 2026!', 'übersicht-für-2026', 'uebersicht-fuer-2026'],
  ['A\u0308pfel', 'äpfel', 'aepfel'],
])('"%s" is %s in addresses and %s in ASCII', (title, slug, ascii) => {
  expect(slugOf(title)).toBe(slug);
  expect(asciiSlugOf(title)).toBe(ascii);
});
