import {expect, open, routes, test} from '../support/browser/site';

// A few pages per test: one browser context serves many routes, and a failure still names its page.
const groups = Array.from({length: Math.ceil(routes.length / 12)}, (_, index) =>
  routes.slice(index * 12, index * 12 + 12),
);

for (const [index, group] of groups.entries()) {
  test(`pages ${index * 12 + 1} to ${index * 12 + group.length} answer, fit the window and stay quiet`, async ({
    page,
  }) => {
    test.slow();
    for (const {path} of group) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator('html'), path).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.locator('h1'), path).toHaveCount(1);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} is wider than the window`).toBeLessThanOrEqual(0);
    }
  });
}

for (const [from, to] of [
  ['/services', '/services/konto'],
  ['/info', '/info/intro'],
  ['/services/daten/cloud/', '/services/daten/cloud'],
  ['/services/privatsphäre/vpn.html?system=linux', '/services/privatsphäre/vpn?system=linux'],
  ['/index.html', '/'],
] as const) {
  test(`${from} leads to ${to}`, async ({page}) => {
    await open(page, from);
    const {pathname, search} = new URL(page.url());
    expect(decodeURI(pathname) + search).toBe(to);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Seite nicht gefunden');
  });
}
