import {crc32, deflateSync} from 'node:zlib';
import {testRules} from '../../../fixtures';
import {kindRule} from './pictureKind';

/** A PNG of one bit for each pixel: a square of a single color, or one whose second half is missing. */
function png(side: number, part = 1): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side * part));
  const chunks = [chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

/** Pictures of a color, one after the other, on a canvas of their size or another. */
function gif(width: number, height: number, canvas: readonly [number, number] = [width, height], pictures = 1): Buffer {
  const size = (...sides: readonly number[]): Buffer => Buffer.from(Uint16Array.from(sides).buffer);
  const colors = Buffer.from('8000000000000000ff', 'hex');
  const place = Buffer.from(',\0\0\0\0');
  const picture = Buffer.concat([place, size(width, height), Buffer.from('000202440100', 'hex')]);
  const all = Array.from({length: pictures}, () => picture);
  return Buffer.concat([Buffer.from('GIF89a'), size(...canvas), colors, ...all, Buffer.from(';')]);
}

/** An icon of pictures, each of which says that it has 16 pixels. */
function ico(...pictures: readonly Buffer[]): Buffer {
  let at = 6 + 16 * pictures.length;
  const head = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  const entries = pictures.map((picture) => {
    const entry = Buffer.from('10100000010020000000000000000000', 'hex');
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(at, 12);
    at += picture.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...pictures]);
}

/** The head of a bitmap of Windows in an icon. */
function bitmap(width: number, height: number): Buffer {
  const head = Buffer.alloc(40);
  head.writeInt32LE(40);
  head.writeInt32LE(width, 4);
  head.writeInt32LE(height * 2, 8);
  return head;
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const bmp = Buffer.from(`424d46000000000000003600000028000000${'ff'.repeat(20)}`, 'hex');

testRules(
  [kindRule],
  [
    ...[
      ['a picture that is none', 'docs/cloud/kaputt.webp', 'kein Bild'] as const,
      [
        'a drawing by the name of a picture',
        'docs/stadt/_zeichnung.webp',
        '<svg xmlns="http://www.w3.org/2000/svg"/>',
      ] as const,
      ['a PNG by the name of a photograph', 'static/img/foto.jpg', Buffer.from('89504e470d0a1a0a', 'hex')] as const,
      ['a drawing by the name of an icon', 'static/symbol.ICO', '<svg xmlns="http://www.w3.org/2000/svg"/>'] as const,
    ].map(([name, file, content]) => ({
      name,
      file,
      content,
      line: 1,
      rule: 'pictures/kind',
      says: /is no \.\w+ inside/,
    })),
    ...[
      ['a picture by the name of a text', 'static/img/bild.txt', png(8)] as const,
      ['a picture without a kind in its name', 'docs/cloud/bild', gif(8, 8)] as const,
      ['an icon by another name', 'static/bild.dat', ico(png(8))] as const,
      ['a picture of a kind that is not measured', 'static/bild.bmp', bmp] as const,
      ['a pointer', 'static/zeiger.cur', Buffer.from('000002000100', 'hex')] as const,
    ].map(([name, file, content]) => ({
      ...{name, file, content, line: 1, rule: 'pictures/kind', says: /a picture whose name says no kind – save/},
    })),
    ...[
      ['a drawing behind the beginning of a picture', 'docs/cloud/zeichnung.webp', `RIFF0000WEBP${svg}`] as const,
      ['a beginning and no more', 'docs/cloud/zerrissen.webp', 'RIFF0000WEBP'] as const,
      ['a half picture', 'static/img/halb.png', png(400, 0.5)] as const,
      ['an icon without pictures', 'static/leer.ico', ico()] as const,
      ['an icon with a picture behind its end', 'static/kurz.ico', ico(png(8)).subarray(0, 24)] as const,
      ['an icon of many pictures', 'static/viele.ico', ico(...Array<Buffer>(30).fill(png(8)))] as const,
      ['an icon with a drawing', 'static/zeichnung.ico', ico(Buffer.from('<svg/>'))] as const,
    ].map(([name, file, content]) => ({
      ...{name, file, content, line: 1, rule: 'pictures/kind', says: /no picture, or not to its end – save/},
    })),
    ...[
      ['docs/cloud/breit.gif', gif(9000, 10)] as const,
      ['static/img/gross.gif', gif(5000, 5000)] as const,
      ['static/img/leinwand.gif', gif(1, 1, [60_000, 60_000])] as const,
      ['static/img/riesig.png', png(20_000)] as const,
      ['static/favicon.ico', ico(png(8), png(20_000))] as const,
      ['static/bitmap.ico', ico(bitmap(16, 16), bitmap(9000, 9000))] as const,
    ].map(([file, content]) => ({
      ...{name: `too many pixels: ${file}`, file, content, line: 1, rule: 'pictures/kind'},
      says: /a picture of \d+ × \d+ pixels – at most 8000 each way, and 16 million together/,
    })),
    {
      name: 'too many pixels that move',
      file: 'static/img/film.gif',
      content: gif(3000, 3000, [3000, 3000], 12),
      line: 1,
      rule: 'pictures/kind',
      says: /12 pictures of 3000 × 3000 pixels that move – at most 100 million/,
    },
  ],
  [
    ['a picture', 'static/img/gut.png', png(400)],
    ['an icon', 'static/gut.ico', ico(png(32), bitmap(16, 16))],
    ['a text that begins like a bitmap', 'static/bm.txt', 'BMW und andere Marken.\n'],
  ],
);
