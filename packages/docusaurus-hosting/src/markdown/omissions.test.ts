import {expect, it} from 'vitest';
import type {FactTexts} from '../facts/facts';
import type {Facts} from '../facts/schema';
import {offeredText, omissionsKey, takeOmissions} from './unoffered';

const offer = {facts: {} as Facts, factTexts: new Map() as FactTexts, targets: new Map<string, string>()};

it('takes what the check has found out about a page, unless the page has changed since', () => {
  const text = 'Das bleibt. Das geht.';
  takeOmissions([[omissionsKey('docs/a.md', text), [[11, text.length]]]]);
  expect(offeredText(text, 'docs/a.md', offer)).toBe('Das bleibt.');
  expect(offeredText(`${text} Neu.`, 'docs/a.md', offer)).toBe(`${text} Neu.`);
  expect(offeredText(text, 'docs/b.md', offer)).toBe(text);
});
