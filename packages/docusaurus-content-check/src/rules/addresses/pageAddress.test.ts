import {rmSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {bare, check, copySite, inHead, inPost, page, post, testRules, write} from '../../../fixtures';
import {addressRule} from './pageAddress';

testRules(
  [addressRule],
  [
    ...['docs/konto.html.md', 'docs/a.html/index.md', 'pages/b.HTM.md', 'blog/2024-02-09-c.html.md'].map((file) => ({
      ...bare(file, page('Text.'), 'front-matter/address', /may take the place of a file – leave \.html?/i, 2),
      file,
    })),
    ...['sw.js', '.well-known/matrix/client'].map((slug) =>
      inPost(
        `the address of a file, ${slug}`,
        `2024-02-10-${slug.length}.md`,
        `slug: /${slug}\nauthors: [betrieb]\n`,
        'front-matter/address',
        /may take the place of a file/,
        4,
      ),
    ),
    ...['/assets/neu', '/assets', '/search-index/x', '/img/x', '/eigenes/x'].map((slug, index) =>
      inPost(
        `an address in a folder of the build, ${slug}`,
        `2024-02-11-o${index}.md`,
        `slug: ${slug}\nauthors: [betrieb]\n`,
        'front-matter/address',
        /lies in \/(?:assets|search-index|img|eigenes), which the build or the server has for itself/,
        4,
      ),
    ),
    ...['/', '/search', '/archive', '/tags', '/tags/neues', '/authors', '/authors/betrieb'].map((slug, index) =>
      inPost(
        `the address of what Docusaurus makes, ${slug}`,
        `2024-02-12-m${index}.md`,
        `slug: ${slug}\nauthors: [betrieb]\n`,
        'front-matter/address',
        /is the address of a page that Docusaurus makes/,
        4,
      ),
    ),
    {
      ...bare('an address by its folder', page('Text.'), 'front-matter/address', /lies in \/assets/, 2),
      file: 'pages/assets/x.md',
    },
    inHead(
      'an address that is taken',
      'slug: /konto\n',
      'front-matter/address',
      /\/hilfe\/konto is the address of docs\/konto\.md/,
    ),
    inHead(
      'an address that is taken, by an id',
      'id: meldungen\n',
      'front-matter/address',
      /\/hilfe\/meldungen is the address of docs\/meldungen\.md/,
    ),
  ],
  [
    ['addresses that only begin alike', 'docs/assets.md', page('Text.', 'slug: /assets-und-mehr\n')],
    ['an address of lists in another area', 'pages/archiv.md', page('Text.', 'slug: /hilfe/archive\n')],
    ['a copied picture', 'static/img/neu.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ],
  {reserved: ['/eigenes']},
);

it.each([
  ['static/neu.html', /\/neu is the address of static\/neu\.html, too/],
  ['static/neu/index.html', /is the address of static\/neu\/index\.html, too/],
  ['static/neu.md', /is the address of static\/neu\.md, too/],
  ['static/neu', /is the address of static\/neu, too/],
  ['pages/neu.tsx', /is the address of a page that Docusaurus makes/],
])('a page of the same address as a file beside the content is a mistake: %s', async (file, says) => {
  const root = copySite();
  write(root, file, 'x');
  write(root, 'blog/2024-02-13-neu.md', post('Text.', 'slug: /neu\nauthors: [betrieb]\n'));
  const found = await check(root);
  expect(found).toContainEqual(
    expect.objectContaining({ruleId: 'front-matter/address', line: 4, reason: expect.stringMatching(says) as string}),
  );
});

it('a page about tags may be called so where no page has any', async () => {
  const root = copySite();
  write(root, 'docs/tags.md', page('Text.'));
  rmSync(path.join(root, 'docs/tags.yml'));
  write(root, 'docs/konto.md', page('Text.'));
  expect(
    (await check(root)).filter(({ruleId, file}) => ruleId === 'front-matter/address' && file === 'docs/tags.md'),
  ).toEqual([]);
});
