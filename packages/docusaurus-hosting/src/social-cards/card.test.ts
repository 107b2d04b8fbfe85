import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {describe, expect, it, onTestFinished} from 'vitest';
import {cachedCard, cardName, cardSize, drawCard, type Card} from './card';

const card: Card = {
  title: 'App-Passwörter – „je Gerät eins“',
  area: 'Dienste',
  siteName: 'Haus',
  siteHost: 'docs.haus.example',
  colors: {ground: '#ffffff', text: '#111111', muted: '#444444', brand: '#7a1f3d'},
};

describe('drawCard', () => {
  it('draws a PNG of the size that it promises', async () => {
    const png = await drawCard(card);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect({width: png.readUInt32BE(16), height: png.readUInt32BE(20)}).toEqual(cardSize);
  });

  it('shows the title: another title is another picture', async () => {
    expect((await drawCard(card)).equals(await drawCard({...card, title: 'VPN'}))).toBe(false);
  });

  it('shows the brand’s colors: the line at its foot, the ground above', async () => {
    const {data, info} = await sharp(await drawCard(card))
      .removeAlpha()
      .raw()
      .toBuffer({resolveWithObject: true});
    const at = (x: number, y: number): string => {
      const start = (y * info.width + x) * info.channels;
      return `#${data.subarray(start, start + 3).toString('hex')}`;
    };
    const {brand, ground} = card.colors;
    expect([at(600, cardSize.height - 5), at(600, 10)]).toEqual([brand, ground]);
  });

  it('has another name in other colors, so that no card of before is taken', () => {
    expect(cardName({...card, colors: {...card.colors, brand: '#1f3d7a'}})).not.toBe(cardName(card));
  });
});

describe('cachedCard', () => {
  it('draws once and takes the file from then on', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    const first = await cachedCard(card, folder);
    expect(readdirSync(folder)).toEqual([`${cardName(card)}.png`]);
    writeFileSync(path.join(folder, `${cardName(card)}.png`), 'from the cache');
    expect(first.length).toBeGreaterThan(1000);
    expect((await cachedCard(card, folder)).toString()).toBe('from the cache');
  });
});
