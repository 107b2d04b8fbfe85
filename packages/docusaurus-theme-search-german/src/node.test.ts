import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
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

/** The index of the fixture: a workshop's site as Docusaurus builds it. */
function built(options: Options = {}, trailingSlash?: boolean) {
  const outDir = mkdtempSync(path.join(folder, 'build-'));
  cpSync(fixture, outDir, {recursive: true});
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
