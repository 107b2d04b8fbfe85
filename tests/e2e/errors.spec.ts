import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/browser/site';
import {chunksBetween, follow, isChunk, openAndStir, signal} from '../support/browser/pages';

const from = '/impressum';
const to = '/datenschutzerklaerung';

// Scripts that are still under way when a test ends are of no interest.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

/**
 * Rewrites the site's scripts so that rendering throws while `window.crash` is true: the first property `key` with a text
 * as its value, in each script that contains `marker`.
 */
async function makeCrash(page: Page, marker: string, key: string): Promise<void> {
  await page.addInitScript(() => Object.assign(window, {crash: true}));
  const property = new RegExp(`${key}:("(?:[^"\\\\]|\\\\.)*")`);
  await page.route(/\/assets\/js\//, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const throwing = (_: string, value: string) =>
      `${key}:(()=>{if(window.crash)throw Error("Testabsturz");return ${value}})()`;
    await route.fulfill({response, body: script.includes(marker) ? script.replace(property, throwing) : script});
  });
}

const stopCrashing = (page: Page) => page.evaluate(() => Object.assign(window, {crash: false}));

test('a page that crashes says so in German, with the reason, and "Nochmal versuchen" brings it back', async ({
  page,
}) => {
  // Compiled Markdown looks for a wrapper; the first text in its script is one of the page's.
  await makeCrash(page, '{wrapper:', 'children');
  await open(page, '/');
  await follow(page, to);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Die Seite ist abgestürzt.');
  await expect(page.getByRole('main')).toContainText('Testabsturz');
  await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toBeVisible();

  const again = page.getByRole('button', {name: 'Nochmal versuchen'});
  await again.click();
  await expect(page.getByRole('main')).toContainText('Testabsturz');

  await stopCrashing(page);
  await again.click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Die Seite ist abgestürzt.');
  await expect(page.getByText('Testabsturz')).toHaveCount(0);
});

test('a crash of the frame around the pages is German as well and can be retried', async ({page}) => {
  await makeCrash(page, 'imageClassName:"navbar__logo"', 'imageClassName');
  await page.goto(from);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Die Seite ist abgestürzt.');
  await expect(page.getByRole('main')).toContainText('Testabsturz');
  await expect(page).toHaveTitle('Die Seite ist abgestürzt');
  await stopCrashing(page);
  await page.getByRole('button', {name: 'Nochmal versuchen'}).click();
  await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).toBeVisible();
});

test('a page whose code is missing is warned about in the console and loaded afresh', async ({page}) => {
  const needed = await chunksBetween(page, from, to);
  await open(page, from);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  let failures = 0;
  await page.route(
    (url) => needed.has(url.pathname),
    (route) => {
      if (route.request().resourceType() !== 'script' || failures > 0) {
        return route.continue();
      }
      failures += 1;
      return route.abort();
    },
  );
  const reload = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === to,
  );
  await follow(page, to);
  await reload;
  await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz', {ignoreCase: true});
  expect(failures).toBe(1);
  expect(warnings.join('\n')).toMatch(/Loading chunk .* failed/);
});

test('a part that fails to load can be retried', async ({page}) => {
  // Two links in quick succession show the placeholder: the first page's arrival draws the second, whose code is still
  // on its way. A reload is what would follow its failure, so that gets an answer that leaves the page as it is.
  const start = '/hier-wird-gerade-etwas-umgebaut';
  const needed = await chunksBetween(page, from, to);
  await openAndStir(page, start);
  const [firstMayArrive, letFirstArrive] = signal();
  const [secondMayFail, letSecondFail] = signal();
  let broken = true;
  await page.route(
    (url) => url.pathname === to,
    (route) => route.fulfill({status: 204}),
  );
  await page.route(isChunk, async (route) => {
    if (route.request().resourceType() !== 'script') {
      return route.continue();
    }
    if (!needed.has(new URL(route.request().url()).pathname)) {
      await firstMayArrive;
      return route.continue();
    }
    await secondMayFail;
    return broken ? route.abort() : route.continue();
  });
  await follow(page, from);
  await follow(page, to);
  letFirstArrive();
  await expect(page.getByText('Wird geladen …')).toBeVisible();
  letSecondFail();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Dieser Teil der Seite ließ sich nicht laden.');
  const again = alert.getByRole('button', {name: 'Nochmal versuchen'});
  await again.click();
  await expect(again).toBeVisible();

  broken = false;
  await again.click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz', {ignoreCase: true});
  await expect(alert).toHaveCount(0);
});
