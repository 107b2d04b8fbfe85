import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp, {type Sharp} from 'sharp';
import {describe, expect, it} from 'vitest';
import {copySite, inBody, page, testRules, write} from '../../../fixtures';
import {checkSite} from '../../command';
import {loadDocusaurusSite} from '../../loadSite';
import {kindRule} from './pictureKind';
import {pictureRules} from './pictures';

testRules(
  pictureRules.filter((rule) => rule !== kindRule),
  [
    {
      name: 'a large drawing',
      file: 'docs/plan.svg',
      content: `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(51_000)}</svg>`,
      line: 1,
      rule: 'pictures/size',
      says: /a drawing of 51 kB – at most 50 kB/,
    },
    inBody('a missing picture', '![Ein Bild](./fehlt.webp)', 'pictures/missing', /no file \.\/fehlt\.webp/),
    inBody(
      'a missing picture in HTML',
      '<img src="/img/fehlt.webp" alt="Ein Bild" />',
      'pictures/missing',
      /no file \/img\/fehlt\.webp/,
    ),
    inBody(
      'a missing imported picture',
      'import bild from \'./fehlt.webp\';\n\n<img src={bild} alt="Ein Bild" />',
      'pictures/missing',
      /no file \.\/fehlt\.webp/,
    ),
    inBody('no alternative text', '![](./cloud/bild-hell.webp)', 'pictures/alt', /write !\[what it shows\]/),
    inBody('no alternative text in HTML', '<img src="/img/x.webp" />', 'pictures/alt', /alt="what it shows"/),
    inBody('no alternative text by reference', '![][b]\n\n[b]: ./cloud/bild-hell.webp', 'pictures/alt', /write !\[/),
    inBody(
      'a missing required picture',
      '<img src={require(\'./fehlt.webp\').default} alt="Ein Bild" />',
      'pictures/missing',
      /no file \.\/fehlt\.webp – put it beside the page/,
    ),
  ],
);

/** What the command prints of a copy's pictures. */
const outputOf = async (root: string, ...args: string[]): Promise<string> =>
  (await checkSite([...args, '--only', 'pictures'], root, loadDocusaurusSite)).output;

/** What it says of each mistake. */
const linesOf = async (root: string, ...args: string[]): Promise<string[]> =>
  (await outputOf(root, ...args)).split('\n').slice(0, -1);

describe('the size of pictures', () => {
  /** A picture with soft colors, as photographs have them. */
  const picture = (width: number, height: number): Sharp =>
    sharp(Buffer.from([20, 40, 60, 200, 180, 160, 90, 120, 30, 10, 200, 250]), {
      raw: {width: 2, height: 2, channels: 3},
    }).resize(width, height, {fit: 'fill'});

  it('finds what is large or old; --fix makes it small', async () => {
    const root = copySite();
    write(
      root,
      'docs/foto.png',
      await picture(2400, 600)
        .png()
        .withExif({IFD0: {Artist: 'Erika'}})
        .toBuffer(),
    );
    write(root, 'docs/paar-hell.webp', await picture(20, 20).webp().toBuffer());
    write(root, 'docs/paar-dunkel.webp', await picture(20, 20).webp().toBuffer());
    write(root, 'docs/bilder.md', page('![Ein Foto](./foto.png) ![Paar](./paar-hell.webp)'));
    expect(await linesOf(root, '--all')).toEqual([
      expect.stringMatching(/^docs\/foto\.png:1:1 .*(?:old format|pixels wide|metadata).* \(pictures\/size\)$/),
      expect.stringMatching(/^docs\/foto\.png:1:1 .*(?:old format|pixels wide|metadata).* \(pictures\/size\)$/),
      expect.stringMatching(/^docs\/foto\.png:1:1 .*(?:old format|pixels wide|metadata).* \(pictures\/size\)$/),
    ]);
    expect(await outputOf(root, 'docs/bilder.md')).toMatch(/^docs\/foto\.png:/);

    expect(await outputOf(root, '--all', '--fix')).toMatch(/^No mistakes/);
    const {width, exif} = await sharp(path.join(root, 'docs/foto.webp')).metadata();
    expect({width, exif}).toEqual({width: 2000, exif: undefined});
    expect(readFileSync(path.join(root, 'docs/bilder.md'), 'utf8')).toContain('(./foto.webp)');
  });

  it('takes quality from a photograph until it is small enough, and says what to do with one that stays large', async () => {
    const root = copySite();
    /** Nothing is harder to compress than noise: this much in so few pixels makes as large a file as a photograph does. */
    const noise = (width: number): Promise<Buffer> =>
      sharp({create: {width, height: width, channels: 3, background: 'gray', noise: {type: 'gaussian', sigma: 100}}})
        .png()
        .toBuffer();
    write(root, 'docs/foto.png', await noise(640));
    write(root, 'docs/rauschen.png', await noise(740));
    write(root, 'docs/bilder.md', page('![Ein Foto](./foto.png) ![Rauschen](./rauschen.png)'));
    const output = await outputOf(root, 'docs', '--fix');
    expect(output).not.toMatch(/foto/);
    expect(output).toMatch(/^docs\/rauschen\.webp:1:1 a picture of \d+ kB – at most 300 kB: .* cut it/m);
    expect((await sharp(path.join(root, 'docs/foto.webp')).metadata()).width).toBe(640);
  });

  it('sends large pictures from static/ to their pages, and leaves small ones and icons there', async () => {
    const root = copySite();
    const large = await sharp({
      create: {width: 800, height: 800, channels: 3, background: 'gray', noise: {type: 'gaussian', sigma: 60}},
    })
      .png()
      .toBuffer();
    const small = await picture(20, 20).png().toBuffer();
    write(root, 'static/img/foto.png', large);
    write(root, 'static/img/logo.png', small);
    write(root, 'static/img/icon-192.png', small);
    write(root, 'docs/bilder.md', page('![Ein Foto](/img/foto.png) ![Das Logo](/img/logo.png)'));
    expect(await linesOf(root, '--all', '--fix')).toEqual([
      expect.stringMatching(/^static\/img\/foto\.png:1:1 .* put it beside the page.* \(pictures\/size\)$/),
    ]);
  });

  it.each([
    [
      'a drawing',
      'docs/plan.svg',
      50,
      /^docs\/plan\.svg:1:1 a drawing of 51 kB – at most 50 kB: save it as a plain SVG/,
    ],
    [
      'an icon',
      'static/img/plan.svg',
      100,
      /^static\/img\/plan\.svg:1:1 a picture of 101 kB, .* – at most 100 kB here: put it beside/,
    ],
  ])('has a limit of its own for %s', async (_, file, kilobytes, says) => {
    const root = copySite();
    const drawing = (bytes: number): string =>
      `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(bytes - 46)}</svg>`;
    write(root, 'docs/bilder.md', page(`![Ein Plan](${file.replace('static', '').replace('docs', '.')})`));
    write(root, file, drawing(kilobytes * 1000));
    // What is longer than drawings may be is no plain one, either.
    const sizes = async () => (await linesOf(root, 'docs', file)).filter((line) => line.endsWith('(pictures/size)'));
    expect(await sizes()).toEqual([]);
    write(root, file, drawing(kilobytes * 1000 + 1000));
    expect(await sizes()).toEqual([expect.stringMatching(says)]);
  });
});
