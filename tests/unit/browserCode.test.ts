import {readdirSync} from 'node:fs';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';
import {expect, it} from 'vitest';

const src = path.resolve('packages');
const codeBelow = (folder: string): string[] =>
  readdirSync(path.join(src, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(src, folder, file));

/** What visitors' browsers run, and what components of a site take from the engine. */
const entryPoints = [
  ...['components', 'client', 'theme'].map((folder) => `docusaurus-theme-hosting/src/${folder}`).flatMap(codeBelow),
  ...['ui', 'theme'].map((folder) => `docusaurus-theme-search-german/src/${folder}`).flatMap(codeBelow),
  ...['theme-search-german/src/worker.ts', 'hosting/src/site/areas.ts'].map((file) =>
    path.join(src, `docusaurus-${file}`),
  ),
];

/** Packages that are made for browsers, and what Docusaurus' build puts in. */
const forBrowsers =
  /^(?:@docusaurus\/|@theme(?:-init|-original)?\/|@generated\/|react(?:-dom)?(?:\/|$)|(?:clsx|fastest-levenshtein|lucide-react)$)/;

/** Follows imports of this repository's packages into their sources, where `packages: 'external'` would stop. */
const ownPackages: Plugin = {
  name: 'own-packages',
  setup(bundle) {
    bundle.onResolve({filter: /^docusaurus-(?:hosting|theme-)/}, ({path: name}) => ({path: require.resolve(name)}));
  },
};

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
    plugins: [ownPackages],
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
