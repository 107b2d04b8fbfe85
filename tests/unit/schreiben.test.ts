/** The examples of docs/schreiben.md, put into pages: the check finds what is called bad there, and leaves the good alone. */
// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {checkSite} from 'docusaurus-content-check/command';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {loadContent} from '../../packages/docusaurus-hosting/src/check';

/** What no rule can tell; people read for it. */
const forPeople = ['Sätze sind ganze Sätze, im Mittel 9 bis 13 Wörter lang.'];

/** Rows of the handbook's tables of good and bad. */
const rows = readFileSync('docs/schreiben.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.includes('| Nicht so |'))
  .map((line) => line.slice(2, -2).split(' | ') as [rule: string, good: string, bad: string]);

/** An example as it stands in a page: headings are quoted as code in the table. */
const example = (cell: string): string =>
  cell
    .replaceAll('&nbsp;', '\u00A0')
    .split(', darunter ')
    .map((part) => part.replace(/^`(#+ .*)`$/, '$1'))
    .join('\n\n');

const scratch = mkdtempSync(path.join(os.tmpdir(), 'schreiben-'));
const pageOf = (kind: 'good' | 'bad', row: number): string => `docs-info/${kind}-${row}.md`;
let output = '';

beforeAll(async () => {
  for (const name of [
    'blog',
    'docs-info',
    'docs-services',
    'src',
    'i18n',
    'hosting.config.ts',
    'sidebars.ts',
    'tsconfig.json',
  ]) {
    cpSync(name, path.join(scratch, name), {recursive: true});
  }
  for (const name of ['cspell.config.yaml', 'cspell-words.txt']) cpSync(name, path.join(scratch, name));
  symlinkSync(path.resolve('node_modules'), path.join(scratch, 'node_modules'));
  const pages = rows.flatMap(([, good, bad], row) => [
    [pageOf('good', row), good] as const,
    [pageOf('bad', row), bad] as const,
  ]);
  for (const [file, text] of pages) {
    const head = `title: Beispiel\ndescription: Hier steht ein ganzer Satz, der lang genug für Suchmaschinen und Karten ist.\n`;
    writeFileSync(path.join(scratch, file), `---\n${head}---\n\nMit diesem Beispiel lernst du.\n\n${example(text)}\n`);
  }
  ({output} = await checkSite(['docs-info'], scratch, loadContent));
});
afterAll(() => rmSync(scratch, {recursive: true, force: true}));

describe.each(rows.map(([rule], row) => [rule, row] as const))('%s', (rule, row) => {
  it('the good example has no mistake', () => {
    expect(output.split('\n').filter((line) => line.startsWith(`${pageOf('good', row)}:`))).toEqual([]);
  });

  it.skipIf(forPeople.includes(rule))('the bad example is found', () => {
    expect(output).toContain(`${pageOf('bad', row)}:`);
  });
});

it('finds the tables, and what is left to people among them', () => {
  expect(rows.map(([rule]) => rule)).toEqual(expect.arrayContaining(forPeople));
});
