import {createRequire} from 'node:module';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {sharedChunks} from './sharedChunks';

interface Stats {
  hasErrors(): boolean;
  toString(): string;
  toJson(options: object): {
    readonly namedChunkGroups: Readonly<Record<string, {readonly assets: readonly {readonly name: string}[]}>>;
  };
}

type Bundler = (options: object, done: (error: Error | null, stats: Stats) => void) => void;

/** The bundlers that Docusaurus comes with. */
const fromDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
const fromFaster = createRequire(require.resolve('@docusaurus/faster'));

const text = (name: string): string => `export default ${JSON.stringify(`${name} `.repeat(20))};`;
const uses = (...files: readonly string[]): string =>
  files.map((file) => `export * as ${file} from './${file}';`).join('');

/** A site whose pages of docs draw diagrams with one of two libraries, once they have one; both come with the same big module. */
const site = {
  Layout: text('layout'),
  Byline: text('byline'),
  Graphics: text('graphics'),
  Flowchart: uses('Graphics'),
  Timeline: uses('Graphics'),
  Diagram: "export const draw = (kind) => kind ? import('./Flowchart') : import('./Timeline');",
  Map: text('map'),
  DocItem: uses('Layout', 'Diagram'),
  BlogPostPage: uses('Layout', 'Byline'),
  BlogListPage: uses('Layout', 'Byline'),
  here: uses('Map', 'Layout'),
  there: uses('Map', 'Layout'),
};

const registry = new Map([
  ['doc', '@theme/DocItem'],
  ['post', '@theme/BlogPostPage'],
  ['list', '@theme/BlogListPage'],
  ['here', '@site/src/pages/here.tsx'],
  ['there', '@site/src/pages/there.tsx'],
]);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shared-chunks-'));
  for (const [name, source] of Object.entries(site)) writeFileSync(path.join(folder, `${name}.js`), source);
  const imports = [...registry].map(
    ([chunk, module]) =>
      `() => import(/* webpackChunkName: "${chunk}" */ './${path.basename(module).replace('.tsx', '')}')`,
  );
  writeFileSync(path.join(folder, 'index.js'), `self.routes = [${imports.join()}];`);
});
afterAll(() => rmSync(folder, {recursive: true}));

/** Bundles the site. @returns the names of the texts that loading a chunk brings along */
async function bundle(bundler: Bundler, name: string): Promise<(chunk: string) => string[]> {
  const out = path.join(folder, name);
  mkdirSync(out);
  const config = {
    mode: 'production',
    target: 'web',
    entry: path.join(folder, 'index.js'),
    output: {path: out},
    // As Docusaurus sets it.
    optimization: {
      minimize: false,
      splitChunks: {cacheGroups: {default: false, ...sharedChunks(registry).cacheGroups}},
    },
  };
  const stats = await new Promise<Stats>((resolve, reject) =>
    bundler(config, (error, result) => (error ? reject(error) : resolve(result))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString());
  const {namedChunkGroups} = stats.toJson({all: false, chunkGroups: true});
  return (chunk) =>
    (namedChunkGroups[chunk]?.assets ?? [])
      .flatMap((asset) => [...readFileSync(path.join(out, asset.name), 'utf8').matchAll(/"(\w+) \1 /g)])
      .map(([, found = '']) => found)
      .sort();
}

describe.each([
  ['webpack', fromDocusaurus('webpack') as Bundler],
  ['Rspack', (fromFaster('@rspack/core') as {readonly rspack: Bundler}).rspack],
])('bundled by %s', (name, bundler) => {
  let loadedBy: (chunk: string) => string[];
  beforeAll(async () => {
    loadedBy = await bundle(bundler, name);
  });

  it('a page of docs loads neither what libraries for diagrams share, nor what other pages do', () => {
    expect(loadedBy('doc')).toEqual(['layout']);
  });

  it('pages of the blog load what only they share as well', () => {
    expect(loadedBy('post')).toEqual(['byline', 'layout']);
    expect(loadedBy('list')).toEqual(['byline', 'layout']);
  });

  it('the site’s own pages bring along what only they share', () => {
    expect(loadedBy('here')).toEqual(['layout', 'map']);
  });
});
