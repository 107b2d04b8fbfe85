import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {watchCheck, watchFiles, watchMarks} from './watch';

it('looks again when a file of an area changes, with a mark before and after each look', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/tags.yml'), '');
  const page = path.join(root, 'docs/konto.md');
  writeFileSync(page, 'wrong');
  const lines: string[] = [];
  const check = async () => ({output: `docs/konto.md is ${readFileSync(page, 'utf8')}\n`});
  const end = watchCheck(root, ['check', '--all'], (line) => lines.push(line), check);
  const first = [watchMarks.begin, 'docs/konto.md is wrong', watchMarks.end];
  await expect.poll(() => lines).toEqual(first);
  writeFileSync(page, 'right');
  await expect.poll(() => lines).toEqual([...first, watchMarks.begin, 'docs/konto.md is right', watchMarks.end]);
  end();
  rmSync(root, {recursive: true});
});

/** What editors do that keep a copy: a swap file, a try whether the folder can be written, the old file under another name. */
const editor = `: > docs/.konto.md.swp; : > docs/4913; rm docs/4913; mv docs/konto.md docs/konto.md~
  echo new > docs/konto.md; rm docs/konto.md~ docs/.konto.md.swp`;

it.concurrent.each([
  ['mv', 'echo new > new; mv new docs/konto.md'],
  ['sed -i', 'sed -i s/$/x/ docs/konto.md'],
  ['git checkout', 'echo wrong > new; mv new docs/konto.md; sleep 0.3; git checkout -q docs/konto.md'],
  ['an editor with a swap file', editor],
  ['a plain save', 'echo new > docs/konto.md'],
])('sees a file that is replaced again and again by %s', async (_, save) => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'watch-'));
  const run = (command: string): void => void execFileSync('sh', ['-ec', command], {cwd: root});
  run('mkdir docs; echo old > docs/konto.md; git init -q; git add .');
  const told: (readonly string[])[] = [];
  const end = await new Promise<() => void>((resolve) => {
    const stop = watchFiles(
      root,
      ['docs'],
      (files) => told.push(files),
      () => resolve(stop),
    );
  });
  for (let times = 0; times < 3; times++) {
    told.length = 0;
    run(save);
    await expect.poll(() => told.flat()).toContain('docs/konto.md');
    // All that belongs to one save has been told of.
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  end();
  rmSync(root, {recursive: true});
});
