import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {filesFor} from '../../packages/docusaurus-hosting/src/client-files';
import {provider} from '../../src/provider';
import {site} from '../../src/site';
import {buildDir, readPage} from '../support/buildOutput';

const files = [...filesFor(provider, site.keyPages, new Date()).keys()];
const built = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');

const {siteUrl} = provider.operator;
const linksOf = (file: string): URL[] =>
  [...built(file).matchAll(new RegExp(`${siteUrl}(/[^\\s"<]*)`, 'g'))].map(([, link = '']) => new URL(link, siteUrl));

it('some files link to pages', () => {
  expect(files.flatMap(linksOf)).not.toEqual([]);
});

it.each(files)('%s links to nothing on this site that is missing', (file) => {
  for (const {pathname, hash} of linksOf(file)) {
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
  expect(links).toEqual([provider.dav?.url.replace('https:', 'davx5:')]);
});
