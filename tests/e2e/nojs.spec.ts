import {expect, test} from '@playwright/test';
import {facts} from '../../src/facts';
import {groups} from '../support/browser/allPages';

test.use({javaScriptEnabled: false});

test('pages lead to each other by links, with what they say in view', async ({page}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', {name: 'Hauptnavigation'});
  await navigation.getByRole('link', {name: 'Dienste', exact: true}).click();
  await expect(page).toHaveURL('/services/konto');
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  await page
    .getByRole('navigation', {name: 'Seiten dieses Bereichs'})
    .getByRole('link', {name: 'Privatsphäre', exact: true})
    .click();
  await expect(page).toHaveURL(encodeURI('/services/privatsphäre'));
  await page.getByRole('main').getByRole('link', {name: /VPN/}).first().click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('VPN');
  await navigation.getByRole('link', {name: 'Informationen', exact: true}).click();
  await expect(page).toHaveURL('/info/intro');
  await navigation.getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page.getByRole('main').getByRole('heading', {name: 'Neue Beiträge'})).toBeVisible();
});

test('controls that would do nothing are not there, and the search says where to look instead', async ({page}) => {
  await page.goto('/services/konto');
  await expect(page.getByText('Suche nur mit JavaScript.')).toBeVisible();
  for (const control of ['.navbar input', '.navbar__toggle', '.navbar button']) {
    await expect(page.locator(control).locator('visible=true'), control).toHaveCount(0);
  }
  await page.getByRole('link', {name: 'Alle Dienste', exact: true}).click();
  await expect(page).toHaveURL('/services/daten#alle-dienste');
});

test('a problem is found with nested details, and by its address', async ({page}) => {
  await page.goto('/hilfe-finden');
  await page.getByText('Chat mit Matrix', {exact: true}).click();
  await page.getByText('Ich habe ein neues Telefon').click();
  await page.getByRole('link', {name: 'Schritt für Schritt'}).locator('visible=true').click();
  await expect(page).toHaveURL('/services/kommunikation/matrix#qr');
  await page.goto('/hilfe-finden#vpn-drucker');
  await expect(page.getByText('Nimm das eigene Netz vom Tunnel aus.')).toBeVisible();
});

test('tabs show all their panels under their names', async ({page}) => {
  await page.goto('/services/privatsphäre/vpn');
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(1);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('.tab-label')).toHaveText((await panel.getAttribute('aria-label')) ?? '');
    await expect(panel.locator('.tab-label')).toBeVisible();
  }
  await expect(page.locator('[role="tablist"]').first()).toBeHidden();
});

test('facts stand on the page, and nothing makes it too wide', async ({page}) => {
  await page.goto('/services/kommunikation/e-mail/client-konfiguration/manuell');
  await expect(page.getByRole('main').locator('table').first()).toContainText(String(facts.mail.imap.port));
  // Scripts are off in the page: the browser itself knows how wide its content is.
  const browser = await page.context().newCDPSession(page);
  const {cssContentSize} = await browser.send('Page.getLayoutMetrics');
  expect(cssContentSize.width).toBe(page.viewportSize()?.width);
});

for (const {name, tag, pages} of groups) {
  test(`pages say what they are about, and have no control that would do nothing (${name})`, {tag}, async ({page}) => {
    test.slow();
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1}), path).toBeVisible();
      await expect(page.locator('.navbar button:visible, .navbar input:visible'), path).toHaveCount(0);
    }
  });
}

test('on a phone, the bar covers nothing, and the languages are in the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/services/konto#zweiter-faktor');
  await expect(page.getByRole('navigation', {name: 'Hauptnavigation'})).not.toBeInViewport();
  await page.getByText('Deutsch').first().hover();
  const languages = await page.locator('.navbar .dropdown__menu').boundingBox();
  expect(languages?.x).toBeGreaterThanOrEqual(0);
});
