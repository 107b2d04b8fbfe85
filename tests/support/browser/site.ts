import {setTimeout as delay} from 'node:timers/promises';
import {expect, test as base, type Page} from '@playwright/test';
import {facts} from '../../../src/facts';
import {laterScripts, waitForHandlers} from './handlers';

export {expect};

/** What a page does that no visitor should see: messages in the console, crashes, requests to other sites. */
export interface Trouble {
  readonly messages: string[];
}

/**
 * Watches a page for errors and warnings in the console, uncaught errors and requests to another origin.
 * Only for pages that are expected to work; tests of failures use Playwright's own `test`.
 */
function watch(page: Page, baseURL: string): Trouble {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      messages.push(`console ${message.type()}: ${message.text()} (${page.url()})`);
    }
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message} (${page.url()})`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== baseURL) {
      messages.push(`request to another site: ${request.url()} (${page.url()})`);
    }
  });
  return {messages};
}

/** That an unknown address is unknown, the browser says itself. */
export function forgetUnknownAddress({messages}: Trouble): void {
  messages.splice(0, Infinity, ...messages.filter((message) => !message.includes('status of 404')));
}

/** Holds the site's scripts back, but for those that answer before hydration, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(laterScripts, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Time in which an `early-…` project's first interaction happens, in milliseconds: the scripts come after it. */
const earlyTime = 800;

/**
 * Opens a page and waits until React has taken over. In the projects `early-…` it does not wait, and the scripts come
 * late: what the test does first, it does before hydration.
 */
export async function open(page: Page, path: string): Promise<void> {
  if (base.info().project.name.startsWith('early-')) {
    const release = await holdScripts(page);
    // Not until all is loaded: some pages ask for their scripts at once.
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    // A test may have stopped the page's clock, and with it what comes after the first paint.
    await Promise.race([waitForHandlers(page).catch(() => undefined), delay(earlyTime)]);
    setTimeout(release, earlyTime);
    return;
  }
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** A test whose page must stay free of trouble. */
export const test = base.extend<{trouble: Trouble}>({
  trouble: [
    async ({page, baseURL}, use) => {
      const trouble = watch(page, baseURL ?? '');
      await use(trouble);
      expect(trouble.messages).toEqual([]);
    },
    {auto: true},
  ],
});

/** Is the window so narrow that the navigation is a menu? */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 996;

export const siteName = facts.operator.name;

/** Key in the local storage, which Docusaurus gives a suffix of the site's own (`theme-1a2`). */
export const storedValue = (page: Page, prefix: string): Promise<string | undefined> =>
  page.evaluate((start) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith(start));
    return key === undefined ? undefined : (localStorage.getItem(key) ?? undefined);
  }, prefix);

/** Names of what the page keeps, sorted, without the suffix that Docusaurus hangs on them. */
export const storedKeys = (page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<string[]> =>
  page.evaluate(
    (name) =>
      Object.keys(window[name])
        .map((key) => key.replace(/-[0-9a-f]+$/, ''))
        .sort(),
    storage,
  );
