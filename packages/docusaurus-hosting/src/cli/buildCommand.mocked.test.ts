import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, expect, it, vi} from 'vitest';
import {site} from '../../fixtures';
import {build} from './buildCommand';

const root = mkdtempSync(path.join(tmpdir(), 'build-command-'));
for (const folder of ['src/facts', ...site.areas.map((area) => area.folder)])
  mkdirSync(path.join(root, folder), {recursive: true});
// What was confirmed of a service that is left out now holds when it comes back.
const confirmed = {'services.ferien.audience': 'alle', 'legal.logRetention': '2 Tage'};
writeFileSync(path.join(root, 'src/facts/confirmed.json'), JSON.stringify(confirmed));
afterAll(() => rmSync(root, {recursive: true}));
afterEach(() => vi.unstubAllEnvs());

const built = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('docusaurus-publish/build', () => ({buildWithServerFiles: built}));
vi.mock('./siteOf', () => ({siteOf: () => Promise.resolve({...site, root, server: {}})}));

it('builds strictly only when all facts are confirmed, and names the others first', async () => {
  vi.stubEnv('HOSTING_STRICT', 'true');
  await expect(build([])).rejects.toThrow(/^\d+ of \d+ facts are not confirmed:\n[^]*"legal\.city" is /);
  await expect(build([])).rejects.not.toThrow(/services\.ferien|"legal\.logRetention" is/);
  expect(built).not.toHaveBeenCalled();
});

it('builds for a trial whatever is confirmed', async () => {
  await build([]);
  expect(built).toHaveBeenCalledOnce();
});
