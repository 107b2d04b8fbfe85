import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {oneAtATime, watchFiles} from 'docusaurus-content-check/watch';
import {sourceFolders} from './sources';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'live-'));
  mkdirSync(path.join(root, 'docs/cloud'), {recursive: true});
  writeFileSync(path.join(root, 'docs/tags.yml'), '');
});
afterEach(() => rmSync(root, {recursive: true}));

describe('watching', () => {
  it('tells of files that change together at once', async () => {
    const [files, end] = await new Promise<[readonly string[], () => void]>((resolve) => {
      const write = (): void => {
        writeFileSync(path.join(root, 'docs/cloud/index.md'), 'x');
        writeFileSync(path.join(root, 'sidebars.ts'), 'x');
      };
      const stop = watchFiles(root, ['docs', 'missing'], (changed) => resolve([changed, stop]), write);
    });
    end();
    expect([...files].sort()).toEqual(['docs/cloud/index.md', 'sidebars.ts']);
  });

  it('looks at the areas and at what pages share', () => {
    mkdirSync(path.join(root, 'build'));
    expect(sourceFolders(root)).toEqual(['src', 'static', 'i18n', 'docs']);
  });
});

it('runs a task once more when asked meanwhile, never twice at once', async () => {
  let [running, most, runs] = [0, 0, 0];
  const finished: (() => void)[] = [];
  const run = oneAtATime(
    async () => {
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => finished.push(resolve));
      running -= 1;
    },
    () => undefined,
  );
  run();
  run();
  run();
  await expect.poll(() => finished.length).toBe(1);
  finished[0]?.();
  await expect.poll(() => finished.length).toBe(2);
  finished[1]?.();
  await expect.poll(() => running).toBe(0);
  expect([runs, most]).toEqual([2, 1]);
});
