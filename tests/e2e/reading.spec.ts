import {expect, test} from '@playwright/test';
import {open} from '../support/browser/site';
import {inSample} from '../support/kinds';

test('links of breadcrumbs are tall enough for a finger', async ({page}) => {
  await open(page, '/services/daten/cloud');
  const boxes = await page.locator('.breadcrumbs a').evaluateAll((links) =>
    links.map((link) => {
      const {width, height} = link.getBoundingClientRect();
      return Math.min(width, height);
    }),
  );
  expect(boxes).not.toEqual([]);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(24);
});

for (const path of ['/services/kommunikation/matrix', '/SSO-2023']) {
  for (const width of [1440, 1024]) {
    test(
      `the table of contents of ${path} follows the reader at ${width} pixels`,
      inSample(width === 1440),
      async ({page}) => {
        await page.setViewportSize({width, height: 800});
        await open(page, path);
        const contents = page.getByRole('navigation', {name: 'Auf dieser Seite'});
        const marked = contents.locator('.table-of-contents__link--active');
        const before = await marked.allInnerTexts();
        await page.evaluate(() => window.scrollTo(0, 1500));
        await expect.poll(() => marked.allInnerTexts()).not.toEqual(before);
        await expect(marked).toBeInViewport({ratio: 1});
        await expect(contents.getByRole('link').first()).toBeInViewport({ratio: 1});
      },
    );
  }
}

/** How often "E-Mail" in the page's text stands in two lines. Runs in the page. */
function brokenWords(): number {
  let broken = 0;
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const {index} of (text as Text).data.matchAll(/E-Mail/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 6);
      const lines = [...range.getClientRects()].filter(({width}) => width > 0).map(({top}) => Math.round(top));
      if (new Set(lines).size > 1) broken += 1;
    }
  }
  return broken;
}

const withMail = ['/services/kommunikation/e-mail', '/services/konto', '/datenschutzerklaerung', '/SSO-2023'];
for (const [index, path] of withMail.entries()) {
  test(`no line of ${path} ends within "E-Mail"`, inSample(index === 0), async ({page}) => {
    await open(page, path);
    for (let width = 320; width <= 480; width += 16) {
      await page.setViewportSize({width, height: 800});
      expect(await page.evaluate(brokenWords), `at ${width} pixels`).toBe(0);
    }
  });
}

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('the way back to the top is one step', {tag: '@late'}, async ({page}) => {
    await open(page, '/services/daten/cloud');
    for (const top of [2000, 1900, 1800]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await page.waitForFunction((y) => window.scrollY === y, top);
    }
    const button = page.getByRole('button', {name: 'Zurück nach oben scrollen'});
    await expect(button).toBeVisible();
    const positions = page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          window.addEventListener('scroll', () => {
            seen.push(window.scrollY);
            if (window.scrollY === 0) resolve(seen);
          });
        }),
    );
    await button.click();
    expect(await positions).toEqual([0]);
  });
});
