import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {baselineFile, baselineHash} from '../facts/states';
import {recolor} from './recolor';

const css = `/* The brand. */
:root {
  --ifm-color-primary: #0a5c4f;
  --ifm-color-primary-dark: #095347;
  --site-brand: #0a5c4f;
  --site-mark: #fbe7a9;
  --code-keyword: #0a5c4f;
  --code-inserted: #0a5c4f;
  --ifm-footer-background-color: #0b2a25;
}
html[data-theme='dark'] {
  --site-brand: #7bd3bd;
  --site-mark: #4a3b12;
}
`;
const logo = '<svg xmlns="http://www.w3.org/2000/svg"><rect fill="#0A5C4F"/><path stroke="#ffffff"/></svg>\n';

let root: string;
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const write = (file: string, content: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'recolor-'));
  write('src/css/custom.css', css);
  write('static/img/logo.svg', logo);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, {recursive: true});
});

it('gives each mode its color and the shades of it, and leaves other meanings alone', () => {
  expect(recolor(['#7a1f3d', '--dark', '#e59ab5'])).toBe(0);
  const changed = read('src/css/custom.css');
  expect(changed).toContain('/* The brand. */\n:root {\n  --ifm-color-primary: #7a1f3d;');
  expect(changed).toContain('--ifm-color-primary-dark: #6e1c37;');
  expect(changed).toContain('--code-keyword: #7a1f3d;\n  --code-inserted: #0a5c4f;');
  expect(changed).toContain('--site-brand: #e59ab5;\n  --site-mark: #4a3b12;');
  expect(changed).not.toMatch(/#(?:095347|0b2a25|7bd3bd)/);
});

it('gives drawings the color, and draws the icons anew from theirs', () => {
  write('static/img/favicon.svg', logo);
  recolor(['#7a1f3d']);
  expect(read('static/img/logo.svg')).toBe(logo.replace('#0A5C4F', '#7a1f3d'));
  expect(read('static/img/icon-192.png')).toContain('PNG');
});

it('leads back with the old color, also from one whose shades are white', () => {
  recolor(['#000000', '--dark', '#ffffff']);
  recolor(['#0a5c4f', '--dark', '#7bd3bd']);
  expect(read('src/css/custom.css').replace(/.*footer.*\n/, '')).toBe(css.replace(/.*footer.*\n/, ''));
});

it('a drawing that came with the site stays one that is to be replaced', () => {
  write('static/img/own.svg', logo.replace('path', 'line'));
  write(baselineFile, JSON.stringify({facts: [], files: [baselineHash(logo)]}));
  recolor(['#7a1f3d']);
  const {files} = JSON.parse(read(baselineFile)) as {files: string[]};
  expect(files).toEqual([baselineHash(logo), baselineHash(read('static/img/logo.svg'))]);
});

it('bitmaps of one’s own icon are one’s own, whatever stood there before', () => {
  write('static/img/favicon.svg', logo.replace('path', 'line'));
  write('static/img/icon-192.png', 'the example');
  const baseline = {facts: [], sources: [], files: [baselineHash('the example')]};
  write(baselineFile, JSON.stringify(baseline));
  recolor(['#7a1f3d']);
  expect(JSON.parse(read(baselineFile))).toEqual(baseline);
});

it.each([
  ['one that nobody could read', ['#ffcc00'], /#ffcc00 has a contrast of 1\.\d to 1 .* light mode.*darker/],
  ['a dark one on the dark ground', ['#7a1f3d', '--dark', '#7a1f3d'], /dark mode.*lighter/],
  ['what is no color', ['red'], /"red" is no color like '#7a1f3d'/],
  ['none, as a shell that takes it for a comment hands it on', [], /quotation marks/],
])('refuses %s, and changes nothing', (_, args, message) => {
  expect(() => recolor(args)).toThrow(message);
  expect(read('src/css/custom.css')).toBe(css);
});
