import {expect, test, type Page} from '@playwright/test';
import {open} from './site';
import {chunksBetween, follow} from './support/pages';

const from = '/impressum';
const to = '/datenschutzerklaerung';

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/** What a page must not do whatever is sent to it: run foreign code, or fail with an error of its own. */
async function watch(page: Page): Promise<string[]> {
  const trouble: string[] = [];
  page.on('dialog', (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      console.error(`violation: ${violatedDirective} ${blockedURI}`),
    ),
  );
  page.on('console', (message) => message.text().startsWith('violation:') && trouble.push(message.text()));
  return trouble;
}

const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '\u0000\u0007\u001b[31m',
  '\u202egnp.exe\u202c \u200f\u2067',
  'ä'.repeat(10_000),
  '{{constructor.constructor("alert(1)")()}}',
  "javascript:alert(1)//'",
];

for (const text of hostile) {
  const name = JSON.stringify(text.slice(0, 30));

  test(`?q=${name} is searched for and nothing else`, async ({page}) => {
    const trouble = await watch(page);
    await open(page, `/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(trouble).toEqual([]);
  });

  test(`?_highlight=${name} marks text and nothing else`, async ({page}) => {
    const trouble = await watch(page);
    await open(page, `/services/konto?_highlight=${encodeURIComponent(text)}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Konto');
    expect(await page.locator('main img[src="x"]').count()).toBe(0);
    expect(trouble).toEqual([]);
  });
}

for (const query of [
  '?q=%',
  '?q=%zz',
  '?q=%C3',
  '?_highlight=%E0%A4%A',
  '?docusaurus-theme=%22%3E',
  '?docusaurus-data-x=%3Cscript%3E',
]) {
  test(`invalid percent codes and odd settings (${query}) leave the page readable`, async ({page}) => {
    const trouble = await watch(page);
    await open(page, `/services/konto${query}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Konto');
    expect(trouble).toEqual([]);
  });
}

for (const [name, answer] of [
  ['is missing', {status: 404, body: 'nothing'}],
  ['fails on the server', {status: 500, body: ''}],
  ['is garbage', {status: 200, contentType: 'application/json', body: '{"x":'}],
  ['is another file', {status: 200, contentType: 'application/json', body: '{}'}],
] as const) {
  test(`a search whose index ${name} says so in German`, async ({page}) => {
    await page.route(/search-index.*\.json/, (route) => route.fulfill(answer));
    await open(page, '/search?q=imap');
    await expect(page.getByRole('main')).toContainText(/Such(?:e|index).*(?:nicht|veraltet|neu)/is);
    await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toBeVisible();
  });
}

test('a search whose worker is blocked says so in German', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      },
    });
  });
  await open(page, '/search?q=imap');
  await expect(page.getByRole('main')).toContainText(/Such(?:e|index).*(?:nicht|neu)/is);
});

test('pages work when the browser stores nothing', async ({page}) => {
  const trouble = await watch(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await open(page, '/services/konto');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Konto');
  await page
    .getByRole('button', {name: /Ansicht/})
    .first()
    .click();
  await follow(page, '/impressum');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Impressum');
  expect(trouble).toEqual([]);
});

test('corrupt settings from an earlier visit do no harm', async ({page}) => {
  const trouble = await watch(page);
  await open(page, '/services/konto');
  await page.evaluate(() => {
    for (const key of [...Object.keys(localStorage), 'theme', 'docusaurus.tab.system']) {
      localStorage.setItem(key, '{"<script>\u0000');
    }
  });
  await open(page, '/services/hosting/sso');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a script that stays missing leads to one reload, then to a page with a way on', async ({page}) => {
  const needed = await chunksBetween(page, from, to);
  await open(page, from);
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() && new URL(request.url()).pathname === to ? 1 : 0;
  });
  await page.route(
    (url) => needed.has(url.pathname),
    (route) => route.fulfill({status: 404, body: ''}),
  );
  await follow(page, to);
  await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toBeVisible();
  // Time enough for a loop to show.
  await page.waitForTimeout(5000);
  expect(loads).toBeLessThanOrEqual(2);
  await expect(page.locator('body')).toContainText(/Datenschutz|ließ sich nicht laden/);
});

test('offline in mid-navigation, the page stays readable', async ({page, context}) => {
  await open(page, '/services/konto');
  await context.setOffline(true);
  await page
    .locator('.navbar a[href="/info/intro"]')
    .click()
    .catch(() => undefined);
  await page.waitForTimeout(1000);
  await context.setOffline(false);
  await page.goto('/services/konto');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Konto');
});
