import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {brandColors} from './brandColors';

const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
afterAll(() => rmSync(folder, {recursive: true}));
const sheet = path.join(folder, 'custom.css');
const dark = "html[data-theme='dark'] { --site-brand: #e59ab5; --ifm-background-color: #000; }";
const colorsOf = (css: string) => {
  writeFileSync(sheet, css);
  return brandColors(sheet);
};
const light =
  ':root { --ifm-background-color: #fff; --ifm-color-content: #111; --site-muted: #444; --site-brand: #7a1f3d; }';

describe('the brand’s colors', () => {
  it('are those of the style sheet, in the dark mode those that it changes', () => {
    expect(colorsOf(`${light} ${dark}`)).toEqual({
      light: {ground: '#fff', text: '#111', muted: '#444', brand: '#7a1f3d'},
      dark: {ground: '#000', text: '#111', muted: '#444', brand: '#e59ab5'},
    });
  });

  it.each([
    ['is not set', light.replace('--site-brand', '--site-other'), '--site-brand is not set in light mode'],
    ['is computed by CSS', light.replace('#444', 'var(--gray)'), '--site-muted is "var(--gray)" in light mode'],
  ])('name a variable that %s', (_, css, message) => {
    expect(() => colorsOf(`${css} ${dark}`)).toThrow(message);
  });

  it('are not taken from the light mode where the sheet has no dark one', () => {
    expect(() => colorsOf(light)).toThrow("no rule for html[data-theme='dark']");
  });
});
