import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as z from 'zod';
import {sourceFiles} from '../support/sourceFiles';

const upstreamTheme = 'node_modules/@docusaurus/theme-classic/lib/theme';
const ownThemes = [
  'src/theme',
  'packages/docusaurus-theme-hosting/src/theme',
  'packages/docusaurus-theme-search-german/src/theme',
];

const read = (file: string): string => readFileSync(file, 'utf8');
const resolve = (base: string): string | undefined =>
  ['', '.js', '.tsx', '.ts', '/index.js', '/index.tsx']
    .map((ending) => base + ending)
    .find((file) => /\.[jt]sx?$/.test(file) && existsSync(file));

/** Files of the theme's components that a piece of code brings with it. `@theme/X` is ours where we have one. */
function themeFilesIn(code: string, folder: string): string[] {
  const named = [...code.matchAll(/['"]@theme(-original|-init)?\/([\w/-]+)['"]/g)].flatMap(([, upstream, name]) => {
    const folders = upstream ? [upstreamTheme] : [...ownThemes, upstreamTheme];
    return folders.flatMap((each) => resolve(`${each}/${name}`) ?? []).slice(0, 1);
  });
  const beside = [...code.matchAll(/from ['"](\.[^'"]+)['"]/g)].flatMap(
    ([, to = '']) => resolve(path.join(folder, to)) ?? [],
  );
  return [...named, ...beside];
}

const codeBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(path.join(folder, file)));

/** Code that names the components of pages: the core, the content plugins, and ours. */
const roots = [
  ...[
    'core/lib/client',
    'theme-common/lib',
    ...['blog', 'docs', 'pages'].map((kind) => `plugin-content-${kind}/lib`),
  ].flatMap((folder) => codeBelow(`node_modules/@docusaurus/${folder}`)),
  ...sourceFiles(['src', 'packages'], /\.tsx?$/)
    .filter(({file}) => !ownThemes.some((theme) => file.startsWith(`${theme}/`)))
    .map(({text}) => text),
];

/** Everything that a page may run: the roots, and components that somebody still asks for although others are replaced. */
function reachedCode(): string {
  const reached = new Map<string, string>();
  const queue = roots.flatMap((code) => themeFilesIn(code, '.'));
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (!reached.has(file)) {
      const code = read(file);
      reached.set(file, code);
      queue.push(...themeFilesIn(code, path.dirname(file)));
    }
  }
  return [...roots, ...reached.values()].join('\n');
}

const translations = z.record(z.string(), z.object({message: z.string()}));

it.each(sourceFiles(['i18n'], /\.json$/))('$file translates nothing that no page shows', ({text}) => {
  const code = reachedCode();
  const ids = Object.keys(translations.parse(JSON.parse(text)));
  expect(ids.filter((id) => !["'", '"', '`'].some((quote) => code.includes(quote + id + quote)))).toEqual([]);
});
