import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {bitmaps, iconSource} from './iconFiles';

/** Sizes in the icon file for old browsers, in pixels. */
const icoSizes = [16, 32, 48];

const png = (svg: string, size: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();

/** The drawing in the safe middle of a square that has the colour of its ground, or white when it has none. */
function filledSquare(svg: string): string {
  const ground = /<rect[^>]* fill="(#[0-9a-f]+)"/i.exec(svg)?.[1] ?? '#ffffff';
  const drawing = Buffer.from(svg).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${ground}"/><image x="4" y="4" width="32" height="32" href="data:image/svg+xml;base64,${drawing}"/></svg>`;
}

const headerLength = 6;
const entryLength = 16;

/** An icon file (`.ico`) of PNG pictures, which all systems since Windows Vista read. Sizes below 256 pixels. */
function ico(pictures: readonly {readonly size: number; readonly data: Buffer}[]): Buffer {
  const directory = Buffer.alloc(headerLength + entryLength * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, {size, data}] of pictures.entries()) {
    const entry = headerLength + entryLength * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    // One plane of 32 bits for each pixel.
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(data.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  }
  return Buffer.concat([directory, ...pictures.map(({data}) => data)]);
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
    ['static/favicon.ico', ico(icoSizes.map((size) => ({size, data: png(svg, size)})))],
    ...bitmaps.map(({file, size, filled: square}) => [file, png(square ? filled : svg, size)] as const),
  ]);
  for (const [file, data] of files) writeFileSync(path.join(root, file), data);
  return [...files.keys()];
}
