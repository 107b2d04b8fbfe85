/**
 * Draws the bitmap icons from static/img/favicon.svg: favicon.ico (16, 32, 48), the Apple touch icon and the icons
 * of the web manifest. Run it again after changing the SVG: `npx tsx scripts/make-icons.mts`.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {Resvg} from '@resvg/resvg-js';
import pngToIco from 'png-to-ico';

const source = await readFile('static/img/favicon.svg', 'utf8');
const ground = /<rect[^>]* fill="(#[0-9a-f]+)"/.exec(source)?.[1];
if (!ground) {
  throw new Error('static/img/favicon.svg has no <rect fill="#…"> as its ground');
}

/** Systems cut these into their own shape: the ground fills the square, and the drawing keeps to the safe middle. */
const fullBleed = source
  .replace(/viewBox="0 0 32 32"/, 'viewBox="-4 -4 40 40"')
  .replace(/<rect[^>]*>/, `<rect x="-4" y="-4" width="40" height="40" fill="${ground}"/>`);

const png = (svg: string, size: number): Buffer =>
  new Resvg(svg, {fitTo: {mode: 'width', value: size}}).render().asPng();

await Promise.all([
  writeFile('static/favicon.ico', await pngToIco([16, 32, 48].map((size) => png(source, size)))),
  writeFile('static/img/apple-touch-icon.png', png(fullBleed, 180)),
  writeFile('static/img/icon-192.png', png(source, 192)),
  writeFile('static/img/icon-512.png', png(source, 512)),
  writeFile('static/img/icon-maskable-512.png', png(fullBleed, 512)),
]);
