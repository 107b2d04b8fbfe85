import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {filesFor} from '../../packages/docusaurus-hosting/src/client-files';
import {facts} from '../../src/facts';
import {site} from '../../src/site';
import {buildDir, readPage} from '../support/buildOutput';

const files = [...filesFor(facts, site.keyPages, new Date()).keys()];
const built = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

const {siteUrl} = facts.operator;
const linksOf = (file: string): URL[] =>
  [...built(file).matchAll(new RegExp(`${siteUrl}(/[^\\s"<]*)`, 'g'))].map(([, link = '']) => new URL(link, siteUrl));

const linking = files.flatMap((file) => {
  const links = linksOf(file);
  return links.length > 0 ? [[file, links] as const] : [];
});

it('people and programs get from these files to pages', () => {
  expect(linking.map(([file]) => file)).toEqual(
    expect.arrayContaining(['/.well-known/security.txt', '/mail/config-v1.1.xml', '/dienste.json']),
  );
});

it.each(linking)('%s links to nothing on this site that is missing', (file, links) => {
  for (const {pathname, hash} of links) {
    const route = decodeURIComponent(pathname);
    if (files.includes(route) || route === '/sitemap.xml') {
      continue;
    }
    const {document} = readPage(route);
    if (hash) {
      expect(
        document.getElementById(decodeURIComponent(hash.slice(1))),
        `${file} links to ${route}${decodeURIComponent(hash)}`,
      ).toBeTruthy();
    }
  }
});

it('the page about calendars opens DAVx⁵ with the address of WebDAV', () => {
  const {document} = readPage('/services/daten/kalender-und-kontakte');
  const links = [...document.querySelectorAll('a[href^="davx5:"]')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([facts.dav?.url.replace('https:', 'davx5:')]);
});
