import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {facts} from '../../src/facts';
import {expect, open, test} from '../support/browser/site';

const {domain, exampleAddress, appleProfile} = facts.mail;
const own = `erika@${domain}`;
const guide = '/services/kommunikation/e-mail/client-konfiguration/manuell';

async function enter(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', {name: 'Deine Adresse'}).first().fill(name);
  await page.getByRole('button', {name: 'Einsetzen'}).click();
}

test('guides show the visitor’s address in place of the example, on other pages too, until it is forgotten', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await open(page, guide);
  await expect(main).toContainText(exampleAddress);
  await enter(page, 'erika');
  await expect(main).toContainText(own);
  await expect(main).not.toContainText(exampleAddress);

  await open(page, '/services/kommunikation/e-mail/client-konfiguration/thunderbird');
  await expect(main).toContainText(own);
  await expect(main).not.toContainText(exampleAddress);
  await main.getByRole('button', {name: 'Vergessen'}).click();
  await expect(main).toContainText(exampleAddress);
  await expect(main).not.toContainText(own);
});

test('only what can be an address is taken', async ({page}) => {
  await open(page, guide);
  await enter(page, 'erika muster');
  await expect(page.getByRole('main')).toContainText(exampleAddress);
  await expect(page.getByRole('button', {name: 'Vergessen'})).toHaveCount(0);
});

test('what cannot be an address is refused in words', async ({page}) => {
  await open(page, guide);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  const field = page.getByRole('textbox', {name: 'Deine Adresse'}).first();
  for (const [typed, words] of [
    ['erika müller', 'keine Umlaute und Leerzeichen'],
    ['erika@anderswo.example', `endet auf @${domain}`],
    ['', 'vor dem @'],
  ] as const) {
    await enter(page, typed);
    expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage), typed).toContain(words);
    await expect(page.getByRole('button', {name: 'Vergessen'}), typed).toHaveCount(0);
  }
});

test('the whole address is taken as well as the name', async ({page}) => {
  await open(page, guide);
  await enter(page, ` ${own} `);
  await expect(page.getByRole('main')).toContainText(own);
  await expect(page.getByRole('button', {name: 'Vergessen'})).toBeVisible();
});

test('the printed page has the example', async ({page}) => {
  await open(page, guide);
  await enter(page, 'erika');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(page.getByRole('main')).toContainText(exampleAddress);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('main')).not.toContainText(exampleAddress);
});

test('nothing of the address reaches the server', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await open(page, guide);
  await enter(page, 'erika');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => request.includes('erika'))).toEqual([]);
});

test('the Apple profile is made in the browser with name and address', async ({page}) => {
  await open(page, '/services/kommunikation/e-mail/client-konfiguration/apple');
  await page.getByRole('textbox', {name: 'Dein Name'}).fill('Erika Mustermann');
  await page.locator('input[name=local]').fill('erika');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Profil mit meinen Angaben laden'}).click(),
  ]);
  expect(file.suggestedFilename()).toBe(appleProfile.split('/').at(-1));
  const profile = await readFile(await file.path(), 'utf8');
  expect(profile).toMatch(new RegExp(`<key>EmailAddress</key>\\s*<string>${own}</string>`));
  expect(profile).toMatch(/<key>EmailAccountName<\/key>\s*<string>Erika Mustermann<\/string>/);
});

test('guides for phones show a code of their own address on request', async ({page, baseURL}) => {
  const path = '/services/privatsphäre/vpn';
  await open(page, encodeURI(path));
  const code = page.getByRole('img', {name: 'QR-Code mit der Adresse dieser Seite'});
  await expect(code).toBeHidden();
  await page.getByText('Auf dem Handy öffnen').click();
  await expect(code).toBeInViewport({ratio: 1});
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const {width = 0} = (await code.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(100);
  expect((await page.request.get(`${baseURL}/img/qr${encodeURI(path)}.svg`)).headers()['content-type']).toContain(
    'image/svg+xml',
  );
});
