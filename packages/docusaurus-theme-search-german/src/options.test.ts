import {expect, it} from 'vitest';
import {optionsSchema, type CheckedOptions} from './options';

const check = (options: object) => optionsSchema.validate(options);

it('has the defaults of the specification', () => {
  expect(check({}).value).toMatchObject({
    indexDocs: true,
    indexBlog: true,
    indexPages: false,
    searchResultLimits: 8,
    searchResultContextMaxLength: 50,
    searchBarShortcutKeymap: 'mod+k',
    pageAliases: {},
    demotedPaths: [],
  });
});

it('takes the options of another local search, and warns of those without a meaning', () => {
  const result = check({
    hashed: true,
    language: ['en', 'de'],
    docsRouteBasePath: '/docs/',
    ignoreFiles: /^intern/,
    fuzzyMatchingDistance: 2,
  });
  const value = result.value as CheckedOptions;
  expect(result.error).toBeUndefined();
  expect(result.warning?.message).toMatch(/"fuzzyMatchingDistance" has no effect/);
  expect(value.docsRouteBasePath).toEqual(['docs']);
  expect(value.ignoreFiles).toEqual([/^intern/]);
});

it.each([
  [{demotedPaths: ['alt']}, /demotedPaths/, 'a route without its slash'],
  [{synonyms: 'a, b\nb, c'}, /"b" is in two groups/, 'a word with two meanings'],
  [{language: 'en'}, /must contain "de"/, 'another language'],
  [{demotedPath: []}, /demotedPath/, 'a mistyped option'],
] as [object, RegExp, string][])('%j: says %s (%s)', (options, message) => {
  expect(check(options).error?.message).toMatch(message);
});
