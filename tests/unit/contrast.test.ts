import {readFileSync} from 'node:fs';
import Color from 'colorjs.io';
import {describe, expect, it} from 'vitest';
import {iconTags} from '../../packages/docusaurus-hosting/src/client-files/webManifest';
import {variablesIn} from '../../packages/docusaurus-hosting/src/site/brandColors';
import {site} from '../../src/site';

const css = readFileSync('src/css/custom.css', 'utf8');

/** Contrast ratio of two opaque colors as WCAG 2.2 defines it, 1 to 21. */
const contrast = (text: string, ground: string): number => new Color(text).contrastWCAG21(ground);

const grounds = ['--ifm-background-color', '--ifm-background-surface-color', '--site-surface', '--ifm-code-background'];
const admonitions = ['success', 'info', 'warning', 'danger', 'secondary'].map(
  (kind) => `--ifm-color-${kind}-contrast-background`,
);
const meanings = ['--site-success', '--site-info', '--site-warning', '--site-danger', '--site-note'];

const pairs: [least: number, text: string, grounds: string[]][] = [
  [7, '--ifm-color-content', [...grounds, ...admonitions, '--site-mark']],
  [4.5, '--ifm-color-content-secondary', [...grounds, '--site-mark']],
  [4.5, '--site-muted', grounds],
  [4.5, '--ifm-color-primary', [...grounds, ...admonitions, '--site-mark']],
  [4.5, '--site-accent', grounds],
  [4.5, '--site-on-brand', ['--site-brand']],
  ...meanings.map((meaning): [number, string, string[]] => [4.5, meaning, [...grounds, ...admonitions]]),
  [3, '--site-control', grounds],
  [7, '--ifm-footer-color', ['--ifm-footer-background-color']],
  [7, '--ifm-footer-link-hover-color', ['--ifm-footer-background-color']],
];

describe.each(['light', 'dark'] as const)('colors in %s mode', (mode) => {
  const tokens = variablesIn(css, mode);
  const value = (name: string): string => {
    const color = tokens.get(name);
    expect(color, `${name} is not set to a color in src/css/custom.css`).toMatch(/^#/);
    return color ?? '';
  };

  it.each(pairs.flatMap(([least, text, on]) => on.map((ground) => ({least, text, ground}))))(
    '$text on $ground has a contrast of at least $least : 1',
    ({least, text, ground}) => {
      expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(least);
    },
  );

  const words = ['text', 'comment', 'keyword', 'string', 'number', 'name', 'inserted', 'deleted'];
  it.each(words)('the color of code for "%s" is readable', (kind) => {
    const color = value(`--code-${kind}`);
    expect(contrast(color, value('--code-ground'))).toBeGreaterThanOrEqual(kind === 'text' ? 7 : 4.5);
  });

  it('what CSS does not reach has the colors of the page', () => {
    const {ground, text, muted, brand: color} = site.colors[mode];
    const names = ['--ifm-background-color', '--ifm-color-content', '--site-muted', '--site-brand'];
    expect([ground, text, muted, color]).toEqual(names.map(value));
    const frame = iconTags(site).find(({attributes}) => attributes?.media === `(prefers-color-scheme: ${mode})`);
    expect(frame?.attributes?.content).toBe(value('--ifm-background-color'));
  });
});
