import {readdirSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {expect, it} from 'vitest';

const src = path.resolve(__dirname, '../src');
const codeBelow = (room: string): string[] =>
  readdirSync(path.join(src, room), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(src, room, file));

/** What visitors' browsers run, and what components of a site take from the engine. */
const entryPoints = [
  ...['components', 'client', 'theme', 'german-search/ui', 'german-search/theme'].flatMap(codeBelow),
  ...['german-search/worker.ts', 'site/announcements.ts', 'site/areas.ts'].map((file) => path.join(src, file)),
];

/** Packages that are made for browsers, and what Docusaurus' build puts in. */
const forBrowsers =
  /^(?:@docusaurus\/|@theme(?:-init|-original)?\/|@generated\/|react(?:-dom)?(?:\/|$)|(?:clsx|fastest-levenshtein|lucide-react)$)/;

it('what runs in browsers pulls in nothing of the build', async () => {
  const {metafile} = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    outdir: src,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: {'.css': 'empty'},
    logLevel: 'silent',
  });
  const files = Object.entries(metafile.inputs);
  expect(files.length).toBeGreaterThan(entryPoints.length);
  const foreign = files.flatMap(([file, {imports}]) =>
    imports
      .filter((each) => each.external && !forBrowsers.test(each.path))
      .map((each) => `${file} imports ${each.path}`),
  );
  expect(foreign).toEqual([]);
});
