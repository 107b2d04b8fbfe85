import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {buildSite} from './build';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'build-'));
});
afterEach(() => rmSync(siteDir, {recursive: true}));

const page = (): string => readFileSync(path.join(siteDir, 'build/index.html'), 'utf8');
const write = (content: string) => (outDir: string) => {
  mkdirSync(outDir, {recursive: true});
  writeFileSync(path.join(outDir, 'index.html'), content);
};
const fail = () => {
  throw new Error('broken link');
};

const lines: string[] = [];
const log = (line: string) => lines.push(line);

it('puts the new build into place, finished', async () => {
  await buildSite(siteDir, [['pages', write('old')]], log);
  const finish = ['finish', async (dir: string) => write('new, finished')(dir)] as const;
  await buildSite(siteDir, [['pages', write('new')], finish], log);
  expect(page()).toBe('new, finished');
  expect(lines.at(-1)).toMatch(/^Built: pages [\d.]+ s, finish [\d.]+ s$/);
  expect(readdirSync(siteDir)).toEqual(['build']);
});

it('waits for no other build of the site, unless that has ended', async () => {
  writeFileSync(path.join(siteDir, '.build-lock'), String(process.ppid));
  await expect(buildSite(siteDir, [['pages', write('second')]], log)).rejects.toThrow(`process ${process.ppid}`);
  expect(existsSync(path.join(siteDir, 'build'))).toBe(false);
  writeFileSync(path.join(siteDir, '.build-lock'), '4194305');
  await buildSite(siteDir, [['pages', write('second')]], log);
  expect(readdirSync(siteDir)).toEqual(['build']);
});

it.each([
  ['Docusaurus', [['pages', (outDir: string) => (write('half')(outDir), fail())]] as const],
  [
    'a step',
    [
      ['pages', write('half')],
      ['fail', async () => fail()],
    ] as const,
  ],
])('leaves the last build as it was when %s fails, and nothing half-written', async (_, failing) => {
  await expect(buildSite(siteDir, failing, log)).rejects.toThrow('broken link');
  expect(existsSync(path.join(siteDir, 'build'))).toBe(false);
  await buildSite(siteDir, [['pages', write('old')]], log);
  await expect(buildSite(siteDir, failing, log)).rejects.toThrow('broken link');
  expect(page()).toBe('old');
  expect(readdirSync(siteDir)).toEqual(['build']);
});
