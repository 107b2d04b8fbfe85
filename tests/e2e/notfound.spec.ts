import {expect, test, type Page} from '@playwright/test';
import {inSample} from '../support/kinds';

/** What goes wrong on a page from now on, but for the status of its own address. */
function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text());
  });
  return errors;
}

test.describe('unknown path', () => {
  test('says what is wrong and what to do', async ({page}) => {
    const errors = errorsOf(page);
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

  for (const [typed, meant, title] of [
    ['/services/privatsphaere/vpn', '/services/privatsphäre/vpn', 'VPN'],
    ['/services/komunikation/e-mail', '/services/kommunikation/e-mail', 'E-Mail'],
    ['/impresum', '/impressum', 'Impressum'],
    ['/services/konto/zugang-verlorn', '/services/konto/zugang-verloren', 'Zugang verloren'],
  ] as const) {
    test(`${typed} suggests ${meant}`, inSample(typed === '/impresum'), async ({page}) => {
      await page.goto(typed);
      const first = page.getByRole('region', {name: 'Meintest du …?'}).getByRole('link').first();
      await expect(first).toContainText(title);
      await first.click();
      await expect.poll(() => decodeURI(new URL(page.url()).pathname)).toBe(meant);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Seite nicht gefunden');
    });
  }

  for (const typed of ['/tags/forg', '/services/drone', '/services/tag']) {
    test(
      `${typed} suggests neither a list of tags nor a retired service`,
      inSample(typed === '/services/drone'),
      async ({page}) => {
        await page.goto(typed);
        const links = page.getByRole('region', {name: 'Meintest du …?'}).getByRole('link');
        await expect(links.first(), 'what else may be meant').toBeVisible();
        const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        expect(addresses.filter((address) => /\/tags|\/eol\//.test(address))).toEqual([]);
      },
    );
  }

  for (const address of ['/a%25b', '/x%00y', '/%F0%9F%98%80', '/__proto__', '/x%2Fy', '/a%22%3E%3Cb']) {
    test(`${address} is hydrated without an error`, inSample(address === '/a%25b'), async ({page}) => {
      const errors = errorsOf(page);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Seite nicht gefunden');
      expect(errors).toEqual([]);
    });
  }

  for (const [typed, meant] of [
    ['/services/Konto', '/services/konto'],
    ['/services/konto%0A', '/services/konto'],
    ['/%0A%0D%09', '/'],
  ] as const) {
    test(
      `${typed} leads to the page that is meant, without an error of React`,
      inSample(typed === '/services/Konto'),
      async ({page}) => {
        const errors: string[] = [];
        page.on('console', (message) => {
          if (message.text().includes('React')) errors.push(message.text());
        });
        await page.goto(typed);
        await expect(page).toHaveURL(meant);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        expect(errors).toEqual([]);
      },
    );
  }

  test('leads to help in a few questions', async ({page}) => {
    await page.goto('/gibt/es/nicht');
    await page.getByRole('main').getByRole('link', {name: 'Hilfe finden'}).click();
    await expect(page).toHaveURL('/hilfe-finden');
  });

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
