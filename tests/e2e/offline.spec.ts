import {once} from 'node:events';
import {appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {writeServiceWorker} from 'docusaurus-publish/offline';
import {createLocalServer} from '../../scripts/localServer';
import {site} from '../../src/site';
import {copyAsRelease, digestsIn} from '../support/releases';

const {offlinePages} = site.guidance;
const mailGuide = '/services/kommunikation/e-mail/client-konfiguration/thunderbird';

let folder: string;
let server: Server | undefined;
let port = 0;
const releaseFolder = (number: number): string => path.join(folder, `build-${number}`);

function makeRelease(number: number): void {
  copyAsRelease(number, releaseFolder(number));
  writeServiceWorker(releaseFolder(number), offlinePages);
}

/** What is searched for without a network. */
const word = 'router';

/** Leaves the passages without the word out of a release: four fifths of its files, which one save of all of them is enough for. */
function leaveTextsOut(number: number): void {
  const index = path.join(releaseFolder(number), 'search-index');
  for (const file of readdirSync(index, {recursive: true, encoding: 'utf8'}).filter((name) => name.endsWith('.json'))) {
    const isNeeded =
      !/texts-\d+\.json$/.test(file) || readFileSync(path.join(index, file), 'utf8').toLowerCase().includes(word);
    if (!isNeeded) rmSync(path.join(index, file));
  }
  writeServiceWorker(releaseFolder(number), offlinePages);
}

/** Ends the server: what the browser is told of the network does not reach each of its workers. */
async function disconnect(): Promise<void> {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
  server = undefined;
}

/** Serves a release in place of the one before, at the same address. */
async function serve(number: number): Promise<void> {
  await disconnect();
  server = createLocalServer(releaseFolder(number)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  ({port} = server.address() as AddressInfo);
}

test.beforeEach(async () => {
  // Beside the build: its files are linked.
  folder = mkdtempSync(path.resolve('node_modules/.cache/offline-'));
  port = 0;
  makeRelease(0);
  await serve(0);
});
test.afterEach(async () => {
  await disconnect();
  rmSync(folder, {recursive: true});
});

const address = (route: string): string => `http://127.0.0.1:${port}${encodeURI(route)}`;
const saveButton = (page: Page) => page.getByRole('button', {name: 'Hilfe im Browser speichern'});
const removeButton = (page: Page) => page.getByRole('button', {name: 'Hilfe aus dem Browser entfernen'});
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
/** Whether a worker beside the active one is there. */
const isUpdating = (page: Page) =>
  page.evaluate(async () => {
    const {installing, waiting} = (await navigator.serviceWorker.getRegistration())!;
    return Boolean(installing ?? waiting);
  });

async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(address(route));
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Three hundred files, on two shared cores. */
const saved = {timeout: 60_000};

async function save(page: Page): Promise<void> {
  await openPage(page, '/hilfe-finden');
  await saveButton(page).click();
  await expect(removeButton(page)).toBeVisible(saved);
}

async function search(page: Page): Promise<void> {
  await page.getByRole('combobox', {name: 'Website durchsuchen'}).fill(word);
  await expect(page.getByRole('listbox', {name: 'Suchvorschläge'}).getByRole('option').first()).toBeVisible();
}

/** Reads pages without a network, all of one release. */
async function readOffline(page: Page, number: number): Promise<void> {
  await disconnect();
  await page.context().setOffline(true);
  const trouble: string[] = [];
  const asked: string[] = [];
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const route of ['/services/privatsphäre/vpn', mailGuide, '/']) {
    await openPage(page, route);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('meta[name="search-build-id"]')).toHaveAttribute('content', new RegExp(`^00${number}`));
  }
  await page.goto(address(mailGuide));
  const picture = page.getByRole('main').locator('img[src^="/assets/images"]:visible').first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await search(page);
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).not.toHaveURL(address(mailGuide));
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await openPage(page, '/2021');
  await expect(page, 'another page leads to help').toHaveURL(address('/hilfe-finden'));
  expect(trouble).toEqual([]);
  const digests = asked.flatMap(digestsIn);
  expect(digests.length).toBeGreaterThan(20);
  expect(digests.filter((digest) => !digest.startsWith(`00${number}`))).toEqual([]);
  await page.context().setOffline(false);
}

test('a visitor keeps the help, reads it without a network, removes it and keeps it again, until the site takes it back', async ({
  page,
}) => {
  test.slow();
  const asked = new Set<string>();
  page.context().on('request', (request) => asked.add(new URL(request.url()).pathname));
  await openPage(page, '/hilfe-finden');
  await expect(saveButton(page)).toBeVisible();
  expect([await registrations(page), await cacheNames(page), asked.has('/sw.js')]).toEqual([0, [], false]);
  await save(page);
  expect(await cacheNames(page)).toHaveLength(1);
  await readOffline(page, 0);
  await serve(0);
  await openPage(page, '/hilfe-finden');
  await removeButton(page).click();
  await expect(page.getByText('Die Hilfe ist aus diesem Browser entfernt.')).toBeVisible();
  expect([await registrations(page), await cacheNames(page)]).toEqual([0, []]);
  leaveTextsOut(0);
  await saveButton(page).click();
  await expect(removeButton(page)).toBeVisible(saved);
  expect(await cacheNames(page)).toHaveLength(1);
  // A site that keeps no pages any more takes them back itself.
  writeServiceWorker(releaseFolder(0), []);
  await openPage(page, '/info/kontakt');
  await expect.poll(() => registrations(page)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual([]);
});

test('a new release takes the place of the kept one as a whole, or not at all', async ({page}) => {
  test.slow();
  leaveTextsOut(0);
  await save(page);
  const [first] = await cacheNames(page);
  makeRelease(1);
  leaveTextsOut(1);
  appendFileSync(path.join(releaseFolder(1), 'index.html'), '<!-- of the release after -->');
  await serve(1);
  const asked: string[] = [];
  server?.on('request', ({url}) => asked.push(new URL(url ?? '', address('/')).pathname));
  await openPage(page, '/info/kontakt');
  await expect(page.locator('meta[name="search-build-id"]')).toHaveAttribute('content', /^001/);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() => asked, 'the new worker fetches what does not fit')
    .toEqual(expect.arrayContaining(['/sw.js', '/']));
  await expect.poll(() => isUpdating(page), saved).toBe(false);
  await expect.poll(() => cacheNames(page), 'the refused release leaves nothing').toEqual([first]);
  await readOffline(page, 0);

  writeServiceWorker(releaseFolder(1), offlinePages);
  await serve(1);
  await openPage(page, '/info/kontakt');
  await expect.poll(async () => (await cacheNames(page)).includes(first!), saved).toBe(false);
  expect(await cacheNames(page)).toHaveLength(1);
  await readOffline(page, 1);
});

test(
  'a gateway without its server hides no copy, and a cache that the browser has emptied no cause',
  {tag: '@all'},
  async ({page}) => {
    leaveTextsOut(0);
    await save(page);
    await disconnect();
    server = createServer((_, response) => response.writeHead(502).end('Bad Gateway')).listen(port, '127.0.0.1');
    await openPage(page, mailGuide);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await disconnect();
    await expect(page.goto(address('/2021'))).rejects.toThrow('ERR_FAILED');
    await serve(0);
    const other = await page.context().newPage();
    await openPage(other, '/hilfe-finden');
    await expect(saveButton(other)).toBeVisible();
  },
);

test('where the browser keeps nothing, no button promises it', async ({page}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await openPage(page, '/hilfe-finden');
  await expect(page.getByRole('heading', {name: 'Hilfe ohne Internet'})).toBeVisible();
  await expect(saveButton(page)).toHaveCount(0);
});

test('a pack that does not arrive is told, and leaves nothing', async ({page}) => {
  leaveTextsOut(0);
  rmSync(path.join(releaseFolder(0), 'info/kontakt.html'));
  await openPage(page, '/hilfe-finden');
  await saveButton(page).click();
  await expect(page.getByText('Das hat nicht geklappt.')).toBeVisible();
  expect([await registrations(page), await cacheNames(page)]).toEqual([0, []]);
});
