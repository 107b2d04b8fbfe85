import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

type Edit = (this: {resourcePath: string; getOptions(): object}, source: string) => string;
const editModule = createRequire(import.meta.url)('./editModule.cjs') as Edit;
const edit = (source: string, find: string | RegExp = 'b();'): string =>
  editModule.call({resourcePath: 'x.js', getOptions: () => ({edits: [[find, 'late(b);']]})}, source);

it('puts other text into a module', () => {
  expect(edit('a();\nb();')).toBe('a();\nlate(b);');
});

it('puts it wherever an expression finds something', () => {
  expect(edit('a();\nb();', /[ab]\(\);/g)).toBe('late(b);\nlate(b);');
});

it('stops the build when the text is no longer there', () => {
  expect(() => edit('a();')).toThrow('There is no „b();“ in x.js any more');
  expect(() => edit('a();', /c/g)).toThrow('There is no „/c/g“ in x.js any more');
});
