import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {filesFor} from 'docusaurus-hosting/client-files';
import type {LoadedSite} from 'docusaurus-hosting/cli/siteOf';
import {areas} from '../../../docusaurus-hosting/fixtures/areas';
import {marks} from '../../../docusaurus-hosting/fixtures/marks';
import {keyPages} from '../../../docusaurus-hosting/fixtures/keyPages';
import {provider} from '../../../docusaurus-hosting/fixtures/provider';
import {serverDefinition} from '../server/definition';
import {verifyBuild} from '.';

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, {recursive: true})));

const {siteUrl} = provider.operator;
const redirects = [{from: '/alt', to: '/hilfe#start'}];
const server = serverDefinition({provider, redirects});
const clientFiles = Object.fromEntries(
  [...filesFor(provider, keyPages, new Date())].map(([address, text]) => [address.slice(1), text]),
);
const autoconfig = 'mail/config-v1.1.xml';
const mailProfile = provider.mail.appleProfile.slice(1);
const dnsProfile = provider.dns.appleProfile.slice(1);

interface PageParts {
  readonly head?: string;
  readonly body?: string;
  readonly title?: string;
}

/** A page without a mistake but the one that a test makes. */
const page = (route: string, {head = '', body = '', title = `Seite ${route}`}: PageParts = {}): string =>
  `<!doctype html><html lang="de"><head><title>${title}</title><meta name="description" content="Über ${route}">
  <link rel="canonical" href="${siteUrl}${route}">${head}</head><body><h1>x</h1><p id="start">${body}</p></body></html>`;

const locations = (...routes: string[]): string =>
  routes.map((route) => `<url><loc>${siteUrl}${route}</loc></url>`).join('');

/** A client's file with other words in one place. */
function edited(file: string, from: string, to: string): string {
  const text = clientFiles[file] ?? '';
  expect(text).toContain(from);
  return text.replace(from, to);
}

/** A site whose build is right but for some of its files; `undefined` deletes one. */
function siteWith(changed: Readonly<Record<string, string | undefined>>): LoadedSite {
  const root = mkdtempSync(path.join(os.tmpdir(), 'hosting-verify-'));
  roots.push(root);
  const files: Readonly<Record<string, string | undefined>> = {
    'index.html': page('/', {body: '<a href="/hilfe#start">Hilfe</a><img src="/a.svg" alt="">'}),
    'hilfe.html': page('/hilfe', {body: '<a href="/">Start</a> <a href="https://anders.example/x/">anderswo</a>'}),
    '404.html': page('/404.html', {title: 'Nicht gefunden'}),
    'alt/index.html': '<html><head><meta http-equiv="refresh" content="0; url=/hilfe#start"></head></html>',
    'a.svg': '<svg/>',
    'sitemap.xml': `<urlset>${locations('/', '/hilfe')}</urlset>`,
    ...clientFiles,
    ...changed,
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(root, 'build', file)), {recursive: true});
    writeFileSync(path.join(root, 'build', file), text);
  }
  return {root, provider, areas, marks, redirects, server};
}

async function findingsWith(changed: Readonly<Record<string, string | undefined>>): Promise<string[]> {
  const found = await verifyBuild(siteWith(changed), 'build', {browser: false});
  return found.map(({file, wrong, rule}) => `${file} ${wrong} (${rule})`);
}

describe('a finished build', () => {
  it('without mistakes has no findings', async () => {
    expect(await findingsWith({})).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string | undefined>>, RegExp]>([
    [
      'a link to no page',
      {'hilfe.html': page('/hilfe', {body: '<a href="/weg">x</a>'})},
      /hilfe\.html .*\/weg leads nowhere/,
    ],
    [
      'a link to no part of a page',
      {'hilfe.html': page('/hilfe', {body: '<a href="/#weg">x</a>'})},
      /leads to no part of \/ \(build\/links\)/,
    ],
    [
      'another spelling of an address',
      {'hilfe.html': page('/hilfe', {body: '<a href="/hilfe.html">x</a>'})},
      /not the page’s own address/,
    ],
    [
      'a picture without text and file',
      {'hilfe.html': page('/hilfe', {body: '<img src="/b.webp">'})},
      /\/b\.webp has no alternative text[^]*\/b\.webp is missing/,
    ],
    [
      'a title of two pages',
      {'hilfe.html': page('/hilfe', {title: 'Seite /'})},
      /the title „Seite \/“ is that of \/hilfe, too/,
    ],
    ['a page without a title', {'hilfe.html': page('/hilfe', {title: ''})}, /has no title/],
    ['two headings of the first level', {'hilfe.html': page('/hilfe', {body: '<h1>y</h1>'})}, /has 2 h1/],
    [
      'a foreign canonical address',
      {'hilfe.html': page('/hilfe').replace(siteUrl, 'https://anders.example')},
      /canonical address is „https:\/\/anders/,
    ],
    [
      'a table without a caption',
      {'hilfe.html': page('/hilfe', {body: '<table><th scope="col">x</th></table>'})},
      /1 tables/,
    ],
    ['a page that the sitemap lacks', {'sitemap.xml': locations('/')}, /\/hilfe is not listed/],
    ['a page that is gone', {'sitemap.xml': locations('/', '/hilfe', '/weg')}, /\/weg is listed and is no page/],
    ['a page that nothing leads to', {'index.html': page('/')}, /hilfe\.html no link leads here/],
    ['a redirect without its page', {'alt/index.html': undefined}, /no page leads on from \/alt/],
    [
      'a redirect to no part of a page',
      {
        'hilfe.html': page('/hilfe', {body: '<a href="/">x</a>'}).replace('id="start"', ''),
        'index.html': page('/', {body: '<a href="/hilfe">x</a>'}),
      },
      /\/alt leads to \/hilfe#start, which is no part/,
    ],
    ['a missing client file', {'.well-known/security.txt': undefined}, /security\.txt clients ask for it/],
    ['a profile that no phone reads', {[mailProfile]: '<x/>'}, /no client can read it/],
    ['XML that ends too early', {[autoconfig]: edited(autoconfig, '</clientConfig>', '')}, /no client can read it/],
    [
      'a host in XML that the facts do not have',
      {[autoconfig]: edited(autoconfig, provider.mail.imap.host, 'imap.anders.example')},
      /mail\/config-v1\.1\.xml hostname is „imap\.anders\.example, .*“, and the facts say/,
    ],
    [
      'a port in XML that the facts do not have',
      {[autoconfig]: edited(autoconfig, `<port>${provider.mail.imap.port}<`, '<port>143<')},
      /mail\/config-v1\.1\.xml port is „143, /,
    ],
    [
      'a host in a profile that the facts do not have',
      {[mailProfile]: edited(mailProfile, provider.mail.submissions.host, 'smtp.anders.example')},
      /OutgoingMailServerHostName is „smtp\.anders\.example“/,
    ],
    [
      'a DNS server that the facts do not have',
      {[dnsProfile]: edited(dnsProfile, provider.dns.dohUrl, 'https://dns.anders.example')},
      /ServerURL is „https:\/\/dns\.anders\.example“/,
    ],
    [
      'a Matrix server that the facts do not have',
      {'.well-known/matrix/server': '{"m.server": "anders.example:8448"}'},
      /m\.server is „anders\.example:8448“/,
    ],
  ])('%s is named', async (_, changed, expected) => {
    const found = (await findingsWith(changed)).join('\n');
    expect(found).toMatch(expected);
  });

  it('refuses to look at a page that it does not have', async () => {
    const options = {browser: true, pages: ['/', '/weg']};
    await expect(verifyBuild(siteWith({}), 'build', options)).rejects.toThrow('There is no page /weg in the build.');
  });
});
