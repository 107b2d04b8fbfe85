import {describe, expect, it} from 'vitest';
import {suggestRoutes} from './suggest';

const routes = [
  '/',
  '/2021',
  '/impressum',
  '/tags',
  '/services/konto',
  '/services/privatsphäre/vpn',
  '/services/kommunikation/e-mail',
  '/services/kommunikation/e-mail/client-konfiguration/thunderbird',
  '/services/kommunikation/e-mail/features/app-passwörter',
];

describe('„Meintest du …?“', () => {
  it.each([
    ['a typing error', '/services/komunikation/e-mail', '/services/kommunikation/e-mail'],
    ['an umlaut spelt out', '/services/privatsphaere/vpn', '/services/privatsphäre/vpn'],
    ['an umlaut left out', '/services/privatsphare/vpn', '/services/privatsphäre/vpn'],
    ['other case', '/Impressum', '/impressum'],
    ['a name without its folders', '/thunderbird', '/services/kommunikation/e-mail/client-konfiguration/thunderbird'],
    ['an old file ending', '/services/konto/index.html', '/services/konto'],
  ])('finds the page for %s', (_, path, expected) => {
    expect(suggestRoutes(path, routes)[0]).toBe(expected);
  });

  it('says nothing rather than something far-fetched', () => {
    expect(suggestRoutes('/wp-login-administration', routes)).toEqual([]);
    expect(suggestRoutes('/', routes)).toEqual([]);
  });

  it('offers at most as many pages as asked for', () => {
    expect(
      suggestRoutes(
        '/services',
        routes.map((route) => `/services${route}`),
        2,
      ).length,
    ).toBeLessThanOrEqual(2);
  });
});
