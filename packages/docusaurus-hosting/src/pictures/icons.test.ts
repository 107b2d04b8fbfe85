import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {drawIcons} from './icons';

const root = mkdtempSync(path.join(os.tmpdir(), 'hosting-icons-'));
const drawing = (fill: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${fill}"/><circle cx="16" cy="16" r="8" fill="#fff"/></svg>`;
let files: string[];

beforeAll(() => {
  mkdirSync(path.join(root, 'static/img'), {recursive: true});
  writeFileSync(path.join(root, 'static/img/favicon.svg'), drawing('#7a1f3d'));
  files = drawIcons(root);
});
afterAll(() => rmSync(root, {recursive: true}));

/** Color of a pixel, with its opacity. */
async function pixel(picture: Buffer, at: (size: number) => number): Promise<number[]> {
  const {data, info} = await sharp(picture).ensureAlpha().raw().toBuffer({resolveWithObject: true});
  const start = (at(info.height) * info.width + at(info.width)) * info.channels;
  return [...data.subarray(start, start + info.channels)];
}
const read = (file: string): Buffer => readFileSync(path.join(root, file));
const ground = [0x7a, 0x1f, 0x3d, 0xff];
const white = [0xff, 0xff, 0xff, 0xff];

it('bitmaps show the drawing in their own sizes', async () => {
  const sizes = {'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512, 'icon-maskable-512': 512};
  expect(files).toEqual(['static/favicon.ico', ...Object.keys(sizes).map((name) => `static/img/${name}.png`)]);
  for (const [name, size] of Object.entries(sizes)) {
    const picture = read(`static/img/${name}.png`);
    expect(await sharp(picture).metadata()).toMatchObject({format: 'png', width: size, height: size});
    expect(await pixel(picture, () => size / 2)).toEqual(white);
  }
});

it('those that systems cut are filled to the corners, and keep the drawing in the middle', async () => {
  const corner = (file: string) => pixel(read(file), () => 0);
  expect(await corner('static/img/icon-maskable-512.png')).toEqual(ground);
  expect(await corner('static/img/apple-touch-icon.png')).toEqual(ground);
  expect((await corner('static/img/icon-512.png'))[3]).toBe(0);
  // There the circle is still around in the plain one, and a fifth smaller in the filled one.
  const filled = read('static/img/icon-maskable-512.png');
  const plain = read('static/img/icon-512.png');
  const beside = (size: number): number => Math.round(size * 0.65);
  expect(await pixel(plain, beside)).toEqual(white);
  expect(await pixel(filled, beside)).toEqual(ground);
});

it('the icon for old browsers holds a picture where its directory says', async () => {
  const bytes = read('static/favicon.ico');
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 1]);
  const [length, offset] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
  expect([bytes[6], bytes[7], offset + length]).toEqual([32, 32, bytes.length]);
  expect(await sharp(bytes.subarray(offset)).metadata()).toMatchObject({format: 'png', width: 32, height: 32});
});

it('a drawing without a ground gets a white one, and a missing drawing is named', async () => {
  writeFileSync(path.join(root, 'static/img/favicon.svg'), drawing('#7a1f3d').replace(/<rect[^>]*>/, ''));
  drawIcons(root);
  expect(await pixel(read('static/img/icon-maskable-512.png'), () => 0)).toEqual(white);
  rmSync(path.join(root, 'static/img/favicon.svg'));
  expect(() => drawIcons(root)).toThrow('There is no static/img/favicon.svg');
});
