import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {completePages} from '../postBuild';
import {lostStyles} from './unusedStyles';

const removed = ['.hero', '.card .hero__title', 'video'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

it('a page that has no removed class has lost nothing', () => {
  expect(lostStyles('<main class="card"><p class=hero__title>hero video</p></main>', removed)).toEqual([
    '.card .hero__title',
  ]);
  expect(lostStyles('<main class="card heroes"><p style="top:var(--wider)">hero video</p></main>', removed)).toEqual(
    [],
  );
});

it('a build with such a page stops', () => {
  mkdirSync(path.join(folder, 'below'));
  const link = '<link rel=stylesheet href=/assets/css/styles.css>';
  writeFileSync(path.join(folder, 'index.html'), `${link}<p>`);
  writeFileSync(path.join(folder, 'other.html'), '<header class="hero">not with this style sheet');
  const complete = (): void => completePages({outDir: folder, generatedFilesDir: '', baseUrl: '/', removed});
  expect(complete).not.toThrow();
  writeFileSync(path.join(folder, 'below/page.html'), `${link}<header class="big hero">`);
  expect(complete).toThrow('below/page.html needs styles that were removed');
});
