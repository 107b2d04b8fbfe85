import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {publishedSize} from '../support/buildOutput';

/** What a first view may weigh with brotli, in kB (1,000 bytes). */
interface Budget {
  readonly html: number;
  readonly css: number;
  readonly scripts: number;
}

const css = 18.2;
/** All scripts of the home page; the list of a hundred messages is text. */
const scripts = 147.4;
const whole = 190.3;

/** One page of each kind. */
const budgets: Readonly<Record<string, Budget>> = {
  '/': {html: 11, css, scripts},
  '/services/konto': {html: 13.7, css, scripts: 143.7},
  '/services/kommunikation/e-mail/client-konfiguration/thunderbird': {html: 13.4, css, scripts: 143.7},
  '/services/kommunikation/e-mail/fehlermeldungen': {html: 14.2, css, scripts: 158.1},
  '/SSO-2023': {html: 10.2, css, scripts: 139.1},
};

const fileOf = (address: string): string => path.join('build', address === '/' ? 'index.html' : `${address}.html`);
const read = (file: string): string => readFileSync(file, 'utf8');
const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + publishedSize(file), 0) / 1000;
const assets = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, address = '']) => path.join('build', address));

describe.each(Object.entries(budgets))('the first view of %s', (address, budget) => {
  const html = read(fileOf(address));
  const scripts = assets(html, /(?:data-src="?|")(\/assets\/js\/[^"\s>]+)/g);

  it('weighs no more than its budget', () => {
    const styles = assets(html, /<link rel="?stylesheet"? href="?(\/assets\/css\/[^"\s>]+)/g);
    expect(styles).toHaveLength(1);
    expect(kilobytes([fileOf(address)]), 'HTML').toBeLessThanOrEqual(budget.html);
    expect(kilobytes(styles), 'CSS').toBeLessThanOrEqual(budget.css);
    expect(kilobytes(scripts), 'scripts').toBeLessThanOrEqual(budget.scripts);
    expect(kilobytes([fileOf(address), ...styles, ...scripts]), 'all').toBeLessThanOrEqual(whole);
  });

  it('names all its scripts, and starts none by itself', () => {
    expect(scripts.length, 'main.js, its runtime and the page’s own').toBeGreaterThan(5);
    expect(html).not.toMatch(/<script[^>]+\ssrc=/);
  });
});

it('the scripts that all pages start with are compiled on another thread', () => {
  const entry = readdirSync('build/assets/js').find((name) => /^main\..*\.js$/.test(name)) ?? 'none';
  expect(read(`build/assets/js/${entry}`)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

it('pages carry the same loader, so that a Content Security Policy can name its hash', () => {
  const loaders = Object.keys(budgets).map((address) =>
    [...read(fileOf(address)).matchAll(/<script>([^]*?)<\/script>/g)]
      .map(([, script = '']) => script)
      .filter((script) => script.includes('text/deferred')),
  );
  loaders.forEach((own) => expect(own).toHaveLength(1));
  expect(new Set(loaders.flat()).size).toBe(1);
});

it('no script of the site carries Prism', () => {
  const scripts = readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
  // Keys of Prism's grammars, which no minifier shortens.
  const grammars = scripts.filter((file) => /\blookbehind:/.test(read(path.join('build/assets/js', file))));
  expect(scripts).not.toEqual([]);
  expect(grammars).toEqual([]);
});

it('a page of the docs carries the titles of the others, for the sidebar, but not their descriptions', () => {
  const files = readdirSync('build/assets/js').map((file) => path.join('build/assets/js', file));
  const lists = files.filter((file) => file.endsWith('.js') && read(file).includes('"docsSidebars":{'));
  expect(lists).toHaveLength(2);
  expect(lists.filter((file) => read(file).includes('"description":'))).toEqual([]);
});

it('pictures of guides come in AVIF with WebP behind it, with their size, and wait for the reader', () => {
  const html = read(fileOf('/services/kommunikation/e-mail/client-konfiguration/thunderbird'));
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  const pictures = [...main.matchAll(/<picture[^]*?<\/picture>/g)].map(([picture]) => picture);
  expect(pictures).not.toEqual([]);
  for (const picture of pictures) {
    expect(picture).toMatch(/<source type="?image\/avif/);
    expect(picture).toMatch(/<img[^>]+\swidth="?\d+"? height="?\d+/);
    expect(picture).toMatch(/loading="?lazy/);
    const addresses = assets(picture, /(\/assets\/images\/\S+?\.(?:avif|webp))/g);
    expect(addresses).not.toEqual([]);
    for (const address of addresses) {
      expect(existsSync(address), address).toBe(true);
    }
  }
});

/** A build for a trial makes pictures with less effort: so many times larger than what is published. */
const trial = 1.6;

it('pictures of guides weigh at most 40 kB on a phone of today, as they are published', () => {
  const html = read(fileOf('/services/kommunikation/e-mail/client-konfiguration/thunderbird'));
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  const sources = [
    ...main.matchAll(/<source type="?image\/avif"? srcset="([^"]+)" sizes="\(width <= \d+px\) calc\(100vw - 2rem\)/g),
  ];
  // 412 CSS pixels of 1.75 pixels, less the page's edges.
  const wanted = (412 - 32) * 1.75;
  const light = sources
    .map(([, list = '']) => list.split(', ').map((each) => each.split(' ') as [string, string]))
    .map((candidates) => candidates.find(([, width]) => parseInt(width) >= wanted)?.[0] ?? '')
    .filter((address) => address.includes('-hell-'));
  expect(light).not.toEqual([]);
  const bytes = light.reduce((sum, address) => sum + readFileSync(path.join('build', address)).length, 0);
  expect(bytes / 1000 / trial).toBeLessThanOrEqual(40);
});
