import type {Browser, BrowserContext, Page} from 'puppeteer-core';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {buildDir} from '../support/buildOutput';
import {brokenIndexes, hostileTexts, oddQueries, startFaultyServer, type FaultyServer} from '../support/faults';
import {launchFirefox, resize} from '../support/firefox';

const from = '/impressum';
const to = '/datenschutzerklaerung';
/** Time for what must not happen (a second reload, a foreign script), in milliseconds. */
const aWhile = 3000;

let browser: Browser;
let server: FaultyServer;
let visitor: BrowserContext;
let page: Page;
let trouble: string[];
/** Ends what has been started, the last first. */
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  server = await startFaultyServer(buildDir);
  closers.unshift(() => server.stop());
  browser = await launchFirefox();
  closers.unshift(() => browser.close());
});
afterAll(async () => {
  for (const close of closers) await close();
});

beforeEach(async () => {
  trouble = [];
  server.fault = () => undefined;
  // Each test is a visitor of its own, who has kept nothing of an earlier visit.
  visitor = await browser.createBrowserContext();
  page = await visitor.newPage();
  await resize(page, 1280, 800);
  page.on('pageerror', (error) => trouble.push(`uncaught: ${String(error)}`));
  page.on('console', (message) => message.type() === 'error' && trouble.push(`console: ${message.text()}`));
  page.on('dialog', (dialog) => {
    trouble.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
});
afterEach(async () => {
  server.fault = () => undefined;
  await visitor.close();
});

async function open(path: string): Promise<void> {
  await page.goto(server.origin + path);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}
const heading = (): Promise<string> => page.$eval('h1', (h1) => h1.textContent.trim());
const follow = (path: string): Promise<void> => page.$eval(`a[href="${path}"]`, (link) => link.click());
// Puppeteer's own waiting compiles code in the page, which the policy forbids.
const wait = {timeout: 45_000};
const headingIs = (text: RegExp): Promise<void> => expect.poll(heading, wait).toMatch(text);
const mainSays = (text: RegExp): Promise<void> =>
  expect.poll(() => page.$eval('main', (main) => main.innerText), wait).toMatch(text);
const pause = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, aWhile));

/** The scripts that a visitor at `from` needs to go on to `to`, seen by another visitor: this one has kept none of them. */
async function neededScripts(): Promise<Set<string>> {
  const seen = new Set<string>();
  const own = page;
  const context = await browser.createBrowserContext();
  page = await context.newPage();
  await open(from);
  server.fault = (path) => {
    if (path.startsWith('/assets/js/')) {
      seen.add(path);
    }
    return undefined;
  };
  await follow(to);
  await headingIs(/Datenschutz/);
  server.fault = () => undefined;
  await context.close();
  page = own;
  return seen;
}

describe('in Firefox', () => {
  it('hostile texts in ?q= and ?_highlight= are read and nothing else', async () => {
    for (const text of hostileTexts) {
      const name = JSON.stringify(text.slice(0, 30));
      await open(`/search?q=${encodeURIComponent(text)}`);
      expect(await heading(), name).not.toBe('');
      await open(`/services/konto?_highlight=${encodeURIComponent(text)}`);
      expect(await heading(), name).toBe('Konto');
      expect(await page.$$('main img[src="x"]'), name).toHaveLength(0);
      expect(trouble, name).toEqual([]);
    }
  });

  it('odd queries leave the page readable', async () => {
    for (const query of oddQueries) {
      await open(`/services/konto${query}`);
      expect(await heading(), query).toBe('Konto');
      expect(trouble, query).toEqual([]);
    }
  });

  it.each(brokenIndexes)('a search whose index %s says so in German', async (_, answer) => {
    server.fault = (path) => (/^\/search-index/.test(path) ? answer : undefined);
    await open('/search?q=imap');
    await mainSays(/Die Suche konnte nicht geladen werden|älter als das Suchverzeichnis|beschädigt angekommen/);
    expect(await page.$$('nav.navbar')).toHaveLength(1);
  });

  it('a search whose index is slow says that it is loading, then answers', async () => {
    server.fault = (path) => (/^\/search-index/.test(path) ? {delay: aWhile} : undefined);
    await open('/search?q=imap');
    await mainSays(/Suche wird geladen/);
    await mainSays(/Treffer/);
    expect(trouble).toEqual([]);
  });

  it('a search whose worker the policy forbids says so in German', async () => {
    server.fault = () => ({policy: (policy) => policy.replace("worker-src 'self'", "worker-src 'none'")});
    await open('/search?q=imap');
    await mainSays(/Die Suche konnte nicht geladen werden/);
  });

  it('a script that stays missing leads to one reload, then to a page that says so', async () => {
    const needed = await neededScripts();
    await open(from);
    let loads = 0;
    server.fault = (path) => {
      loads += path === to ? 1 : 0;
      return needed.has(path) ? {status: 404, body: ''} : undefined;
    };
    await follow(to);
    const notice = await page.waitForSelector('body > [role="alert"]');
    expect(await notice?.evaluate((element) => element.textContent)).toContain('ließ sich nicht ganz laden');
    expect(await page.$eval('body > [role="alert"] a:last-child', (link) => link.getAttribute('href'))).toBe('/');
    expect(await heading()).toContain('Datenschutz');
    await pause();
    expect(loads).toBe(1);
  });

  it('a slow script leaves the page readable until the next one is there', async () => {
    const needed = await neededScripts();
    await open(from);
    const before = await heading();
    server.fault = (path) => (needed.has(path) ? {delay: aWhile} : undefined);
    await follow(to);
    expect(await heading()).toBe(before);
    await headingIs(/Datenschutz/);
  });

  it('a connection that breaks in mid-navigation leaves a way back', async () => {
    await open(from);
    server.fault = () => 'lost';
    await follow(to);
    await pause();
    server.fault = () => undefined;
    await page.goto(server.origin + from);
    expect(await heading()).toContain('Impressum');
  });

  it('pages work when the browser stores nothing', async () => {
    await page.evaluateOnNewDocument(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await open('/services/konto');
    await page.click('.navbar button[aria-label^="Ansicht wechseln"]');
    await follow(from);
    await headingIs(/Impressum/);
    expect(trouble).toEqual([]);
  });

  it('corrupt settings from an earlier visit do no harm', async () => {
    await open('/services/konto');
    await page.evaluate(() => {
      for (const key of [...Object.keys(localStorage), 'theme', 'docusaurus.tab.system']) {
        localStorage.setItem(key, '{"<script>\u0000');
      }
    });
    await open('/services/hosting/sso');
    expect(await heading()).not.toBe('');
    expect(trouble).toEqual([]);
  });
});
