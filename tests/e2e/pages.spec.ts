/** What holds for every page. Each is opened twice, in a wide window and on a phone, and looked at in all ways at once. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {devices, type Page} from '@playwright/test';
import {barriersOf} from 'docusaurus-publish/verify';
import {groups, searchWithHits, unknownPath} from '../support/browser/allPages';
import {complaints} from '../support/browser/german';
import {
  adoptStyles,
  covered,
  cutOffText,
  motions,
  tooWide,
  unreadableInDrawings,
  withoutEdge,
} from '../support/browser/reading';
import {expect, forgetUnknownAddress, test, type Trouble} from '../support/browser/site';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2, 1.4.12 in its own measures. */
const textSpacing = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-bottom: 2em !important;
  }
`;

/** Opens a page until it is at rest. @returns what is wrong with it so far */
async function visit(page: Page, path: string, trouble: Trouble): Promise<string[]> {
  const isUnknown = path === unknownPath;
  const response = await page.goto(path);
  await expect(page.locator('html'), path).toHaveAttribute('data-has-hydrated', 'true');
  if (path === searchWithHits) {
    await expect(page.locator('main ol a').first(), path).toBeVisible();
  }
  const status = response?.status() ?? 0;
  const headings = await page.locator('h1').count();
  if (isUnknown) forgetUnknownAddress(trouble);
  return [
    ...(status === (isUnknown ? 404 : 200) ? [] : [`it answers ${status}`]),
    ...(headings === 1 ? [] : [`it has ${headings} headings of the first level`]),
    ...trouble.messages.splice(0),
  ];
}

/** What keeps somebody from reading the page that is open at 400 % zoom, or in the few colors of a system. */
async function hardToRead(page: Page): Promise<string[]> {
  // What zoom does: fewer CSS pixels.
  await page.setViewportSize({width: 1280 / 4, height: 1024 / 4});
  const zoomed = [...(await page.evaluate(tooWide)), ...(await page.evaluate(cutOffText))];
  const share = await page.evaluate(covered);
  // A dark system, and a visitor who once chose the site's light colors: what follows the site only is dark on dark.
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  const few = [...(await page.evaluate(unreadableInDrawings)), ...(await page.evaluate(withoutEdge))];
  return [
    ...zoomed.map((line) => `at 400 %: ${line}`),
    ...(share > 0.1 ? [`at 400 %: ${share} is covered`] : []),
    ...few.map((line) => `in few colors: ${line}`),
  ];
}

for (const {name, tag, pages} of groups) {
  test(
    `pages are there, quiet, German and without barriers, in all colors and widths (${name})`,
    {tag},
    async ({page, trouble}) => {
      test.setTimeout(600_000);
      const found: string[] = [];
      for (const path of pages) {
        await page.setViewportSize({width: 1280, height: 800});
        await page.emulateMedia({forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce'});
        const wrong = [
          ...(await visit(page, path, trouble)),
          ...(await complaints(page)),
          // Before the style sheet that keeps everything still while colors are measured.
          ...(await page.evaluate(motions)).map((line) => `moves: ${line}`),
          ...(await barriersOf(page, axeSource)),
          ...(await hardToRead(page)),
        ];
        found.push(...wrong.map((line) => `${path}: ${line}`));
      }
      expect(found).toEqual([]);
    },
  );
}

test.describe('on a phone', () => {
  const {userAgent, deviceScaleFactor} = devices['Pixel 7'];
  test.use({userAgent, deviceScaleFactor, isMobile: true, hasTouch: true});

  for (const {name, tag, pages} of groups) {
    test(
      `pages are there, quiet and no wider than the window, with wide text spacing, too (${name})`,
      {tag},
      async ({page, trouble}) => {
        test.setTimeout(300_000);
        await page.emulateMedia({reducedMotion: 'reduce'});
        const found: string[] = [];
        for (const path of pages) {
          await page.setViewportSize({width: 390, height: 844});
          const wrong = [
            ...(await visit(page, path, trouble)),
            ...(await page.evaluate(tooWide)),
            ...(await page.evaluate(motions)).map((line) => `moves: ${line}`),
          ];
          await page.setViewportSize({width: 320, height: 800});
          await adoptStyles(page, textSpacing);
          wrong.push(...(await page.evaluate(tooWide)).map((line) => `with wide text spacing: ${line}`));
          found.push(...wrong.map((line) => `${path}: ${line}`));
        }
        expect(found).toEqual([]);
      },
    );
  }
});
