import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {watchCheck, watchMarks} from './watch';

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
