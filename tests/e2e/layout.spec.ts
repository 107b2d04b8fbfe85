import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {facts} from '../../src/facts';
import {announcementConfig} from '../../src/site/announcements';
import {posts} from '../support/sourceFiles';
import {expect, isPhone, open, storedValue, test} from '../support/browser/site';

const navbar = (page: Page) => page.locator('nav.navbar');

test.describe('navigation', () => {
  test('the navbar leads to blog, services and information', async ({page}) => {
    test.skip(isPhone(page), 'phones have the menu');
    await open(page, '/');
    await navbar(page).getByRole('link', {name: 'Dienste', exact: true}).click();
    await expect(page).toHaveURL('/services/konto');
    await navbar(page).getByRole('link', {name: 'Informationen', exact: true}).click();
    await expect(page).toHaveURL('/info/intro');
    await navbar(page).getByRole('link', {name: 'Blog', exact: true}).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/^Blog \| /);
  });

  test('the language menu offers German and nothing else', async ({page}) => {
    test.skip(isPhone(page), 'phones have the menu');
    await open(page, '/info/intro');
    const toggle = navbar(page).getByRole('button', {name: /Deutsch|Sprache/});
    await toggle.click();
    const entries = navbar(page).locator('.dropdown--show .dropdown__menu a, .dropdown .dropdown__menu a');
    await expect(entries).toHaveText(['Deutsch']);
  });

  test('the mobile menu opens, leads somewhere and closes', {tag: '@widths'}, async ({page}) => {
    await open(page, '/services/daten/cloud');
    const toggle = page.locator('.navbar__toggle');
    if (!isPhone(page)) {
      await expect(toggle).toBeHidden();
      return;
    }
    await toggle.click();
    // While React's menu takes over from the one before it, both are there.
    const sidebar = page.locator('.navbar-sidebar').first();
    await expect(sidebar).toBeVisible();
    await sidebar
      .getByRole('link', {name: 'Matrix', exact: true})
      .or(sidebar.getByRole('link', {name: 'Kommunikation', exact: true}))
      .first()
      .click();
    await expect(page).toHaveURL(/kommunikation/);
    await expect(sidebar).toBeHidden();
    await toggle.click();
    await sidebar.locator('.navbar-sidebar__close').click();
    await expect(sidebar).toBeHidden();
  });

  test('desktop begins above 996 pixels', async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await open(page, '/info/intro');
    await expect(page.locator('.navbar__toggle')).toBeHidden();
    await page.setViewportSize({width: 996, height: 800});
    await expect(page.locator('.navbar__toggle')).toBeVisible();
  });

  test('sidebars stay open when another category opens, and cannot be hidden', async ({page}) => {
    test.skip(isPhone(page), 'phones have the menu');
    await open(page, '/services/daten/cloud');
    // Before that, a link loads the next page whole, and with it a sidebar as it begins.
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(sidebar.getByRole('link', {name: 'Download-Portal'})).toBeVisible();
    await sidebar.getByRole('link', {name: 'Privatsphäre', exact: true}).click();
    await expect(page).toHaveURL(encodeURI('/services/privatsphäre'));
    await expect(sidebar.getByRole('link', {name: 'Download-Portal'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Seitenleiste einklappen'})).toHaveCount(0);
  });

  test(
    'a services page shows breadcrumbs, contents of levels 2 to 3 and its last change',
    {tag: '@widths'},
    async ({page}) => {
      await open(page, '/services/privatsphäre/vpn');
      const headings = await page.locator('article .markdown :is(h2, h3)').count();
      await expect(page.locator('.table-of-contents a')).toHaveCount(isPhone(page) ? 0 : headings);
      await expect(page.locator('.theme-last-updated')).toContainText(/Zuletzt.*von/);
      await expect(page.locator('.theme-last-updated time')).toBeVisible();
    },
  );
});

test.describe('blog', () => {
  test('the sidebar lists all posts by year and posts show their reading time', {tag: '@widths'}, async ({page}) => {
    await open(page, '/SSO-2023');
    await expect(page.getByText(/Minuten? Lesezeit/).first()).toBeVisible();
    if (!isPhone(page)) {
      const list = page.locator('aside nav');
      const years = posts().map(({file}) => /\d{4}/.exec(file)?.[0] ?? '');
      await expect(list.locator('a')).toHaveCount(years.length);
      for (const year of new Set(years)) {
        await expect(list.getByText(year, {exact: true}).first()).toBeVisible();
      }
    }
  });

  test('years of the sidebar are heavier than their posts', async ({page}) => {
    await open(page, '/SSO-2023');
    const group = page.locator('aside nav').getByRole('group', {name: '2023'});
    const weightOf = (part: Locator): Promise<number> =>
      part.evaluate((element) => Number(getComputedStyle(element).fontWeight));
    const year = await weightOf(group.getByText('2023', {exact: true}));
    expect(year).toBeGreaterThan(await weightOf(group.getByRole('link').first()));
  });
});

test.describe('color mode', () => {
  const toggle = (page: Page) =>
    page
      .getByRole('button', {name: /Ansicht|Farb/})
      .locator('visible=true')
      .first();
  const openMenu = async (page: Page): Promise<void> => {
    if (isPhone(page)) {
      await page.locator('.navbar__toggle').click();
    }
  };

  test(
    'follows the system until a visitor chooses, cycles and is kept',
    {tag: ['@colors', '@widths']},
    async ({page}, {project}) => {
      const html = page.locator('html');
      const system = project.use.colorScheme === 'dark' ? 'dark' : 'light';
      await open(page, '/info/intro');
      await expect(html).toHaveAttribute('data-theme', system);
      await openMenu(page);
      // The first change is one that can be seen.
      const other = system === 'dark' ? 'light' : 'dark';
      await toggle(page).click();
      await expect(html).toHaveAttribute('data-theme', other);
      await expect.poll(() => storedValue(page, 'theme')).toBe(other);
      await toggle(page).click();
      await expect(html).toHaveAttribute('data-theme', system);
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', system);
      await expect(html).toHaveAttribute('data-has-hydrated', 'true');
      await openMenu(page);
      await toggle(page).click();
      await expect(html).toHaveAttribute('data-theme', system);
      await expect(html).toHaveAttribute('data-theme-choice', 'system');
    },
  );

  test('its button answers the pointer', async ({page}) => {
    await open(page, '/');
    const ground = (): Promise<string> => toggle(page).evaluate((button) => getComputedStyle(button).backgroundColor);
    const atRest = await ground();
    await toggle(page).hover();
    await expect.poll(ground).not.toBe(atRest);
  });

  test('changes with the system while none is chosen', async ({page}) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.getByRole('region', {name: 'Hinweis zur Website'});
  const {fixedBar, announcementBar} = announcementConfig;
  const {id: ownId = '', content = ''} = fixedBar ?? announcementBar ?? {};

  /** Serves the page and the script with the configuration as if the operator had made the bar closable, under an id of the test's choice. */
  const configure = async (page: Page, id: string): Promise<void> => {
    const changed = (file: string): string =>
      readFileSync(`build${file}`, 'utf8')
        .replaceAll(/(isCloseable\\?"?:\s*)(?:false|!1)/g, '$1true')
        .replaceAll(/\bfixedBar(?=\\?"?:\s*\{)/g, 'announcementBar')
        .replaceAll(ownId, id);
    await page.route('/services/konto', (route) =>
      route.fulfill({contentType: 'text/html', body: changed('/services/konto.html')}),
    );
    await page.route(/\/assets\/js\/main\.[^/]+\.js$/, (route) =>
      route.fulfill({contentType: 'text/javascript', body: changed(new URL(route.request().url()).pathname)}),
    );
  };

  test(
    'is a region of its own beside the page’s one banner, and has a button only if it can be closed',
    {tag: '@widths'},
    async ({page}) => {
      await open(page, '/services/konto');
      await expect(bar(page)).toHaveText(content.replace(/<[^>]*>/g, ''));
      await expect(bar(page).getByRole('button')).toHaveCount(fixedBar ? 0 : 1);
      await expect(page.getByRole('banner')).toHaveCount(1);
    },
  );

  test('takes one line of a phone', {tag: '@widths'}, async ({page}) => {
    test.skip(!isPhone(page), 'wide windows have room');
    await open(page, '/services/konto');
    const text = bar(page).locator('div');
    const lines = await text.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({bottom}) => Math.round(bottom))).size;
    });
    expect(lines).toBe(1);
  });

  test('made closable, stays closed for its id and comes back under another', async ({page, trouble}) => {
    await configure(page, 'erste-meldung');
    await open(page, '/services/konto');
    await bar(page).getByRole('button', {name: 'Schließen'}).click();
    await expect(bar(page)).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar(page)).toBeHidden();
    await page.unrouteAll();
    await configure(page, 'zweite-meldung');
    await page.reload();
    await expect(bar(page)).toBeVisible();
    // The page as served was rendered with a bar that cannot be closed: React notices the difference.
    trouble.messages.splice(
      0,
      Infinity,
      ...trouble.messages.filter((message) => !/Minified React error #418/.test(message)),
    );
  });
});

test('the footer has three columns, the named links, license and thanks', {tag: '@widths'}, async ({page}) => {
  await open(page, '/impressum');
  const footer = page.getByRole('contentinfo');
  for (const title of ['Dienste', 'Support', 'Rechtliches']) {
    await expect(footer.getByText(title, {exact: true})).toBeVisible();
  }
  const {contact, forge, services, account, teamspeak, license, legal} = facts;
  for (const href of [
    contact.communityUrl,
    forge?.url,
    services['pw-manager']?.url,
    account.url,
    teamspeak?.link,
    contact.statusUrl,
    `mailto:${contact.support}`,
    legal.contributorsUrl,
    '/impressum',
    '/datenschutzerklaerung',
  ].filter((address) => address !== undefined)) {
    await expect(footer.locator(`a[href="${href}"]`), href).toHaveCount(1);
  }
  await expect(footer.locator('a[rel="license"]')).toHaveAttribute('href', license.contentUrl);
  await expect(footer.getByRole('link', {name: 'Alle Dienste entdecken'})).toHaveAttribute(
    'href',
    '/services/daten#alle-dienste',
  );
});

test(
  'headings stand apart from what is above them, on pages of their own as well',
  {tag: '@widths'},
  async ({page}) => {
    for (const path of ['/hilfe-finden', '/datenschutzerklaerung', '/services/konto']) {
      await open(page, path);
      const gaps = await page.locator('article h2').evaluateAll((headings) =>
        headings.slice(1).map((heading) => {
          const above = heading.previousElementSibling?.getBoundingClientRect().bottom ?? NaN;
          return {heading: heading.textContent, gap: heading.getBoundingClientRect().top - above};
        }),
      );
      expect(gaps.length, path).toBeGreaterThan(1);
      expect(
        gaps.filter(({gap}) => !(gap >= 24)),
        path,
      ).toEqual([]);
    }
  },
);

test('the names of facts stay whole on a phone', {tag: '@widths'}, async ({page}) => {
  test.skip(!isPhone(page), 'wide windows have room');
  await open(page, '/services/privatsphäre/vpn');
  const name = page.getByRole('rowheader', {name: 'Datenmenge'});
  const lines = await name.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('tables of prose need no scrolling sideways on a phone, in large letters either', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  for (const path of ['/services/konto/zugang-verloren', '/services/konto/gruppen', '/info/barrierefreiheit']) {
    await open(page, path);
    for (const size of ['100%', '150%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const hidden = await page
        .locator('main table')
        .evaluateAll((tables) =>
          tables.map(({parentElement}) => parentElement!.scrollWidth - parentElement!.clientWidth),
        );
      expect(hidden.length, path).toBeGreaterThan(0);
      expect(Math.max(...hidden), `${path} at ${size}`).toBeLessThanOrEqual(1);
    }
  }
});

test('letters to copy wrap on a phone, commands stay in their lines', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(page, '/services/konto/zugang-verloren');
  const letter = page.locator('.language-text pre').first();
  expect(await letter.evaluate((block) => block.scrollWidth - block.clientWidth)).toBe(0);
  await open(page, '/services/kommunikation/e-mail/features/test');
  await expect(page.locator('.language-bash code').first()).toHaveCSS('white-space', 'pre');
});

test('boxes of a list to tick off are seen, and its lines stand beside them', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/services/konto/e-mails-umziehen');
  const item = page.locator('.task-list-item').first();
  const box = await item.getByRole('checkbox').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(16);
  const lefts = await item.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Map<number, number>();
    for (const {bottom, left, width} of range.getClientRects()) {
      const line = Math.round(bottom / 10);
      if (width > 20) lines.set(line, Math.min(left, lines.get(line) ?? Infinity));
    }
    return [...lines.values()];
  });
  expect(lefts.length).toBeGreaterThan(1);
  expect(Math.min(...lefts)).toBeGreaterThan(box!.x + box!.width);
});
