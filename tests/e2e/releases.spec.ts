import {once} from 'node:events';
import {mkdtempSync, readdirSync, readlinkSync, rmSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {deploy} from 'docusaurus-publish/deploy';
import {copyAsRelease, digestsIn} from '../support/releases';
import {createLocalServer, server as definition} from '../../scripts/localServer';

let folder: string;
let server: Server;
let number = 0;
const target = (): string => path.join(folder, 'www');

/** Publishes one more release, as `npm run deploy` does. */
async function publish(): Promise<void> {
  const buildDir = path.join(folder, `build-${number}`);
  copyAsRelease(number, buildDir);
  await deploy({
    target: target(),
    buildDir,
    definition,
    now: new Date(),
    release: `r${String(number).padStart(3, '0')}`,
  });
  rmSync(buildDir, {recursive: true});
  number += 1;
}

test.beforeEach(async () => {
  // Beside the build: its files are linked.
  folder = mkdtempSync(path.resolve('node_modules/.cache/releases-'));
  number = 0;
  await publish();
  server = createLocalServer(path.join(target(), 'current')).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
test.afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, {recursive: true});
});

const box = (page: Page) => page.getByRole('combobox', {name: 'Website durchsuchen'});
const suggestions = (page: Page) => page.getByRole('listbox', {name: 'Suchvorschläge'}).getByRole('option');
const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** What a tab must not notice of releases: errors, answers that are none, and loads that nobody asked for. */
function watch(page: Page) {
  const seen = {trouble: [] as string[], loads: 0, asked: new Set<string>()};
  page.on('pageerror', (error) => seen.trouble.push(error.message));
  page.on('console', (message) => message.type() === 'error' && seen.trouble.push(message.text()));
  page.on('response', (answer) => answer.status() >= 400 && seen.trouble.push(`${answer.status()} ${answer.url()}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.loads += 1;
    seen.asked.add(new URL(request.url()).pathname);
  });
  return seen;
}

async function openFirst(page: Page): Promise<void> {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/services/konto`);
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test('a tab searches, goes on and back while ten releases follow each other @all', async ({page}) => {
  test.slow();
  const seen = watch(page);
  await openFirst(page);
  const words = ['vpn', 'imap', 'passwort', 'cloud', 'kontakt', 'thunderbird', 'dns', 'matrix', 'adresse', 'git'];
  for (const word of words) {
    await publish();
    expect(path.basename(readlinkSync(path.join(target(), 'current')))).toContain(
      `r0${String(number - 1).padStart(2, '0')}`,
    );
    const before = await heading(page).innerText();
    await box(page).fill(word);
    const from = page.url();
    await expect(suggestions(page).first()).toBeVisible();
    await suggestions(page).first().click();
    await expect(page).not.toHaveURL(from);
    // What opens on a page: menus, guides in tabs, what is folded away.
    for (const closed of await page
      .locator('[role="tab"][aria-selected="false"], summary, button[aria-expanded="false"]')
      .all()) {
      if (await closed.isVisible()) {
        await closed.click();
        break;
      }
    }
    if (words.indexOf(word) % 2 === 1) {
      await page.goBack();
      await expect(heading(page)).toHaveText(before);
    }
    expect(seen.trouble, word).toEqual([]);
  }
  expect(number).toBe(11);
  expect(seen.loads, 'nothing is loaded anew').toBe(1);
  const named = [...seen.asked].flatMap(digestsIn);
  expect(named.length).toBeGreaterThan(20);
  expect(
    named.filter((digest) => !digest.startsWith('000')),
    'nothing comes from another release',
  ).toEqual([]);
});

test('a tab whose release is gone says so, and keeps what was typed when it is asked to load again', async ({page}) => {
  const seen = watch(page);
  await openFirst(page);
  await box(page).fill('cloud');
  await expect(suggestions(page).first()).toBeVisible();
  await publish();
  for (const kind of ['assets/js', 'search-index']) {
    const kept = path.join(target(), 'current', kind);
    for (const name of readdirSync(kept).filter((each) => /\b000[0-9a-f]{5,}/.test(each)))
      rmSync(path.join(kept, name), {recursive: true});
  }
  await box(page).fill('thunderbird');
  await expect(
    page.getByRole('alert').filter({hasText: 'Diese Seite ist älter als das Suchverzeichnis'}),
  ).toBeVisible();
  expect(seen.loads).toBe(1);
  await page.getByRole('button', {name: 'Seite neu laden'}).click();
  const results = page.getByRole('main');
  await expect(results.getByRole('listitem').first()).toContainText('Thunderbird');
  await expect(results.getByRole('searchbox')).toHaveValue('thunderbird');
  expect(seen.loads).toBe(2);
  await expect(page.locator('meta[name="search-build-id"]')).toHaveAttribute('content', /^001/);
});
