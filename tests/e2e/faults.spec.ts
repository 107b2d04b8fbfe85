import {expect, test, type Page} from '@playwright/test';
import {brokenIndexes, hostileTexts, oddQueries} from '../support/faults';
import {open} from '../support/browser/site';
import {inSample} from '../support/kinds';
import {chunksBetween, follow, signal} from '../support/browser/pages';

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

// One visitor for each group: a new one would load the same scripts again for every text.

test('odd texts in ?q= are searched for and nothing else', async ({page}) => {
  const trouble = await watch(page);
  for (const text of hostileTexts) {
    const name = JSON.stringify(text.slice(0, 30));
    await open(page, `/search?q=${encodeURIComponent(text)}`);
    await expect(page.getByRole('main'), name).toBeVisible();
    await expect(page.getByRole('heading', {level: 1}), name).toBeVisible();
    expect(trouble, name).toEqual([]);
  }
});

test('odd texts in ?_highlight= are marked and nothing else', async ({page}) => {
  const trouble = await watch(page);
  for (const text of hostileTexts) {
    const name = JSON.stringify(text.slice(0, 30));
    await open(page, `/services/konto?_highlight=${encodeURIComponent(text)}`);
    await expect(page.getByRole('heading', {level: 1}), name).toHaveText('Konto');
    expect(await page.locator('main img[src="x"]').count(), name).toBe(0);
    expect(trouble, name).toEqual([]);
  }
});

test('a hash that is typed into an open page and is no UTF-8 leaves it as it is', async ({page}) => {
  const trouble = await watch(page);
  await open(page, '/services/konto');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => (location.hash = '100%'));
  await expect(page).toHaveURL(/#100%25$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Konto');
  expect(trouble).toEqual([]);
});

test('invalid percent codes and odd settings leave the page readable', async ({page}) => {
  const trouble = await watch(page);
  for (const query of oddQueries) {
    await open(page, `/services/konto${query}`);
    await expect(page.getByRole('heading', {level: 1}), query).toHaveText('Konto');
    expect(trouble, query).toEqual([]);
  }
});

for (const [name, answer] of brokenIndexes) {
  test(`a search whose index ${name} says so in German`, inSample(name === 'is garbage'), async ({page}) => {
    await page.route(/\/search-index/, (route) => route.fulfill({...answer, contentType: 'application/json'}));
    await open(page, '/search?q=imap');
    await expect(page.getByRole('main')).toContainText(/Such(?:e|verzeichnis).*(?:nicht|neu|beschädigt)/is);
    await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toBeVisible();
  });
}

test('a search whose index is slow says that it is loading, then answers', async ({page}) => {
  const trouble = await watch(page);
  const [mayArrive, letArrive] = signal();
  await page.route(/\/search-index/, async (route) => {
    await mayArrive;
    await route.continue();
  });
  await open(page, '/search?q=imap');
  await expect(page.getByRole('main')).toContainText('Suche wird geladen');
  letArrive();
  await expect(page.getByRole('main')).toContainText('Treffer');
  expect(trouble).toEqual([]);
});

test('a search whose worker the policy forbids says so in German', async ({page}) => {
  await page.route('/search?q=imap', async (route) => {
    const response = await route.fetch();
    const policy = (response.headers()['content-security-policy'] ?? '').replace(
      "worker-src 'self'",
      "worker-src 'none'",
    );
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
  });
  await open(page, '/search?q=imap');
  await expect(page.getByRole('main')).toContainText('Die Suche konnte nicht geladen werden');
});

test('a search whose worker cannot be made says so in German', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: function Worker() {
        throw new DOMException('blocked', 'SecurityError');
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

test('a script that stays missing leads to one reload, then to a page that says so', async ({page}) => {
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
  const notice = page.getByRole('alert').filter({hasText: 'ließ sich nicht ganz laden'});
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz');
  await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toBeVisible();
  // A loop would go on asking.
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  await expect(notice).toHaveCount(1);

  await notice.getByRole('link', {name: 'zur Startseite'}).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(notice).toHaveCount(0);
});

for (const [name, answer] of [
  ['is missing', {status: 404, body: ''}],
  ['cannot be parsed', {contentType: 'text/javascript', body: '<!doctype html><title>Wartung</title>'}],
] as const) {
  test(`a page of which every script ${name} says so once`, inSample(name === 'is missing'), async ({page}) => {
    await page.route(/\/assets\/js\//, (route) => route.fulfill(answer));
    await page.goto(from);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert').filter({hasText: 'ließ sich nicht ganz laden'})).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Impressum');
  });
}

for (const [name, error] of [
  ['is full', 'QuotaExceededError'],
  ['is denied', 'SecurityError'],
] as const) {
  test(
    `a visitor whose storage ${name} is told that their address is not kept, and reads on`,
    inSample(name === 'is full'),
    async ({page}) => {
      const trouble = await watch(page);
      await page.addInitScript((type) => {
        Storage.prototype.setItem = () => {
          throw new DOMException('refused', type);
        };
      }, error);
      await open(page, '/services/kommunikation/e-mail/client-konfiguration/manuell');
      await page.getByRole('textbox', {name: 'Deine Adresse'}).fill('erika');
      await page.getByRole('button', {name: 'Einsetzen'}).click();
      await expect(page.getByRole('status').filter({hasText: 'Dein Browser speichert hier nichts'})).toBeVisible();
      await follow(page, to);
      await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz');
      expect(trouble).toEqual([]);
    },
  );
}

test('a foreign value in the place of the own address leaves the example on the page', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('hosting.address', '{"address": "<img src=x>"}'));
  const trouble = await watch(page);
  await open(page, '/services/kommunikation/e-mail/client-konfiguration/manuell');
  await expect(page.getByRole('button', {name: 'Einsetzen'})).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a slow script leaves the page readable until the next one is there', async ({page}) => {
  const needed = await chunksBetween(page, from, to);
  await open(page, from);
  const [mayArrive, letArrive] = signal();
  await page.route(
    (url) => needed.has(url.pathname),
    async (route) => {
      await mayArrive;
      await route.continue();
    },
  );
  const trouble = await watch(page);
  await follow(page, to);
  await expect(page).toHaveURL(new RegExp(`${to}$`));
  await expect(page.getByRole('heading', {level: 1})).toContainText('Impressum');
  letArrive();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz');
  expect(trouble).toEqual([]);
});

test('offline in mid-navigation, the page stays readable and says why nothing follows', async ({page, context}) => {
  const trouble = await watch(page);
  await open(page, from);
  await context.setOffline(true);
  await follow(page, to);
  const notice = page.getByRole('status').filter({hasText: 'Du bist gerade offline'});
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Impressum');
  expect(new URL(page.url()).pathname).toBe(from);

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await follow(page, to);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz');
  expect(trouble).toEqual([]);
});

test('offline, a page whose code is there already is shown', async ({page, context}) => {
  await open(page, from);
  await follow(page, to);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz');
  await context.setOffline(true);
  await follow(page, from);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Impressum');
});
