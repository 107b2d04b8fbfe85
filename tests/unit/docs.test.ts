import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const files = [
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  ...readdirSync('docs').map((file) => `docs/${file}`),
];
const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Readonly<Record<string, string>>};
const topFolders = readdirSync('.', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

/** What building, installing and testing leave behind; a fresh clone has none of it. */
const madeByCommands = /^(?:build|node_modules|test-results|\.cache)(?:\/|$)/;

/** Files that a command writes or that an operator adds. */
const later = new Set(['src/provider/confirmed.json', 'src/provider/baseline.json']);

/** npm scripts that a text names. */
const scriptsIn = (text: string): string[] =>
  [...text.matchAll(/\bnpm run ([a-z][\w:-]*)|\bnpm (start|test)\b/g)].map(
    ([, script, short]) => script ?? short ?? '',
  );

/** Files and folders of the repository that a text names between backticks or as a link's target. */
const pathsIn = (text: string, file: string): string[] => {
  const named = [...text.matchAll(/`([\w./@-]+\/[\w./@-]*)`/g)].map(([, name = '']) => name);
  // Links within code are examples.
  const linked = [...text.replace(/`[^`\n]*`/g, '').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map(
    ([, name = '']) => path.join(path.dirname(file), name),
  );
  const inRepository = named.filter((name) => topFolders.includes(name.split('/')[0] ?? ''));
  return [...inRepository, ...linked].filter(
    (name) => !madeByCommands.test(name) && !later.has(name) && !name.includes('YYYY'),
  );
};

describe.each(files)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('names commands that exist', () => {
    expect(scriptsIn(text).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    expect(pathsIn(text, file).filter((name) => !existsSync(name))).toEqual([]);
  });
});

it('finds a command and a path that do not exist', () => {
  expect(scriptsIn('Run `npm run biuld -- X`, then `npm test` or npm install.')).toEqual(['biuld', 'test']);
  expect(pathsIn('See `src/provdier/` and [here](../deploy/REAMDE.md#x), not `a/b`.', 'docs/x.md')).toEqual([
    'src/provdier/',
    'deploy/REAMDE.md',
  ]);
});
