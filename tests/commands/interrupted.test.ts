import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {baselineFile} from 'docusaurus-hosting/template';
import {expect, it} from 'vitest';
import {newFolder} from '../support/newSite';
import {answers} from '../support/operatorSite';

const folder = newFolder();
const answersFile = path.join(newFolder(), 'answers.json');
writeFileSync(answersFile, JSON.stringify(answers));
const target = path.join(folder, 'site');

/** Makes the site without packing packages. Once it has begun to write, it is ended after a while. */
async function createSite(signal?: NodeJS.Signals, milliseconds = 0): Promise<void> {
  const args = ['scripts/createSite.ts', target, '--answers', answersFile, '--release', '0.1.0'];
  const child = spawn(path.resolve('node_modules/.bin/tsx'), args, {stdio: 'ignore', detached: true});
  const ended = once(child, 'exit');
  if (signal) {
    await expect.poll(() => readdirSync(folder).length, {timeout: 120_000, interval: 5}).toBeGreaterThan(0);
    await delay(milliseconds);
    // tsx runs the script in a process of its own.
    process.kill(-child.pid!, signal);
  }
  await ended;
}

it.each([
  ['SIGINT', 0],
  ['SIGKILL', 50],
  ['SIGINT', 200],
  ['SIGKILL', 500],
  ['SIGKILL', 1000],
] as const)('a new site that is interrupted by %s after %i ms is not there', async (signal, milliseconds) => {
  rmSync(folder, {recursive: true});
  mkdirSync(folder);
  await createSite(signal, milliseconds);
  expect(existsSync(target)).toBe(existsSync(path.join(target, baselineFile)));
});

it('and is made by the next call, which leaves nothing beside it', async () => {
  if (!existsSync(target)) await createSite();
  expect(existsSync(path.join(target, baselineFile))).toBe(true);
  expect(readdirSync(folder)).toEqual(['site']);
});
