import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Browser, Page} from 'puppeteer-core';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createLocalServer} from '../../scripts/localServer';
import {buildDir} from '../support/buildOutput';
import {launchFirefox, resize, waitUntil} from '../support/firefox';

let browser: Browser;
let server: Server;
let origin: string;
let page: Page;
const trouble: string[] = [];
/** Ends what has been started, the last first. */
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  server = createLocalServer(buildDir);
  closers.unshift(() => server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchFirefox();
  closers.unshift(() => browser.close());
});

afterAll(async () => {
  for (const close of closers) await close();
});

beforeEach(async () => {
  trouble.length = 0;
  page = await browser.newPage();
  await resize(page, 1280, 800);
  page.on('pageerror', (error) => trouble.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') {
      trouble.push(`console: ${message.text()}`);
    }
  });
});

afterEach(async () => {
  await page.close();
  expect(trouble).toEqual([]);
});

async function open(path: string): Promise<void> {
  await page.goto(origin + path);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}

const heading = (): Promise<string> => page.$eval('h1', (h1) => h1.textContent.trim());
const pathname = (): string => decodeURI(new URL(page.url()).pathname);
/** Clicks what is there and stands still: each page brings a navbar of its own, and one that is replaced loses a click. */
const click = (selector: string): Promise<void> =>
  // Puppeteer asks whether an element is enabled by compiling code in the page, which the site's policy forbids.
  page.locator(selector).setWaitForEnabled(false).click();
/** Until the page is shown: the address changes before. */
const arriveAt = (path: string) =>
  waitUntil(
    page,
    (goal) => {
      const {href} = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? location;
      return [location.href, href].every((address) => decodeURI(new URL(address).pathname) === goal);
    },
    path,
  );
const isShown = (selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => element.checkVisibility({visibilityProperty: true}));

describe('in Firefox', () => {
  it('shows the home page with its posts', async () => {
    await open('/');
    expect(await heading()).not.toBe('');
    expect((await page.$$('main time')).length).toBeGreaterThan(0);
  });

  it('leads through the navbar, without loading whole pages', async () => {
    await open('/');
    await page.evaluate(() => Object.assign(window, {samePage: true}));
    await click('.navbar a[href="/services/konto"]');
    await arriveAt('/services/konto');
    await click('.navbar a[href="/info/intro"]');
    await arriveAt('/info/intro');
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });

  it('serves routes with umlauts', async () => {
    await open(encodeURI('/services/privatsphäre/vpn'));
    expect(await heading()).toContain('VPN');
    expect(pathname()).toBe('/services/privatsphäre/vpn');
  });

  it('unfolds a category of the sidebar', async () => {
    await open('/services/konto');
    await click('button[aria-label="Bereich „Privatsphäre“ ausklappen"]');
    const link = await page.waitForSelector(
      `.theme-doc-sidebar-menu a[href="${encodeURI('/services/privatsphäre/vpn')}"], .theme-doc-sidebar-menu a[href="/services/privatsphäre/vpn"]`,
      {visible: true},
    );
    await link?.click();
    await arriveAt('/services/privatsphäre/vpn');
  });

  it('keeps the colors that a visitor chose', async () => {
    await open('/info/intro');
    const theme = () => page.$eval('html', (html) => html.dataset.theme);
    const toggle = '.navbar button[aria-label^="Ansicht wechseln"]';
    await click(toggle);
    await page.waitForSelector('html[data-theme-choice="dark"]');
    await page.reload();
    expect(await theme()).toBe('dark');
    await page.evaluate(() => localStorage.clear());
  });

  it('opens the phone menu, which takes the focus and gives it back', async () => {
    await resize(page, 390, 844);
    await open('/services/daten/cloud');
    await page.focus('.navbar__toggle');
    await page.keyboard.press('Enter');
    await waitUntil(page, () => document.activeElement?.matches('.navbar-sidebar__close'));
    await page.keyboard.press('Escape');
    await waitUntil(page, () => document.activeElement?.matches('.navbar__toggle'));
    await waitUntil(page, () => getComputedStyle(document.querySelector('.navbar-sidebar')!).visibility === 'hidden');
  });

  it('finds a page by the search and leads there', async () => {
    await open('/services/konto');
    const box = '.navbar input';
    await click(box);
    await page.type(box, 'Thunderbird');
    const hit = await page.waitForSelector('[role="listbox"] [role="option"], .navbar [class*="suggestion"]', {
      visible: true,
    });
    expect(await hit?.evaluate((element) => element.textContent)).toMatch(/thunderbird/i);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await waitUntil(page, () => location.pathname !== '/services/konto');
    expect(await page.$eval('main', (main) => main.textContent)).toMatch(/thunderbird/i);
  });

  it('switches tabs by keyboard', async () => {
    await open(encodeURI('/services/privatsphäre/vpn'));
    await page.focus('[role="tab"][aria-selected="true"]');
    await page.keyboard.press('End');
    await page.keyboard.press(' ');
    const last = '[role="tablist"] [role="tab"]:last-child';
    await page.waitForSelector(`${last}[aria-selected="true"]`);
    const name = await page.$eval(last, (tab) => tab.textContent.trim());
    expect(await isShown(`[role="tabpanel"][aria-label="${name}"]`)).toBe(true);
  });

  it('shows the not-found page for unknown paths', async () => {
    await open('/gibt-es-nicht');
    expect(await heading()).toBe('Seite nicht gefunden');
    // Firefox reports the status 404 of the document on the console, if it does at all, as an error of the network.
    trouble.splice(0, Infinity, ...trouble.filter((message) => !message.includes('404')));
  });

  it('fits a narrow window', async () => {
    await resize(page, 320, 640);
    for (const path of ['/', '/services/kommunikation/e-mail/client-konfiguration/manuell', '/info/infrastruktur']) {
      await open(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
});
