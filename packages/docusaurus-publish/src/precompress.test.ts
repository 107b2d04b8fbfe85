import {randomBytes} from 'node:crypto';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, watch, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {precompress, wrongCopies} from './precompress';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'precompress-'));
  const words = Array.from({length: 2000}, (_, at) => `Wort ${(at * 7919) % 1000}`);
  writeFileSync(path.join(root, 'page.html'), words.join(' '));
});
afterEach(() => rmSync(root, {recursive: true}));

const compress = (effort: 'best' | 'quick') => precompress(root, path.join(root, 'cache'), effort);
const read = (name: string): Buffer => readFileSync(path.join(root, name));
const size = (): number => statSync(path.join(root, 'page.html.br')).size;

it('copies hold what the file holds, whatever the effort', async () => {
  for (const effort of ['quick', 'best'] as const) {
    await compress(effort);
    expect(brotliDecompressSync(read('page.html.br'))).toEqual(read('page.html'));
    expect(gunzipSync(read('page.html.gz'))).toEqual(read('page.html'));
  }
});

it('files that do not get smaller have copies, too, as what looks at the build expects', async () => {
  writeFileSync(path.join(root, 'favicon.ico'), randomBytes(600));
  await compress('best');
  expect(brotliDecompressSync(read('favicon.ico.br'))).toEqual(read('favicon.ico'));
});

it('a build that was broken off leaves no damaged copies to those after it', async () => {
  const cache = path.join(root, 'cache');
  mkdirSync(cache);
  const pages = Array.from({length: 16}, (_, at) => `page${at}.html`);
  pages.forEach((name) => writeFileSync(path.join(root, name), randomBytes(400_000).toString('hex')));
  const module = JSON.stringify(path.join(__dirname, 'precompress.ts'));
  const call = `require(${module}).precompress(...${JSON.stringify([root, cache, 'quick'])})`;
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', '-e', call], {stdio: 'inherit'});
  // As soon as something is written, others are half written.
  watch(cache, () => child.kill('SIGKILL'));
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  await compress('quick');
  expect(pages.flatMap((name) => wrongCopies(root, name))).toEqual([]);
});

it('what is published is smaller than what was made for a trial, which takes the best copy that is there', async () => {
  await compress('quick');
  const quick = size();
  await compress('best');
  const best = size();
  expect(best).toBeLessThan(quick);
  await compress('quick');
  expect(size()).toBe(best);
});
