import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {writePreview} from '.';

let folder: string;
const preview = (file: string): string => path.join(folder, 'preview', file);

const build: Readonly<Record<string, string>> = {
  'index.html':
    '<!doctype html><html><head><title>Start</title></head><body><a href=/dienste/käse#stelle>Käse</a></body></html>',
  'dienste/käse.html': `<html><head><link rel=stylesheet href=/assets/a.css><link rel=preload href=/assets/a.js as=script>
<script src=/assets/a.js defer></script></head><body class="x"><script>if (1 < 2) go("</a>")</script>
<img src="/img/a.webp" srcset="/img/a.webp 1x, /img/b.webp 2x" alt="Ein &quot;Bild&quot; &amp; mehr">
<a href="/">Start</a> <a href="/gibt-es-nicht">fehlt</a> <a href="https://example.org/">fremd</a> <a href="#oben">oben</a>
<code>&lt;a href="/"&gt;</code></body></html>`,
  'assets/a.css': 'body{}',
  'assets/a.js': 'go()',
  'assets/a.js.br': '',
  'img/a.webp': '',
  'img/b.webp': '',
};

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  for (const [file, text] of Object.entries(build)) {
    const to = path.join(folder, 'build', file);
    mkdirSync(path.dirname(to), {recursive: true});
    writeFileSync(to, text);
  }
  mkdirSync(path.join(folder, 'preview'));
  writeFileSync(preview('alt.html'), '');
  expect(writePreview(path.join(folder, 'build'), path.join(folder, 'preview'), 'Vorschau vom <heute>')).toBe(2);
});
afterAll(() => rmSync(folder, {recursive: true}));

it('leads from file to file, so that pages open without a server', () => {
  expect(readFileSync(preview('index.html'), 'utf8')).toContain('<a href="dienste/k%C3%A4se.html#stelle">Käse</a>');
  const page = readFileSync(preview('dienste/käse.html'), 'utf8');
  expect(page).toContain('<link rel="stylesheet" href="../assets/a.css">');
  expect(page).toContain('<a href="../index.html">Start</a>');
  expect(page).toContain(
    '<img src="../img/a.webp" srcset="../img/a.webp 1x, ../img/b.webp 2x" alt="Ein &quot;Bild&quot; &amp; mehr">',
  );
});

it('leaves other addresses, places and texts as they are', () => {
  const page = readFileSync(preview('dienste/käse.html'), 'utf8');
  expect(page).toContain(
    '<a href="/gibt-es-nicht">fehlt</a> <a href="https://example.org/">fremd</a> <a href="#oben">oben</a>',
  );
  expect(page).toContain('<code>&lt;a href="/"&gt;</code>');
});

it('takes scripts out, and what loads them', () => {
  const page = readFileSync(preview('dienste/käse.html'), 'utf8');
  expect(page).not.toMatch(/script|go\(/);
  expect(existsSync(preview('assets/a.js'))).toBe(false);
  expect(existsSync(preview('assets/a.js.br'))).toBe(false);
});

it('says that it is a preview, to readers and search engines', () => {
  const page = readFileSync(preview('index.html'), 'utf8');
  expect(page).toContain('<head><meta name="robots" content="noindex">');
  expect(page).toContain('Vorschau vom &lt;heute&gt;</p>');
});

it('holds nothing of an earlier preview', () => {
  expect(existsSync(preview('alt.html'))).toBe(false);
});
