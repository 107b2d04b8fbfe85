import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {writeServiceWorker} from '.';

let buildDir: string;
beforeEach(() => {
  buildDir = mkdtempSync(path.join(os.tmpdir(), 'offline-'));
  const files: Readonly<Record<string, string>> = {
    'index.html': '<img src=/img/logo.svg><meta content=https://example.org/img/card.png>',
    'für/mich.html': '<source srcset="/assets/images/a-720.webp 720w, /assets/images/a-1080.webp 1080w">',
    'other.html': '<img src="/img/other.svg">',
    'assets/js/main.1a.js': '1',
    'assets/js/main.1a.js.br': '1',
    'assets/page.html': '1',
    'assets/page.md': '1',
    'assets/css/styles.css': 'p{background:url(/img/dot.png)}',
    'search-index/1a/index.json': '{}',
    ...Object.fromEntries(
      ['img/logo.svg', 'img/card.png', 'img/other.svg', 'img/dot.png'].map((file) => [file, 'picture']),
    ),
    ...Object.fromEntries(['a-720', 'a-1080', 'b-720'].map((name) => [`assets/images/${name}.webp`, 'picture'])),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(buildDir, file)), {recursive: true});
    writeFileSync(path.join(buildDir, file), text);
  }
});
afterEach(() => rmSync(buildDir, {recursive: true}));

/** What the written worker keeps. */
function written(pages: readonly string[]): {name: string; paths: string[]} {
  writeServiceWorker(buildDir, pages);
  const [, release = ''] = /^const release = (.*);$/m.exec(readFileSync(path.join(buildDir, 'sw.js'), 'utf8')) ?? [];
  const {name, files} = JSON.parse(release) as {name: string; files: [path: string, integrity: string][]};
  expect(files.every(([, integrity]) => /^sha256-[\w+/]{43}=$/.test(integrity))).toBe(true);
  return {name, paths: files.map(([address]) => address)};
}

it('keeps pages with their pictures, and what all pages need', () => {
  const {paths} = written(['/für/mich', '/']);
  expect(paths[0]).toBe('/f%C3%BCr/mich');
  expect(paths.sort()).toEqual([
    '/',
    '/assets/css/styles.css',
    '/assets/images/a-1080.webp',
    '/assets/images/a-720.webp',
    '/assets/js/main.1a.js',
    '/f%C3%BCr/mich',
    '/img/dot.png',
    '/img/logo.svg',
    '/search-index/1a/index.json',
  ]);
});

it('takes nothing for a picture that is not of the build, whatever a text says', () => {
  const outside = path.relative(path.join(buildDir, 'img'), '/etc/hostname');
  mkdirSync(path.join(buildDir, 'img/folder'));
  const text = [`/img/${outside}`, '/img/folder', '/img/%zz', '/img/gone.png'].join(' ');
  writeFileSync(path.join(buildDir, 'index.html'), `<p>Siehe ${text} hier.</p>`);
  expect(written(['/']).paths.filter((each) => each.startsWith('/img/'))).toEqual(['/img/dot.png']);
});

it('a release has a cache of its own, and the same files have the same one', () => {
  const {name} = written(['/']);
  expect(written(['/']).name).toBe(name);
  writeFileSync(path.join(buildDir, 'index.html'), '<p>New</p>');
  expect(written(['/']).name).not.toBe(name);
});

it('keeps nothing without pages, and refuses pages that are missing', () => {
  expect(written([]).paths).toEqual([]);
  expect(() => writeServiceWorker(buildDir, ['/', '/gone'])).toThrow('does not have: /gone');
});
