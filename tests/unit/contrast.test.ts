import {readFileSync} from 'node:fs';
import Color from 'colorjs.io';
import postcss from 'postcss';
import {describe, expect, it} from 'vitest';
import {groundColors} from '../../src/site/icons';

const css = postcss.parse(readFileSync('src/css/custom.css', 'utf8'));
type Mode = 'light' | 'dark';
const modes: Record<Mode, readonly string[]> = {light: [':root'], dark: [':root', "html[data-theme='dark']"]};

/** The variables of custom.css as they apply in a mode. */
function tokensOf(mode: Mode): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const selector of modes[mode]) {
    const changed = new Set<string>();
    css.walkRules(selector, (rule) => {
      rule.walkDecls(/^--/, ({prop, value}) => {
        changed.add(prop);
        tokens.set(prop, value);
      });
    });
    expect(changed.size, `src/css/custom.css sets no variables for ${selector}`).toBeGreaterThan(20);
  }
  return tokens;
}

/** Contrast ratio of two opaque colours as WCAG 2.2 defines it, 1 to 21. */
const contrast = (text: string, ground: string): number => new Color(text).contrastWCAG21(ground);

const grounds = ['--ifm-background-color', '--ifm-background-surface-color', '--site-surface', '--ifm-code-background'];
const admonitions = ['success', 'info', 'warning', 'danger', 'secondary'].map(
  (kind) => `--ifm-color-${kind}-contrast-background`,
);
const meanings = ['--site-success', '--site-info', '--site-warning', '--site-danger', '--site-note'];

const pairs: [least: number, text: string, grounds: string[]][] = [
  [7, '--ifm-color-content', [...grounds, ...admonitions, '--docusaurus-highlighted-code-line-bg', '--site-mark']],
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

describe.each(['light', 'dark'] as const)('colours in %s mode', (mode) => {
  const tokens = tokensOf(mode);
  const value = (name: string): string => {
    const color = tokens.get(name);
    expect(color, `${name} is not set to a colour in src/css/custom.css`).toMatch(/^#/);
    return color ?? '';
  };

  it.each(pairs.flatMap(([least, text, on]) => on.map((ground) => ({least, text, ground}))))(
    '$text on $ground has a contrast of at least $least : 1',
    ({least, text, ground}) => {
      expect(contrast(value(text), value(ground))).toBeGreaterThanOrEqual(least);
    },
  );

  const words = ['text', 'comment', 'keyword', 'string', 'number', 'name', 'inserted', 'deleted'];
  it.each(words)('the colour of code for "%s" is readable', (kind) => {
    const color = value(`--code-${kind}`);
    expect(contrast(color, value('--code-ground'))).toBeGreaterThanOrEqual(kind === 'text' ? 7 : 4.5);
    expect(
      contrast(color, value('--docusaurus-highlighted-code-line-bg')),
      'on a highlighted line',
    ).toBeGreaterThanOrEqual(4.5);
  });

  it('the colour for the browser’s frame is the ground of the page', () => {
    expect(new Color(groundColors[mode]).toString()).toBe(new Color(value('--ifm-background-color')).toString());
  });
});
