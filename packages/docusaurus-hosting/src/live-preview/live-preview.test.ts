import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {once} from 'node:events';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {oneAtATime, watchFiles} from 'docusaurus-content-check/watch';
import type {LiveDiagnostic} from './diagnostics';
import {serveDiagnostics} from './diagnosticsPage';
import {sourceFolders} from './sourceFolders';

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
      const stop = watchFiles(root, ['docs', 'missing'], (changed) => resolve([changed, stop]));
      writeFileSync(path.join(root, 'docs/cloud/index.md'), 'x');
      writeFileSync(path.join(root, 'sidebars.ts'), 'x');
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

it('shows diagnostics in place of the site, as text', async () => {
  const diagnostics: LiveDiagnostic[] = [
    {level: 'error', place: 'docs/a.md:3:1', text: '<If> is not closed – write </If>'},
  ];
  const server = serveDiagnostics(0, () => diagnostics);
  await once(server, 'listening');
  const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/hilfe/konto`);
  const page = await answer.text();
  server.close();
  expect(answer.status).toBe(503);
  expect(page).toContain('docs/a.md:3:1');
  expect(page).toContain('&lt;If&gt; is not closed');
});
