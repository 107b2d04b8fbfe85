import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/browser/site';
import {chunksBetween, follow} from '../support/browser/pages';
import {inSample} from '../support/kinds';

const from = '/impressum';
const to = '/datenschutzerklaerung';

/** Holds back the code of the page `to` until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  const needed = await chunksBetween(page, from, to);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => needed.has(url.pathname),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}

/** Opens the page `from`, whose time then moves only when the test says so. */
async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install({time: '2024-01-01T08:00:00'});
  await open(page, from);
  await page.clock.pauseAt('2024-01-01T09:00:00');
}

test('the progress bar shows when a page takes more than 200 ms, and goes when the page is there', async ({page}) => {
  const release = await holdBack(page);
  await openWithStoppedClock(page);
  const bar = page.locator('#nprogress .bar');

  await follow(page, to);
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toBeVisible();

  release();
  await page.waitForFunction(() => /datenschutz/i.test(document.querySelector('h1')?.textContent ?? ''));
  await page.clock.runFor(2000);
  await expect(bar).toHaveCount(0);
});

test('a page that is quick shows no progress bar', async ({page}) => {
  const release = await holdBack(page);
  await openWithStoppedClock(page);

  await follow(page, to);
  await page.clock.runFor(199);
  release();
  await page.waitForFunction(() => /datenschutz/i.test(document.querySelector('h1')?.textContent ?? ''));
  await page.clock.runFor(2000);
  await expect(page.locator('#nprogress .bar')).toHaveCount(0);
});

/** Scripts of the page `to` that `from` does not have: all of them, and those that were asked for so far. */
async function watchAhead(page: Page): Promise<{needed: ReadonlySet<string>; asked: string[]}> {
  const needed = await chunksBetween(page, from, to);
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (needed.has(pathname)) asked.push(pathname);
  });
  return {needed, asked};
}

test('the page behind a link is fetched when the link is hovered, and not before', async ({page}) => {
  const {needed, asked} = await watchAhead(page);
  await open(page, from);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.locator(`a[href="${to}"]`).first().hover();
  await expect.poll(() => asked.toSorted()).toEqual([...needed].toSorted());
  await page.locator(`a[href="${to}"]`).first().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz', {ignoreCase: true});
  expect(asked, 'nothing is fetched twice').toHaveLength(needed.size);
});

for (const [name, connection] of [
  ['on a 2g connection', {effectiveType: '2g', saveData: false}],
  ['on a slow 2g connection', {effectiveType: 'slow-2g', saveData: false}],
  ['with data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(
    `nothing is fetched ahead ${name}, and links work all the same`,
    inSample(connection.saveData),
    async ({page}) => {
      const {asked} = await watchAhead(page);
      page.on('request', (request) => {
        if (request.url().includes('/search-index')) asked.push(request.url());
      });
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', {configurable: true, get: () => value});
      }, connection);
      await page.goto(from);
      await page.keyboard.press('Shift'); // the scripts wait for a visitor
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const link = page.locator(`a[href="${to}"]`).first();
      await link.hover();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await link.click();
      await expect(page.getByRole('heading', {level: 1})).toContainText('Datenschutz', {ignoreCase: true});
    },
  );
}

test('the table of all pages comes with the first sign of a visitor, and the page stays as it is', async ({page}) => {
  let scripts = 0;
  let tables = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') {
      scripts += 1;
      // With a hash behind it, an address stands only where its page's parts are named.
      const named = (await response.text()).match(/"\/services\/[^"]+-\w{3}":/g) ?? [];
      tables += named.length > 20 ? 1 : 0;
    }
  });
  await open(page, '/services/konto');
  await page.waitForLoadState('networkidle');
  expect(scripts, 'the page has its scripts').toBeGreaterThan(5);
  expect(tables).toBe(0);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await sidebar.evaluate((element) => element.setAttribute('data-test-kept', ''));
  await page.mouse.move(300, 300);
  await expect.poll(() => tables).toBe(1);
  await page.locator('article a[href="/services/konto/gruppen"]').first().click();
  await expect(page).toHaveURL('/services/konto/gruppen');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Gruppen');
  await expect(sidebar, 'React keeps what both pages share').toHaveAttribute('data-test-kept');
});

/** Counts what makes the browser load its large tables of languages (ECMA-402), from the beginning of a page; plural rules take a millisecond. */
function countLanguageTables(): void {
  const asked: string[] = [];
  Object.assign(globalThis, {languageTables: asked});
  const watch = (owner: object, name: string): void => {
    const own: unknown = Reflect.get(owner, name);
    const watched = {
      apply: (target: object, self: unknown, args: unknown[]) => {
        asked.push(name);
        return Reflect.apply(target as () => unknown, self, args) as unknown;
      },
      construct: (target: object, args: unknown[], made: object) => {
        asked.push(name);
        return Reflect.construct(target as new () => object, args, made as new () => object) as object;
      },
    };
    Object.defineProperty(owner, name, {value: new Proxy(own as object, watched), configurable: true, writable: true});
  };
  ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'RelativeTimeFormat', 'Segmenter'].forEach((name) =>
    watch(Intl, name),
  );
  watch(String.prototype, 'localeCompare');
  ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].forEach((name) => watch(Date.prototype, name));
  watch(Number.prototype, 'toLocaleString');
}

// One of them takes a phone 60 ms and more, which is longer than anything else of a first view.
test('no table of languages is loaded while a phone takes a page over', async ({page}) => {
  await page.addInitScript(countLanguageTables);
  await page.setViewportSize({width: 390, height: 844});
  for (const path of ['/', '/SSO-2023', '/services/konto', '/services/kommunikation/e-mail/fehlermeldungen']) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'languageTables') as unknown), path).toEqual([]);
  }
});
