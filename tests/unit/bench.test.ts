import path from 'node:path';
import {expect, it, vi} from 'vitest';

it('lets the engine build the pages of the build’s measurement', async () => {
  vi.stubEnv('BENCH_DOCS', path.resolve('docs'));
  const {default: config} = await import('../../bench/build/docusaurus.config');
  expect(config.themes).toHaveLength(2);
});
