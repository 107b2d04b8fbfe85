import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, describe, expect, it} from 'vitest';
import {DamagedFileError, unseal} from './index/envelope';
import {buildIndex, optionsSchema, readBuiltIndex, type CheckedOptions, type SearchArea} from './node';
import type {Options} from './options';

const fixture = path.resolve(__dirname, '../tests/fixtures/site');
const areas: readonly SearchArea[] = [
  {id: 'docs', kind: 'docs', pluginId: 'default', versionClass: 'docs-version-current'},
  {id: 'blog', kind: 'blog', pluginId: 'default'},
  {id: 'pages', kind: 'pages', pluginId: 'default'},
];

const folder = mkdtempSync(path.join(tmpdir(), 'search-german-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** A workshop's site as Docusaurus builds it. */
function copyOfFixture(): string {
  const outDir = mkdtempSync(path.join(folder, 'build-'));
  cpSync(fixture, outDir, {recursive: true});
  return outDir;
}

/** The index of the fixture. */
function built(options: Options = {}, trailingSlash?: boolean, outDir = copyOfFixture()) {
  const checked = optionsSchema.validate(options).value as CheckedOptions;
  buildIndex(areas, checked, {outDir, baseUrl: '/rad/', trailingSlash});
  return readBuiltIndex(outDir);
}
const routes = (...asked: Parameters<typeof built>): string[] => built(...asked).index.pages.map(({url}) => url);

describe('indexes', () => {
  it('docs, posts and pages of its areas, without lists of tags', () => {
    expect(routes({}, false)).toEqual([
      '/rad/docs/bremse',
      '/rad/docs/intern/lager',
      '/rad/docs/kette',
      '/rad/docs/schlauch',
      '/rad/impressum',
      '/rad/winterpause',
    ]);
  });

  it('pages that ask search engines to stay away only if it is told to', () => {
    expect(routes({}, false)).not.toContain('/rad/entwurf');
    expect(routes({forceIgnoreNoIndex: true}, false)).toContain('/rad/entwurf');
  });

  it('only what the options let it', () => {
    expect(routes({docsRouteBasePath: '/docs/intern', blogRouteBasePath: 'blog'}, false)).toEqual([
      '/rad/docs/intern/lager',
      '/rad/impressum',
    ]);
    expect(routes({ignoreFiles: ['/docs/kette', /^docs\/intern/]}, false)).toEqual([
      '/rad/docs/bremse',
      '/rad/docs/schlauch',
      '/rad/impressum',
      '/rad/winterpause',
    ]);
  });

  it('addresses as the site writes them', () => {
    expect(routes({}, true)[0]).toBe('/rad/docs/bremse/');
  });
});

describe('the build id', () => {
  const outDir = copyOfFixture();
  const page = path.join(outDir, 'docs/kette.html');
  const ids = (): (string | undefined)[] =>
    readdirSync(outDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.html'))
      .map(
        (file) =>
          /<meta name="search-build-id" content="(\w+)">/.exec(readFileSync(path.join(outDir, file), 'utf8'))?.[1],
      );

  it('names the folder of the index in every page', () => {
    const {folder: own} = built({}, false, outDir);
    expect(new Set(ids())).toEqual(new Set([path.basename(own)]));
  });

  it('is the same for the same pages, and another when one of them or the index has changed', () => {
    const before = ids();
    built({}, false, outDir);
    expect(ids()).toEqual(before);
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('</body>', '<script src="/assets/js/next.js"></script></body>'),
    );
    built({}, false, outDir);
    const changed = ids();
    expect(changed[0]).not.toBe(before[0]);
    built({synonyms: 'bremse, stopper'}, false, outDir);
    expect(ids()[0]).not.toBe(changed[0]);
    expect(new Set(ids()).size).toBe(1);
  });
});

describe('a file in which a bit has flipped', () => {
  const outDir = copyOfFixture();
  const {folder: own} = built({}, false, outDir);
  const files = readdirSync(path.join(outDir, own)).map((name) => readFileSync(path.join(outDir, own, name)));
  const flip = (bytes: Buffer, bit: number): string => {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    return flipped.toString();
  };

  it('is refused, whichever it is', () => {
    const sizes = files.map(({length}) => length);
    fc.assert(
      fc.property(fc.nat(files.length - 1), fc.nat(8 * Math.max(...sizes) - 1), (file, bit) => {
        const bytes = files[file]!;
        expect(() => unseal(flip(bytes, bit % (8 * bytes.length)))).toThrow(DamagedFileError);
      }),
      {numRuns: 2000},
    );
    const largest = files[sizes.indexOf(Math.max(...sizes))]!;
    for (let byte = 0; byte < largest.length; byte += 1) {
      expect(() => unseal(flip(largest, 8 * byte + (byte % 8))), `byte ${byte}`).toThrow(DamagedFileError);
    }
  });
});

describe('answers', () => {
  const {search} = built({pageAliases: {'/rad/docs/kette': ['Schmieren']}, synonyms: 'bremse, stopper'}, false);
  const first = async (text: string) => (await search(text)).rows[0]?.url;

  it.each([
    ['Schlauch', '/rad/docs/schlauch', 'a title'],
    ['Reifenpannen', '/rad/docs/schlauch', 'another form of a keyword'],
    ['Kettenverschleiß', '/rad/docs/kette#verschleiss', 'a compound that the site never writes'],
    ['Loch flicken', '/rad/docs/schlauch#flicken', 'a heading'],
    ['Laufrad', '/rad/docs/schlauch#ausbau', 'a word of a heading'],
    ['schmieren', '/rad/docs/kette', 'an alias of a page'],
    ['Stopper', '/rad/docs/bremse', 'a synonym of the site'],
    ['Verschleiss', '/rad/docs/kette#verschleiss', 'another spelling'],
  ])('%s by %s (%s)', async (query, url) => {
    expect(await first(query)).toBe(url);
  });

  it('a typo by what was meant, and says so', async () => {
    const {rows, corrections} = await search('Schaluch');
    expect(rows[0]?.pageUrl).toBe('/rad/docs/schlauch');
    expect(corrections).toEqual([{typed: 'Schaluch', meant: 'Schlauch'}]);
  });

  it('what the site does not have by saying so', async () => {
    expect(await search('Elefant ')).toMatchObject({rows: [], corrections: [], unknown: ['Elefant']});
  });

  it('within an area', async () => {
    expect((await search('Bremse', {area: 'blog'})).rows.map(({pageUrl}) => pageUrl)).toEqual(['/rad/winterpause']);
  });
});
