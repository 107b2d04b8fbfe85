import type {Page} from '@playwright/test';
import {open} from './site';

/** Follows a link of the page as a click does, but without the hover that would load the target's code beforehand. */
export async function follow(page: Page, path: string): Promise<void> {
  await page
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

/** Whether an address is one of the site's scripts beside the main bundle: code or data of single pages. */
export const isChunk = (url: URL): boolean => /^\/assets\/js\/(?!main\.|runtime)[^/]+\.js$/.test(url.pathname);

/** Opens a page, and waits for what comes with a visitor's first sign: the table of all routes among it, which is no page's own. */
export async function openAndStir(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

/** The scripts that a visitor at `from` needs to go on to `to`. Leaves the page at `to`. */
export async function chunksBetween(page: Page, from: string, to: string): Promise<Set<string>> {
  const seen = new Set<string>();
  await openAndStir(page, from);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (isChunk(url) && request.resourceType() === 'script') {
      seen.add(url.pathname);
    }
  });
  const old = await page.locator('h1').innerText();
  await follow(page, to);
  await page.waitForFunction((text) => document.querySelector('h1')?.innerText !== text, old);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return seen;
}

/** A promise, and the function that fulfills it. */
export function signal(): [Promise<void>, () => void] {
  let fulfill = () => {};
  const promise = new Promise<void>((resolve) => {
    fulfill = resolve;
  });
  return [promise, fulfill];
}
