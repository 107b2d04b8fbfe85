import type {Locator, Page} from '@playwright/test';
import {findChromium} from 'docusaurus-publish/verify/chromium';
import {groups} from '../support/browser/allPages';
import {waitForHandlers} from '../support/browser/handlers';
import {expect, forgetUnknownAddress, holdScripts, open, test} from '../support/browser/site';
import {inSample, kinds} from '../support/kinds';

const html = (page: Page) => page.locator('html');
const hydrated = (page: Page) => expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');

/** Opens a page whose scripts come only when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  // Not until all is loaded: the search page asks for its scripts at once.
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await waitForHandlers(page);
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  return async () => {
    release();
    await hydrated(page);
  };
}

test.describe('what a visitor does before the scripts are there', () => {
  test('the first tap on the menu opens it at once', {tag: '@phone'}, async ({page}) => {
    const release = await openWithoutScripts(page, '/services/konto');
    await page.getByRole('button', {name: 'Menü', exact: true}).tap();
    const menu = page.getByRole('dialog', {name: 'Menü'});
    await expect(menu.getByRole('link', {name: 'Gruppen', exact: true})).toBeInViewport();
    await menu.getByRole('button', {name: /Hauptmenü/}).tap();
    await expect(menu.getByRole('link', {name: 'Informationen', exact: true})).toBeInViewport();
    await release();
    await expect(menu).toHaveCount(1);
    await expect(page.locator('.fast-pages-menu'), 'the real one has taken its place').toHaveCount(0);
    // Both menus have such a button: focused, the real one listens for keys.
    await expect(menu.getByRole('button', {name: 'Menü schließen'})).toBeFocused();
    await expect(menu.getByRole('link', {name: 'Informationen', exact: true}), 'with the same list').toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', {name: 'Menü', exact: true})).toBeFocused();
  });

  for (const come of [true, false]) {
    const name = come ? 'answered by them' : 'kept for the real menu when they do not come';
    test(`a tap before the handlers are there is ${name}`, {tag: '@phone'}, async ({page, trouble}) => {
      const release = await holdScripts(page);
      let letHandlersCome = (): void => undefined;
      const asked = new Promise<void>((resolve) => (letHandlersCome = resolve));
      await page.route(/\/pre-hydration-handlers\./, async (route) => {
        await asked;
        await (come ? route.continue() : route.abort());
      });
      await page.goto('/services/konto', {waitUntil: 'domcontentloaded'});
      const button = page.getByRole('button', {name: 'Menü', exact: true});
      await button.tap();
      await expect(button).toHaveAttribute('data-fast-pages-pending');
      await button.tap(); // impatience
      letHandlersCome();
      if (!come) release();
      const menu = page.getByRole('dialog');
      await expect(menu.getByRole('link', {name: 'Gruppen', exact: true})).toBeInViewport();
      await expect(menu).toHaveCount(1);
      await expect(page.locator('[data-fast-pages-pending]')).toHaveCount(0);
      if (come) release();
      trouble.messages.length = 0; // the browser says that the handlers are not there
    });
  }

  test('the real menu has the focus on the same link', {tag: '@phone'}, async ({page}) => {
    const release = await openWithoutScripts(page, '/services/konto');
    await page.getByRole('button', {name: 'Menü', exact: true}).tap();
    const menu = page.getByRole('dialog', {name: 'Menü'});
    await menu.getByRole('button', {name: /Hauptmenü/}).tap();
    const link = menu.getByRole('link', {name: 'Informationen', exact: true});
    await link.focus();
    await release();
    await expect(page.locator('.fast-pages-menu')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  test('a link of the menu leads on without any script', {tag: '@phone'}, async ({page}) => {
    await openWithoutScripts(page, '/services/konto');
    await page.getByRole('button', {name: 'Menü', exact: true}).tap();
    await page.getByRole('dialog', {name: 'Menü'}).getByRole('link', {name: 'Gruppen', exact: true}).tap();
    await expect(page).toHaveURL('/services/konto/gruppen');
  });

  for (const [way, close] of [
    ['by its button', (page: Page) => page.getByRole('button', {name: 'Menü schließen'}).tap()],
    ['by a tap beside it', (page: Page) => page.touchscreen.tap((page.viewportSize()?.width ?? 0) - 10, 300)],
    [
      'by Escape',
      async (page: Page) => {
        // The browser closes modal dialogs, and this one is shown a moment before it is modal and has the focus.
        await expect(page.getByRole('button', {name: 'Menü schließen'})).toBeFocused();
        await page.keyboard.press('Escape');
      },
    ],
  ] as const) {
    test(`a menu that the visitor closes ${way} stays closed`, {tag: '@phone'}, async ({page}) => {
      const release = await openWithoutScripts(page, '/info/intro');
      const button = page.getByRole('button', {name: 'Menü', exact: true});
      await button.tap();
      await expect(page.getByRole('dialog', {name: 'Menü'})).toBeVisible();
      await close(page);
      await expect(page.getByRole('dialog', {name: 'Menü'})).toHaveCount(0);
      await release();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await button.tap();
      await expect(page.getByRole('dialog', {name: 'Menü'})).toBeVisible();
    });
  }

  test('the color mode changes at once, by one step', async ({page}) => {
    const release = await openWithoutScripts(page, '/info/intro');
    await page.getByRole('button', {name: /^Ansicht wechseln/}).click();
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', {name: /^Ansicht wechseln/}).click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
    await release();
    await expect(page.getByRole('button', {name: 'Ansicht wechseln (zurzeit helle Ansicht)'})).toBeVisible();
    await open(page, '/services/konto');
    await expect(html(page), 'the choice is kept').toHaveAttribute('data-theme-choice', 'light');
  });

  test('what is pressed while earlier presses are still replayed comes after them', async ({page}) => {
    // Replays wait for nothing but their turn, which comes late on a busy phone.
    await page.addInitScript(() => {
      const original = window.setTimeout.bind(window);
      window.setTimeout = ((work: TimerHandler, delay?: number, ...rest: unknown[]) =>
        original(work, delay ?? 1500, ...rest)) as typeof setTimeout;
    });
    const release = await openWithoutScripts(page, '/info/intro');
    const button = page.getByRole('button', {name: /^Ansicht wechseln/});
    await button.click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
    await release();
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'true');
    await button.click();
    await expect(page.getByRole('button', {name: 'Ansicht wechseln (zurzeit helle Ansicht)'})).toBeVisible();
    await page.waitForTimeout(3500);
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
  });

  test('every kind of page opens its menu, and keeps it open', {tag: ['@kinds', '@phone']}, async ({page, trouble}) => {
    test.slow();
    const menu = page.getByRole('dialog', {name: 'Menü'});
    for (const [kind, path] of kinds) {
      const release = await openWithoutScripts(page, path);
      await page.getByRole('button', {name: 'Menü', exact: true}).tap();
      await expect(menu, kind).toBeVisible();
      await release();
      await expect(menu, kind).toBeVisible();
    }
    forgetUnknownAddress(trouble);
  });

  test.describe('on a screen to touch', () => {
    test.use({hasTouch: true});

    for (const {name, tag, pages} of groups) {
      test(
        `pages change their colors, open their menu in a narrow window, and keep both (${name})`,
        {tag: [...new Set([tag, '@all'])]},
        async ({page, trouble}) => {
          test.setTimeout(300_000);
          const choice = (): Promise<string | null> => html(page).getAttribute('data-theme-choice');
          for (const path of pages) {
            await page.setViewportSize({width: 1280, height: 800});
            const release = await openWithoutScripts(page, path);
            const before = await choice();
            await page.getByRole('button', {name: /^Ansicht wechseln/}).tap();
            const chosen = await choice();
            expect(chosen, path).not.toBe(before);
            await page.setViewportSize({width: 390, height: 844});
            await page.getByRole('button', {name: 'Menü', exact: true}).tap();
            const menu = page.getByRole('dialog', {name: 'Menü'});
            await expect(menu, path).toBeVisible();
            await release();
            await expect(page.locator('.fast-pages-menu'), `${path}: the real one takes its place`).toHaveCount(0);
            await expect(menu, path).toBeVisible();
            expect(await choice(), path).toBe(chosen);
          }
          forgetUnknownAddress(trouble);
        },
      );
    }
  });

  test('a tab is chosen at once', {tag: '@widths'}, async ({page}) => {
    const release = await openWithoutScripts(page, '/services/privatsphäre/vpn');
    const tab = page.getByRole('tab', {selected: false}).first();
    const name = (await tab.innerText()).trim();
    await tab.click();
    const chosen = page.getByRole('tab', {name, exact: true}).first();
    const panel = page.getByRole('tabpanel', {name, exact: true}).first();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toBeVisible();
    await release();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toBeVisible();
    await page.getByRole('tab', {selected: false}).first().click();
    await expect(panel, 'the tabs go on as ever').toBeHidden();
  });

  test('a tab is chosen, too, when the scripts come while the mouse is down on it', async ({page}) => {
    const release = await openWithoutScripts(page, '/services/kommunikation/e-mail/features/test');
    const tab = page.getByRole('tab', {name: 'macOS', exact: true}).first();
    await tab.hover();
    await page.mouse.down();
    await release();
    await page.mouse.up();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  test('code is copied at once, and only once', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const release = await openWithoutScripts(page, '/services/hosting/minio');
    const block = page.locator('.theme-code-block').first();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await block.getByRole('button', {name: 'Code kopieren'}).click();
    await expect(page.getByRole('status').filter({hasText: 'Kopiert'})).toBeVisible();
    expect((await clipboard()).trim()).toBe((await block.locator('code').innerText()).trim());
    await page.evaluate(() => navigator.clipboard.writeText('etwas anderes'));
    await release();
    await expect(page.locator('[data-fast-pages-pending]')).toHaveCount(0);
    expect(await clipboard()).toBe('etwas anderes');
  });

  test('a search is kept as it was typed, and answered', async ({page}) => {
    const release = await openWithoutScripts(page, '/info/kontakt');
    const box = page.getByRole('combobox', {name: 'Website durchsuchen'});
    await box.click();
    await page.keyboard.type('cloud');
    await release();
    await expect(box).toHaveValue('cloud');
    await expect(box).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.type('!');
    await expect(box).toHaveValue('cloud!');
  });

  test('Enter in the search box leads to the results', async ({page}) => {
    const release = await openWithoutScripts(page, '/info/kontakt');
    await page.getByRole('combobox', {name: 'Website durchsuchen'}).click();
    await page.keyboard.type('matrix');
    await page.keyboard.press('Enter');
    await release();
    await expect(page).toHaveURL('/search?q=matrix');
  });

  test('the shortcut leads into the search box at once', async ({page}) => {
    const release = await openWithoutScripts(page, '/info/kontakt');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', {name: 'Website durchsuchen'})).toBeFocused();
    await release();
    await expect(page.getByRole('combobox', {name: 'Website durchsuchen'})).toBeFocused();
  });

  test('links lead on without any script', async ({page}) => {
    await openWithoutScripts(page, '/services/konto');
    await page.locator('main a[href^="/services/"]').first().click();
    await expect(page).not.toHaveURL('/services/konto');
    await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  });
});

/** Puts a finger on an element. @returns what lifts it */
async function touch(page: Page, element: Locator): Promise<() => Promise<void>> {
  const {x, y, width, height} = (await element.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{x: x + width / 2, y: y + height / 2}];
  await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
  return async () => {
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  };
}

for (const [moment, openPage] of [
  ['before the scripts are there', openWithoutScripts],
  ['when they are', open],
] as const) {
  test(`a control looks pressed while a finger is on it, ${moment}`, {tag: '@phone'}, async ({page}) => {
    await openPage(page, '/services/konto');
    const button = page.getByRole('button', {name: 'Menü', exact: true});
    const lift = await touch(page, button);
    await expect(button).toHaveCSS('outline-style', 'solid');
    await lift();
    await expect(page.getByRole('dialog', {name: 'Menü'})).toBeVisible();
    await expect(button).not.toHaveCSS('outline-style', 'solid');
  });
}

test('a page that nobody touches takes over by itself, once it is idle', async ({page}) => {
  await page.goto('/services/konto');
  await hydrated(page);
});

for (const [name, connection] of [
  ['with data saver', {effectiveType: '4g', saveData: true}],
  ['on a 3g connection', {effectiveType: '3g', saveData: false}],
] as const) {
  test(
    `but for the handlers, no script is loaded ${name} before the visitor does something`,
    inSample(connection.saveData),
    async ({page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', {configurable: true, get: () => value});
      }, connection);
      const scripts: string[] = [];
      page.on('request', (request) => {
        const isHandlers = request.url().includes('/pre-hydration-handlers.');
        if (request.resourceType() === 'script' && !isHandlers) scripts.push(request.url());
      });
      await page.goto('/services/konto');
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await page.keyboard.press('Tab');
      await hydrated(page);
    },
  );
}

test('the search page and marked words need no visitor to begin', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      configurable: true,
      get: () => ({effectiveType: '2g', saveData: true}),
    });
  });
  await page.goto('/search?q=forge');
  await expect(page.locator('main ol a').first()).toBeVisible();
  await page.goto('/services/privatsphäre/vpn?_highlight=tunnel');
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBeGreaterThan(0);
});

test('the colors that a visitor once chose are there before the scripts', async ({page}) => {
  await open(page, '/services/konto');
  await page.getByRole('button', {name: /^Ansicht wechseln/}).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const release = await openWithoutScripts(page, '/info/intro');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', dark);
  await release();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('a script that cannot be loaded leaves a page that can be read, and no button that seems at work', async ({
  page,
  trouble,
}) => {
  await page.route(/\/assets\/js\/main\./, (route) => route.fulfill({status: 404}));
  await page.goto('/services/konto');
  const button = page.getByRole('button').locator('visible=true').first();
  await button.click();
  await expect(page.locator('[data-fast-pages-pending]')).toHaveCount(0);
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  trouble.messages.splice(0); // the browser says that the script is not there
});

test('going back shows the page as it was left, without loading it anew', async ({browser, baseURL}, {project}) => {
  // Headless shells keep no page that was left, and Playwright forbids it to every browser.
  const executablePath = findChromium();
  const keeping = await browser.browserType().launch({
    ...project.use.launchOptions,
    ...(executablePath ? {executablePath} : {channel: 'chromium'}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await keeping.newPage({baseURL});
  await open(page, '/services/konto');
  await page.evaluate(() => Object.assign(window, {left: true}));
  await page.goto('/info/intro?neu');
  await hydrated(page);
  // A page that is kept is not loaded.
  await page.goBack({waitUntil: 'commit'});
  await expect(page).toHaveURL('/services/konto');
  const found = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons?: {reasons?: {reason: string}[]} | null;
    })[];
    return {
      isAsLeft: 'left' in window,
      hindrances: entry?.notRestoredReasons?.reasons?.map(({reason}) => reason) ?? [],
    };
  });
  expect(found).toEqual({isAsLeft: true, hindrances: []});
  await keeping.close();
});
