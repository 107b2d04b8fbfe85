import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {serverDefinition} from '../server/definition';
import {print} from './diagnostic';
import {verifyBuild, type BuildRules} from '.';

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, {recursive: true})));

const siteUrl = 'https://docs.example.org';
const definition = serverDefinition({siteUrl, redirects: [{from: '/alt', to: '/hilfe#start'}]});

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

/** A build that is right but for some of its files; `undefined` deletes one. */
function buildWith(changed: Readonly<Record<string, string | undefined>>): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'verify-'));
  roots.push(root);
  const files: Readonly<Record<string, string | undefined>> = {
    'index.html': page('/', {body: '<a href="/hilfe#start">Hilfe</a><img src="/a.svg" alt="">'}),
    'hilfe.html': page('/hilfe', {body: '<a href="/">Start</a> <a href="https://anders.example/x/">anderswo</a>'}),
    '404.html': page('/404.html', {title: 'Nicht gefunden'}),
    'alt/index.html': '<html><head><meta http-equiv="refresh" content="0; url=/hilfe#start"></head></html>',
    'a.svg': '<svg/>',
    'sitemap.xml': `<urlset>${locations('/', '/hilfe')}</urlset>`,
    ...changed,
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

const options = {root: '', definition, strict: true, browser: false};

async function problemsWith(changed: Readonly<Record<string, string | undefined>>, strict = true): Promise<string[]> {
  const {diagnostics} = await verifyBuild(buildWith(changed), {...options, strict});
  return diagnostics.map(({file, reason, rule}) => `${file} ${reason} (${rule})`);
}

describe('a finished build', () => {
  it('without errors passes', async () => {
    expect(await problemsWith({})).toEqual([]);
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
      'links that no browser reads',
      {
        'hilfe.html': page('/hilfe', {
          body: '<a href="http://[">x</a><a href="/%zz">x</a><img src="https://a b" alt="">',
        }),
      },
      /https:\/\/a b is missing[^]*http:\/\/\[ leads nowhere[^]*\/%zz leads nowhere/,
    ],
    [
      'a script that begins later and is missing',
      {'hilfe.html': page('/hilfe', {head: '<script type="text/deferred" data-src="/weg.js"></script>'})},
      /hilfe\.html .*\/weg\.js leads nowhere/,
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
      /the title “Seite \/” is that of \/hilfe, too/,
    ],
    ['a page without a title', {'hilfe.html': page('/hilfe', {title: ''})}, /has no title/],
    ['two headings of the first level', {'hilfe.html': page('/hilfe', {body: '<h1>y</h1>'})}, /has 2 h1/],
    [
      'a foreign canonical address',
      {'hilfe.html': page('/hilfe').replace(siteUrl, 'https://anders.example')},
      /canonical address is “https:\/\/anders/,
    ],
    [
      'a table without a caption',
      {'hilfe.html': page('/hilfe', {body: '<table><th scope="col">x</th></table>'})},
      /1 tables/,
    ],
    [
      'an id of two elements',
      {'hilfe.html': page('/hilfe', {body: '<i id="start"></i>'})},
      /the id “start” is there twice/,
    ],
    [
      'a page without one of its compressed copies',
      {
        'index.html.br': '',
        'hilfe.html': page('/hilfe', {body: 'Hilfe. '.repeat(100)}),
        'hilfe.html.br': '',
      },
      /hilfe\.html its compressed copy hilfe\.html\.gz, which browsers get, is missing/,
    ],
    [
      'a page whose compressed copy is cut',
      {'index.html.br': '', 'hilfe.html': page('/hilfe', {body: 'Hilfe. '.repeat(100)}), 'hilfe.html.br': ''},
      /hilfe\.html its compressed copy hilfe\.html\.br, which browsers get, is missing or damaged/,
    ],
    ['a page that the sitemap lacks', {'sitemap.xml': locations('/')}, /\/hilfe is not listed/],
    ['a page that is gone', {'sitemap.xml': locations('/', '/hilfe', '/weg')}, /\/weg is listed and is no page/],
    ['a page that nothing leads to', {'index.html': page('/')}, /hilfe\.html no link leads here/],
    [
      'a redirect to no part of a page',
      {
        'hilfe.html': page('/hilfe', {body: '<a href="/">x</a>'}).replace('id="start"', ''),
        'index.html': page('/', {body: '<a href="/hilfe">x</a>'}),
      },
      /\/alt leads to \/hilfe#start, which is no part/,
    ],
    [
      'a page that leads elsewhere by itself',
      {'weg.html': '<meta http-equiv="refresh" content="0; url=https://fremd.example/">'},
      /weg\.html <meta http-equiv> with .* may lead elsewhere \(build\/meta\)/,
    ],
    [
      'a page that browsers would keep',
      {'assets/neu.html': page('/assets/neu')},
      /assets\/neu\.html the page lies in \/assets\/\*, from where .* keep files for a year \(build\/kept\)/,
    ],
  ])('%s is named', async (_, changed, expected) => {
    const found = (await problemsWith(changed)).join('\n');
    expect(found).toMatch(expected);
  });

  it('is not judged by matters of quality unless asked', async () => {
    const changed = {'hilfe.html': page('/hilfe', {title: ''}), 'sitemap.xml': locations('/')};
    expect(await problemsWith(changed, false)).toEqual([]);
  });

  it('is checked by the rules of other packages, too', async () => {
    const rules: BuildRules = {
      'own/logo': (build) =>
        build.has('/logo.svg') ? [] : [{file: 'logo.svg', reason: 'it is missing', hint: 'draw one'}],
    };
    const {diagnostics} = await verifyBuild(buildWith({}), {...options, rules});
    expect(diagnostics).toEqual([{file: 'logo.svg', reason: 'it is missing', hint: 'draw one', rule: 'own/logo'}]);
  });

  it('refuses to open a page that it does not have', async () => {
    const pages = ['/', '/weg'];
    await expect(verifyBuild(buildWith({}), {...options, browser: true, pages})).rejects.toThrow(
      'There is no page /weg in the build.',
    );
  });
});

describe('diagnostics are printed', () => {
  const diagnostic = {
    file: 'build/a,b.html',
    reason: 'it is 100%\n::x \u001b[2J\u009b\u202e##[y]',
    hint: 'fix it',
    rule: 'build/links',
  };

  it('for editors and terminals', () => {
    expect(print([diagnostic], 3)).toBe(
      'build/a,b.html:1:1 it is 100%\\u{a}::x \\u{1b}[2J\\u{9b}\\u{202e}\\u{23}#[y] – fix it (build/links)\n1 error in 3 pages.',
    );
    expect(print([], 1)).toBe('No errors in 1 page.');
  });
});
