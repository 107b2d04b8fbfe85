import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type axeCore from 'axe-core';
import type {RunOptions} from 'axe-core';
import {expect, test, type Page} from '@playwright/test';
import {open} from './site';
import {parts} from './support/pages';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 in the levels A and AA with all before it, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What only the colours decide; everything else is the same in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What the width itself decides; the rest is the same in all widths of one layout. */
const widthRules = ['target-size', 'scrollable-region-focusable'];

/** Everything in both layouts (wide, phone), and in the other colours and the other phone what can differ there. */
const views = [
  [1280, 'light', undefined],
  [1280, 'dark', colourRules],
  [320, 'dark', colourRules],
  [320, 'light', undefined],
  [390, 'light', widthRules],
  [390, 'dark', colourRules],
] as const;

/** Options for a run of the given rules, or of all rules of {@link tags}. */
const optionsFor = (rules?: readonly string[]): RunOptions => ({
  runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: tags},
  rules: {'target-size': {enabled: true}},
  resultTypes: ['violations'],
});

/** Runs axe on the page as it is. Returns one line per violation and element, with the rule and the reason. */
async function violations(page: Page, where: string, rules?: readonly string[]): Promise<string[]> {
  const {violations: found} = await page.evaluate(
    (options) => (window as unknown as {axe: typeof axeCore}).axe.run(document, options),
    optionsFor(rules),
  );
  return found.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, any, all, none}) =>
        `${where}: ${id} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({message}) => message).join('; ')}`,
    ),
  );
}

/** Sets the colours as the site's own toggle would. */
async function show(page: Page, theme: 'light' | 'dark', width: number): Promise<void> {
  await page.setViewportSize({width, height: width > 996 ? 800 : 844});
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
  // Two frames: one for React's answer to the new width, one for the paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (const {name, pages} of parts) {
  test(`no page violates WCAG 2.2 AA or a best practice, in any colours or width (${name})`, async ({page}) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    for (const path of pages) {
      await page.setViewportSize({width: 1280, height: 800});
      await open(page, path);
      // Axe must not measure a half-faded colour.
      await page.evaluate(() => {
        // A constructed sheet: the policy of the site allows no other one that comes from outside.
        const still = new CSSStyleSheet();
        still.replaceSync('*, ::before, ::after {transition: none !important; animation: none !important}');
        document.adoptedStyleSheets = [still];
      });
      if (path.startsWith('/search')) {
        await page.waitForLoadState('networkidle'); // the hits come from a worker
      }
      await page.evaluate(axeSource);
      for (const [width, theme, rules] of views) {
        await show(page, theme, width);
        found.push(...(await violations(page, `${path} (${width}, ${theme})`, rules)));
      }
    }
    expect(found).toEqual([]);
  });
}
