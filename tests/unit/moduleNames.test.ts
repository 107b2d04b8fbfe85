import {execFileSync} from 'node:child_process';
import {expect, it} from 'vitest';

it('no JSON file has the name of a module beside it, which Docusaurus would load in its place', () => {
  const files = new Set(execFileSync('git', ['ls-files', '-z', 'packages', 'src'], {encoding: 'utf8'}).split('\0'));
  const shadows = [...files].filter((file) =>
    ['.ts', '.tsx'].some((ending) => file.endsWith('.json') && files.has(file.replace(/\.json$/, ending))),
  );
  expect(shadows).toEqual([]);
});
