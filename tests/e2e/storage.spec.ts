import type {Locator} from '@playwright/test';
import {sourceFiles} from '../support/sourceFiles';
import {expect, open, storedKeys, test} from '../support/browser/site';

/** One page for each group of tabs that stay in sync, found in the sources so that no group is forgotten. */
const pageOfGroup = new Map(
  sourceFiles(['docs-services', 'docs-info'], /\.mdx?$/).flatMap(({file, text}) =>
    [...text.matchAll(/groupId="([^"]+)"/g)].map(([, group = '']): [string, string] => [
      group,
      file.replace(/^docs-/, '/').replace(/(?:\/index)?\.mdx?$/, ''),
    ]),
  ),
);

/** Chooses a tab, and waits until it is chosen: who leaves before has chosen nothing. */
async function choose(tab: Locator): Promise<void> {
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

test('the privacy page lists exactly what the browser stores', async ({page}) => {
  expect([...pageOfGroup.keys()].sort()).toEqual(['dav', 'dbms', 'herkunft', 's3', 'system']);
  await open(page, '/');
  await page.evaluate(() => localStorage.clear());
  for (const path of pageOfGroup.values()) {
    await open(page, encodeURI(path));
    const name = await page.getByRole('tab', {selected: false}).first().innerText();
    await choose(page.getByRole('tab', {name, exact: true}).first());
  }
  await open(page, '/services/kommunikation/e-mail/client-konfiguration/manuell');
  await page.getByRole('textbox', {name: 'Deine Adresse'}).fill('erika');
  await page.getByRole('button', {name: 'Einsetzen'}).click();
  await expect(page.getByRole('button', {name: 'Vergessen'})).toBeVisible();
  await open(page, '/datenschutzerklaerung');
  const menu = page.locator('.navbar__toggle');
  if (await menu.isVisible()) await menu.click();
  await page
    .getByRole('button', {name: /Ansicht/})
    .locator('visible=true')
    .first()
    .click();

  const listed = async (heading: string) => {
    const table = page.getByRole('main').getByRole('table', {name: heading});
    const cells = await table.locator('tbody tr td:first-child, tbody tr th:first-child').allInnerTexts();
    return cells.map((cell) => cell.trim()).sort();
  };
  const permanent = await listed('Auf Dauer');
  await expect.poll(() => storedKeys(page, 'localStorage')).toEqual(permanent);
  expect(await storedKeys(page, 'sessionStorage')).toEqual([]);
});

test('a system chosen on one page is chosen on all others, and an address can name it', async ({page}) => {
  const selected = () => page.getByRole('tab', {name: 'Linux', exact: true}).first();
  await open(page, '/services/kommunikation/e-mail/client-konfiguration/manuell');
  await expect(selected()).toHaveAttribute('aria-selected', 'false');
  await choose(selected());
  for (const path of ['/services/privatsphäre/adguard', '/services/privatsphäre/vpn', '/services/hosting/sso']) {
    await open(page, encodeURI(path));
    await expect(selected()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', {name: 'Linux', exact: true}).first()).toBeVisible();
  }
  await open(page, '/services/hosting/sso?system=macos');
  await expect(page.getByRole('tab', {name: 'macOS', exact: true}).first()).toHaveAttribute('aria-selected', 'true');
});
