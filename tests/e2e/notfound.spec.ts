import {expect, test} from '@playwright/test';

test.describe('unknown path', () => {
  test('says what is wrong and what to do', async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404')) {
        errors.push(message.text());
      }
    });
    const response = await page.goto('/gibt/es/nicht');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/^Seite nicht gefunden \|/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('Seite nicht gefunden');
    await expect(main).toContainText('nicht finden');
    await expect(main).toContainText('dass ihr Link nicht mehr funktioniert');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(errors).toEqual([]);
  });

  for (const [typed, meant] of [
    ['/services/privatsphaere/vpn', '/services/privatsphäre/vpn'],
    ['/services/komunikation/e-mail', '/services/kommunikation/e-mail'],
    ['/impresum', '/impressum'],
  ] as const) {
    test(`${typed} suggests ${meant}`, async ({page}) => {
      await page.goto(typed);
      await page.getByRole('region', {name: 'Meintest du …?'}).getByRole('link').first().click();
      expect(decodeURI(new URL(page.url()).pathname)).toBe(meant);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Seite nicht gefunden');
    });
  }

  for (const typed of ['/tags/cicd', '/services/drone', '/services/tag']) {
    test(`${typed} suggests neither a list of tags nor a retired service`, async ({page}) => {
      await page.goto(typed);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const links = page.getByRole('region', {name: 'Meintest du …?'}).getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses.filter((address) => /\/tags|\/eol\//.test(address))).toEqual([]);
    });
  }

  test('leads to the search', async ({page}) => {
    await page.goto('/gibt/es/nicht');
    await page.getByLabel('Auf dieser Website suchen').fill('Thunderbird');
    await page.getByRole('main').getByRole('button', {name: 'Suchen'}).click();
    await expect(page).toHaveURL(/\/search\/?\?q=Thunderbird$/);
  });

  test('leads to the services', async ({page}) => {
    await page.goto('/gibt/es/nicht');
    await page.getByRole('main').getByRole('link', {name: 'Cloud'}).click();
    await expect(page).toHaveURL('/services/daten/cloud');
  });
});
