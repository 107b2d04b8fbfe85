/**
 * Measures how soon the preview (`npm start`) shows its first page, and one that was saved: from the command, or from writing
 * the file, until the browser has the words. The site is a copy, a repository of its own, so that the preview's check looks
 * at the changed page as it does for an author.
 *
 * `npm run bench:preview`; `--page FILE` names another page, `--times 15` how often it is saved, `--pause 5` the seconds between.
 */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {chromium, type Page} from '@playwright/test';
import {findChromium} from 'docusaurus-publish/verify/chromium';
import {median} from '../median';

const copy = path.resolve('.cache/bench/preview');
/** For starting, and for a page that never shows what was saved. Milliseconds. */
const limit = 300_000;

/** Copies what git has of this site, as its one commit. */
function copySite(): void {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
  rmSync(copy, {recursive: true, force: true});
  mkdirSync(copy, {recursive: true});
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {encoding: 'utf8'}).split('\0');
  for (const file of files.filter(Boolean)) cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'The site');
}

/** Starts the preview of the copy. @returns its process, once the first pages are compiled */
async function start(port: number): Promise<ChildProcess> {
  const hosting = path.resolve('packages/docusaurus-hosting/bin/hosting.mjs');
  const child = spawn(process.execPath, [hosting, 'start', '--no-open'], {
    cwd: copy,
    env: {...process.env, PORT: String(port), NODE_ENV: 'development'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (more: Buffer) => {
        said += more.toString();
        if (said.includes('compiled')) resolve();
      });
    }
    child.once('exit', () => reject(new Error(said)));
  });
  return child;
}

/** Saves a page with a sentence that it did not have. @returns milliseconds until the browser shows it */
async function save(page: Page, file: string, text: string, run: number): Promise<number> {
  const sentence = `Gespeichert zum ${run}. Mal.`;
  const shown = page.waitForFunction((words) => document.querySelector('main')?.textContent.includes(words), sentence, {
    polling: 'raf',
    timeout: limit,
  });
  const begin = performance.now();
  writeFileSync(file, `${text}\n${sentence}\n`);
  await shown;
  return performance.now() - begin;
}

/** The address of a documentation page of this site. */
const addressOf = (file: string): string => `/${file.replace(/^docs-/, '').replace(/(?:\/index)?\.md$/, '')}`;

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      page: {type: 'string', default: 'docs-services/konto/index.md'},
      times: {type: 'string', default: '15'},
      pause: {type: 'string', default: '5'},
    },
  });
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium: CHROMIUM_PATH=/path/to/chrome names one.');
  const port = Number(process.env.PORT ?? 3000);
  copySite();
  const file = path.join(copy, values.page);
  const text = readFileSync(file, 'utf8');
  const browser = await chromium.launch({executablePath, args: ['--no-sandbox', '--disable-gpu']});
  const begin = performance.now();
  const preview = await start(port);
  const times: number[] = [];
  let first = 0;
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}${addressOf(values.page)}`, {timeout: limit});
    await page.waitForSelector('main h1', {timeout: limit});
    first = performance.now() - begin;
    // The first change compiles what later ones find compiled, and is not counted.
    for (let run = 0; run <= Number(values.times); run += 1) {
      await sleep(Number(values.pause) * 1000);
      const time = await save(page, file, text, run);
      if (run > 0) times.push(time);
    }
  } finally {
    await browser.close();
    preview.kill();
    await once(preview, 'exit');
  }
  const seconds = (time: number): string => `${(time / 1000).toFixed(2)} s`;
  console.log(`${values.page} shown for the first time after ${seconds(first)}.`);
  console.log(`Saved ${times.length} times, shown after`);
  console.log(`| Median | Shortest | Longest |\n| --- | --- | --- |`);
  console.log(`| ${[median(times), Math.min(...times), Math.max(...times)].map(seconds).join(' | ')} |`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
