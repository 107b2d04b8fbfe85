import {createRequire} from 'node:module';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {chunkLoaders} from './chunkLoaders';

type Bundler = (options: object, done: (error: Error | null, stats: {toString(): string}) => void) => void;

/** The bundlers that Docusaurus comes with. */
const fromDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
const fromFaster = createRequire(require.resolve('@docusaurus/faster'));
const webpack = fromDocusaurus('webpack') as Bundler;
const {rspack} = fromFaster('@rspack/core') as {readonly rspack: Bundler};

const files = {
  'index.js': "self.load = () => import(/* webpackChunkName: 'route-table' */ './registry.js?whole');",
  'registry.js': `export default {
    "doc": [() => import(/* webpackChunkName: "doc" */ "./doc.js")],
    "data": [() => import(/* webpackChunkName: "data" */ "./data.json")]};`,
  'doc.js': "import {shared} from './shared'; export default shared; export const more = 1;",
  'shared.js': 'export const shared = () => self.shared;',
  'data.json': '{"a": 1}',
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunk-loaders-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, {recursive: true}));

/** Bundles a file of the folder. @returns what the plugin finds */
async function loadersIn(bundler: Bundler, entry: string, receive = vi.fn()): Promise<unknown> {
  const config = {
    mode: 'production',
    target: 'web',
    context: folder,
    entry: path.join(folder, entry),
    output: {path: path.join(folder, bundler.name)},
    optimization: {
      moduleIds: 'named',
      chunkIds: 'named',
      minimize: false,
      splitChunks: {cacheGroups: {shared: {test: /shared/, name: 'shared', chunks: 'async', enforce: true}}},
    },
    plugins: [chunkLoaders(receive)],
  };
  await new Promise((resolve, reject) => bundler(config, (error, stats) => (error ? reject(error) : resolve(stats))));
  return receive.mock.lastCall?.[0] as unknown;
}

it.each([
  ['webpack', webpack],
  ['Rspack', rspack],
])('finds how each chunk of a page is loaded, bundled by %s', async (_, bundler) => {
  expect(await loadersIn(bundler, 'index.js')).toEqual({
    doc: {chunks: expect.arrayContaining(['shared', 'doc']) as unknown, module: './doc.js'},
    data: {chunks: ['data'], module: './data.json'},
  });
});

it('stops the build when there is no registry', async () => {
  await expect(loadersIn(webpack, 'shared.js')).rejects.toThrow('no chunk found in the built registry');
});
