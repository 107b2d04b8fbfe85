import {describe, expect, it} from 'vitest';
import {suggestRoutes} from './suggest';

const routes = [
  '/',
  '/2021',
  '/impressum',
  '/tags',
  '/hilfe/konto',
  '/hilfe/privatsphäre/vpn',
  '/hilfe/kommunikation/e-mail',
  '/hilfe/kommunikation/e-mail/client-konfiguration/thunderbird',
  '/hilfe/kommunikation/e-mail/features/app-passwörter',
];

describe('"Meintest du …?"', () => {
  it.each([
    ['a typing error', '/hilfe/komunikation/e-mail', '/hilfe/kommunikation/e-mail'],
    ['an umlaut spelled out', '/hilfe/privatsphaere/vpn', '/hilfe/privatsphäre/vpn'],
    ['an umlaut left out', '/hilfe/privatsphare/vpn', '/hilfe/privatsphäre/vpn'],
    ['other case', '/Impressum', '/impressum'],
    ['a name without its folders', '/thunderbird', '/hilfe/kommunikation/e-mail/client-konfiguration/thunderbird'],
    ['an old file ending', '/hilfe/konto/index.html', '/hilfe/konto'],
  ])('finds the page for %s', (_, path, expected) => {
    expect(suggestRoutes(path, routes)[0]).toBe(expected);
  });

  it('says nothing rather than something far-fetched', () => {
    expect(suggestRoutes('/wp-login-administration', routes)).toEqual([]);
    expect(suggestRoutes('/', routes)).toEqual([]);
  });

  it('offers three pages at most', () => {
    expect(suggestRoutes('/seit', ['/seite', '/seiten', '/saite', '/seife'])).toHaveLength(3);
  });
});
