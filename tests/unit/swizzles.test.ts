import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {sourceFiles} from '../support/sourceFiles';

const engine = 'packages/docusaurus-theme-hosting/src/theme';
const readme = readFileSync(`${engine}/README.md`, 'utf8');

it.each(sourceFiles(['src/theme', engine], /\.tsx$/))(
  '$file says how it changes upstream’s, and README.md says why',
  ({file, text}) => {
    const component = file.replace(/^.*src\/theme\//, '').replace('/index.tsx', '');
    const [, how] = /^\/\/ (Wrap|Eject)/.exec(text) ?? [];
    expect(how, `${file}:1: must begin with "// Wrap: …" or "// Eject: …"`).toBeDefined();
    const row = readme
      .split('\n')
      .find((line) => line.startsWith('|') && line.split('|')[1]?.includes(`\`${component}\``));
    expect(row, `${engine}/README.md has no row for \`${component}\``).toBeDefined();
    expect(row?.split('|')[2]?.trim()).toMatch(new RegExp(`^${how}`, 'i'));
    const defect = row?.split('|')[5]?.trim() ?? '';
    if (defect) expect(defect, 'its issue, or that there is none').toMatch(/#\d+\]|no upstream issue known/);
  },
);
