import {expect, it} from 'vitest';
import {chunkModules} from './chunkManifest';

it('reads which module is in which chunk', () => {
  const registry = `export default {
  "01a85c17": [() => import(/* webpackChunkName: "01a85c17" */ "@theme/BlogTagsListPage"), "@theme/BlogTagsListPage", require.resolveWeak("@theme/BlogTagsListPage")],
  "04d4b1d2": [() => import(/* webpackChunkName: "04d4b1d2" */ "@site/docs/über.md"), "@site/docs/über.md", require.resolveWeak("@site/docs/über.md")],};`;
  expect(chunkModules(registry)).toEqual(
    new Map([
      ['01a85c17', '@theme/BlogTagsListPage'],
      ['04d4b1d2', '@site/docs/über.md'],
    ]),
  );
});

it('says so when it cannot read the registry', () => {
  expect(() => chunkModules('export default new Map();')).toThrow('registry.js');
});
