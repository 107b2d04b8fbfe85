import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

/** JSON files beside a module of the same name. */
const shadowsIn = (files: readonly string[]): string[] =>
  files.filter(
    (file) => /\.json$/.test(file) && ['.ts', '.tsx'].some((ending) => files.includes(file.replace(/\.json$/, ending))),
  );

it('no JSON file has the name of a module beside it, which Docusaurus would load in its place', () => {
  const files = execFileSync('git', ['ls-files', '-z', 'packages', 'src'], {encoding: 'utf8'}).split('\0');
  expect(files).toContain('packages/docusaurus-hosting/package.json');
  expect(shadowsIn(files)).toEqual([]);
});

it('a JSON file beside a module would be found', () => {
  expect(shadowsIn(['a/x.json', 'a/x.ts', 'a/y.json', 'a/Y.tsx', 'b/z.json', 'b/z.tsx'])).toEqual([
    'a/x.json',
    'b/z.json',
  ]);
});
