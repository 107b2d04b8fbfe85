import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';

/** The drawing of a site's icon, from which its bitmaps are made. */
export const iconSource = 'static/img/favicon.svg';

/** Bitmaps beside it, by their sizes in pixels; systems cut the filled ones into their own shape. */
const bitmaps = [
  {file: 'static/img/apple-touch-icon.png', size: 180, filled: true},
  {file: 'static/img/icon-192.png', size: 192, filled: false},
  {file: 'static/img/icon-512.png', size: 512, filled: false},
  {file: 'static/img/icon-maskable-512.png', size: 512, filled: true},
];

/** Size of the picture in the icon file for old browsers, in pixels. */
const icoSize = 32;

const png = (svg: string, size: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();

/** The drawing in the safe middle of a square that has the color of its ground, or white when it has none. */
function filledSquare(svg: string): string {
  const ground = /<rect[^>]* fill="(#[0-9a-f]+)"/i.exec(svg)?.[1] ?? '#ffffff';
  const drawing = Buffer.from(svg).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/><image x="4" y="4" width="32" height="32" href="data:image/svg+xml;base64,${drawing}"/></svg>`;
}

/** Bytes of an icon file before its picture: six of the header, and one entry of its directory. */
const icoHead = 22;

/** An icon file (`.ico`) of one PNG picture, which all systems since Windows Vista read. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(icoHead);
  // An icon, and one entry: its width and height, one plane of 32 bits for each pixel, its length and its place.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.set([icoSize, icoSize, 0, 0, 1, 0, 32, 0], 6);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(icoHead, 18);
  return Buffer.concat([head, picture]);
}

/**
 * Draws the bitmap icons of a site from {@link iconSource}.
 *
 * @param root - folder of the site
 * @returns the files that were written, from the root
 * @throws Error when the drawing is missing
 */
export function drawIcons(root: string): string[] {
  const source = path.join(root, iconSource);
  if (!existsSync(source)) throw new Error(`There is no ${iconSource} to draw the icons from`);
  const svg = readFileSync(source, 'utf8');
  const filled = filledSquare(svg);
  const files = new Map<string, Buffer>([
    ['static/favicon.ico', ico(png(svg, icoSize))],
    ...bitmaps.map(({file, size, filled: square}) => [file, png(square ? filled : svg, size)] as const),
  ]);
  for (const [file, data] of files) writeFileSync(path.join(root, file), data);
  return [...files.keys()];
}

/** @returns the exit code */
export function icons(): number {
  console.log(`Drew ${drawIcons(process.cwd()).join(', ')} from ${iconSource}`);
  return 0;
}
