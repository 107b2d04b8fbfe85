import type {Page} from '@playwright/test';
import {kinds} from '../kinds';
import {open, routes} from './site';

export const searchWithHits = '/search?q=E-Mail';
export const unknownPath = '/gibt-es-nicht';

/** Every page but the sample: those of the route table, a search with hits, and the page for unknown paths. */
const others = [...routes.map(({path}) => path), searchWithHits, unknownPath].filter(
  (path) => !kinds.some(([, sample]) => sample === path),
);

/** All pages, the sample first, the others in as many groups as make good parallel tests. */
export const groups: readonly {readonly name: string; readonly tag: string; readonly pages: readonly string[]}[] = [
  {name: 'one of each kind', tag: '@kinds', pages: kinds.map(([, path]) => path)},
  ...[0, 1, 2, 3].map((group) => ({
    name: `group ${group + 1} of the others`,
    tag: '@all',
    pages: others.filter((_, index) => index % 4 === group),
  })),
];

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

/** A promise, and the function that fulfils it. */
export function signal(): [Promise<void>, () => void] {
  let fulfil = () => {};
  const promise = new Promise<void>((resolve) => {
    fulfil = resolve;
  });
  return [promise, fulfil];
}
