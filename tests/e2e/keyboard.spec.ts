import type {Locator, Page} from '@playwright/test';
import {expect, isPhone, open, test} from '../support/browser/site';
import {inSample} from '../support/kinds';

/** Presses a key until the focus is on the element, as a person would who looks for it. */
async function reach(page: Page, goal: Locator, key = 'Tab', limit = 150): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    if (await goal.evaluateAll((elements) => elements.some((element) => element === document.activeElement))) {
      return;
    }
    await page.keyboard.press(key);
  }
  throw new Error(`${limit} times ${key} did not reach ${String(goal)}`);
}

/** What has the focus, with what a person sees of it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const {outlineStyle, outlineWidth, boxShadow, visibility} = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60),
      tag: element.tagName,
      marked: (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none',
      visible: visibility === 'visible' && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight,
    };
  });

test('the first key press offers the way past the navigation', {tag: '@widths'}, async ({page}) => {
  await open(page, '/services/konto');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', {name: 'Zum Hauptinhalt springen'});
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('nav.navbar :focus')).toHaveCount(0);
  await expect(page.locator('#__docusaurus_skipToContent_fallback :focus, main :focus')).toHaveCount(1);
});

for (const path of ['/', '/services/kommunikation/e-mail/client-konfiguration/thunderbird']) {
  test(
    `${path} can be walked through and left again with the Tab key, every stop is seen`,
    inSample(path !== '/', '@widths'),
    async ({page}) => {
      test.slow();
      await open(page, path);
      const complaints: string[] = [];
      let stops = 0;
      for (; stops < 400; stops += 1) {
        await page.keyboard.press('Tab');
        const {name, tag, marked, visible} = await focused(page);
        if (tag === 'BODY' || tag === 'HTML') {
          break; // past the last stop: the browser's own controls follow
        }
        if (!marked || !visible) {
          complaints.push(`${tag} "${name}" is ${visible ? 'not marked' : 'not in view'}`);
        }
      }
      expect(stops, 'a trap, or nothing to reach').toBeGreaterThan(10);
      expect(stops).toBeLessThan(400);
      expect(complaints).toEqual([]);
    },
  );
}

test.describe('with the wide layout', () => {
  test.skip(({viewport}) => (viewport?.width ?? 0) <= 996, 'phones have the menu');

  test('the navbar leads to another area, which says where one is', async ({page}) => {
    await open(page, '/');
    const entry = page.locator('nav.navbar').getByRole('link', {name: 'Informationen', exact: true});
    await reach(page, entry);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/info/intro');
    await expect(entry).toHaveAttribute('aria-current', 'page');
  });

  test('the language menu opens, is walked and closes with Escape', async ({page}) => {
    await open(page, '/info/intro');
    const button = page.locator('nav.navbar').getByRole('button', {name: 'Deutsch'});
    await reach(page, button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const entry = page.locator('nav.navbar .dropdown__menu').getByRole('link', {name: 'Deutsch'});
    await expect(entry).toBeVisible(); // it fades in, and Tab passes what is not there yet
    await reach(page, entry, 'Tab', 2);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(entry).toBeHidden();
  });

  test('the color mode changes, and the new one is announced', async ({page}) => {
    await open(page, '/info/intro');
    const button = page.getByRole('button', {name: /^Ansicht wechseln/});
    await reach(page, button);
    for (const [mode, theme] of [
      ['dunkle Ansicht', 'dark'],
      ['helle Ansicht', 'light'],
    ] as const) {
      await page.keyboard.press('Space');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(page.getByRole('status').filter({hasText: mode})).toHaveCount(1);
      await expect(button).toHaveAccessibleName(`Ansicht wechseln (zurzeit ${mode})`);
    }
  });

  test('a category of the sidebar unfolds, and its first page opens', async ({page}) => {
    await open(page, '/services/konto');
    const unfold = page.getByRole('button', {name: 'Bereich „Privatsphäre“ ausklappen'});
    const fold = page.getByRole('button', {name: 'Bereich „Privatsphäre“ einklappen'});
    await reach(page, unfold);
    await page.keyboard.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    const link = page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'VPN'});
    await reach(page, link);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(encodeURI('/services/privatsphäre/vpn'));
    await expect(link).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('with the narrow layout', {tag: '@widths'}, () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu takes the focus, keeps it and gives it back', async ({page}) => {
    await open(page, '/services/daten/cloud');
    const button = page.getByRole('button', {name: 'Menü', exact: true});
    await reach(page, button);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', {name: 'Menü'});
    await expect(menu.getByRole('button', {name: 'Menü schließen'})).toBeFocused();

    const names = new Set<string>();
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const element = document.activeElement;
        return (
          element !== document.body &&
          element !== document.documentElement &&
          !element?.closest('dialog, [role="dialog"]')
        );
      });
      expect(outside, 'the focus is behind the menu').toBe(false);
      names.add((await focused(page)).name);
    }
    expect([...names]).toContain('← Zurück zum Hauptmenü');

    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the menu leads to a page, whose content can be reached at once', async ({page}) => {
    await open(page, '/services/daten/cloud');
    await reach(page, page.getByRole('button', {name: 'Menü', exact: true}));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', {name: 'Menü'});
    await reach(page, menu.getByRole('button', {name: '← Zurück zum Hauptmenü'}));
    await page.keyboard.press('Enter');
    await reach(page, menu.getByRole('link', {name: 'Informationen', exact: true}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/info/intro');
    await expect(page.locator('main')).toBeVisible();
    expect(await page.evaluate(() => document.querySelector('main')?.closest('[inert]'))).toBeNull();
  });
});

test('tabs follow the arrow keys, Home, End and Space, and name their panels', async ({page}) => {
  await open(page, '/services/privatsphäre/vpn');
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  const first = (await tabs.first().innerText()).trim();
  const last = (await tabs.last().innerText()).trim();
  await reach(page, tabs.first());
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', {name: last, exact: true}).first()).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect(page.getByRole('tabpanel', {name: first, exact: true}).first()).toBeVisible();
});

test('a code block is a named stop, and its copy button works', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/services/hosting/minio');
  const block = page.locator('.theme-code-block').first();
  await reach(page, block.locator('pre'));
  await expect(block.getByRole('group', {name: /^Codeblock/})).toBeVisible();
  const copy = block.getByRole('button', {name: 'Code kopieren'});
  await reach(page, copy, 'Tab', 3);
  await page.keyboard.press('Enter');
  await expect(block.getByRole('status')).toHaveText('Kopiert');
  await expect(copy).toBeFocused();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const lines = (value: string) =>
    value
      .split('\n')
      .map((line) => line.trimEnd())
      .filter(Boolean);
  expect(lines(text)).toEqual(lines(await block.locator('code').innerText()));
});

test('a table that is too wide scrolls in a named region of its own, with the arrow keys', async ({page}) => {
  await open(page, '/services/hosting/sso');
  // No table of the site is too wide by itself.
  await page.locator('main table:is(.pair, .stackable)').evaluateAll((tables: HTMLTableElement[]) => {
    for (const table of tables) table.style.minWidth = '40rem';
  });
  await page.setViewportSize({width: 320, height: 640});
  const region = page.getByRole('region', {name: /^Tabelle „/}).first();
  await expect(region).toBeVisible();
  await reach(page, region);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('a table of two columns says on a phone what its columns are', {tag: '@widths'}, async ({page}) => {
  await open(page, '/services/konto/zugang-verloren');
  await page.setViewportSize({width: 390, height: 844});
  const table = page.locator('table.pair').first();
  const head = (await table.locator('thead').boundingBox())!;
  await expect(table.locator('th').last()).toHaveText('Was hilft');
  expect(head.width, 'nobody sees a head of a pixel').toBeGreaterThan(200);
  expect(head.y).toBeLessThan((await table.locator('td').first().boundingBox())!.y);
});

test('with the system’s few colors, the current page and the arrows of the sidebar can still be seen', async ({
  page,
}) => {
  test.skip(isPhone(page), 'phones have the menu');
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/services/konto');
  await expect(page.locator('.navbar__link--active')).toHaveCSS('text-decoration-line', 'underline');
  const caret = page.locator('.theme-doc-sidebar-menu .menu__caret').first();
  expect(await caret.evaluate((element) => getComputedStyle(element, '::before').maskImage)).toContain('url(');
});

test('someone who wants more contrast gets black on white, or white on black', {tag: '@widths'}, async ({page}) => {
  await page.emulateMedia({contrast: 'more', colorScheme: 'light'});
  await open(page, '/services/konto');
  const text = page.locator('main p').first();
  await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({contrast: 'more', colorScheme: 'dark'});
  await expect(text).toHaveCSS('color', 'rgb(255, 255, 255)');
});
