import {expect, it} from 'vitest';
import {checkOptions, type GermanSearchOptions} from './options';

const areas = [{id: 'docs', kind: 'docs' as const, label: 'Doku'}];

it('takes what is not given from the defaults', () => {
  expect(checkOptions({areas})).toEqual({areas, demoted: [], names: {}, synonyms: '', waysOnward: [], texts: {}});
});

it.each([
  [{areas: []}, /areas/, 'a site without areas'],
  [{areas, demoted: ['alt']}, /demoted/, 'a route without its slash'],
  [{areas, synonyms: 'a, b\nb, c'}, /"b" stands in two groups/, 'a word with two meanings'],
  [{areas, texts: {nix: 'Nichts'}}, /texts/, 'a text that does not exist'],
  [{areas, demote: []}, /demote/, 'a mistyped option'],
] as [object, RegExp, string][])('%j: names %s (%s)', (options, message) => {
  expect(() => checkOptions(options as GermanSearchOptions)).toThrow(message);
});
