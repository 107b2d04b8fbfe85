import {expect, open, test} from '../support/browser/site';

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
