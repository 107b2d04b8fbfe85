import {statSync} from 'node:fs';
import path from 'node:path';
import {message, type Message} from '../../diagnostic';
import {fileOf, scheme, splitUrl, targetsOf} from '../../reader/links';
import {attributeOf, elementsOf, nodesOf} from '../../reader/nodes';
import type {Site} from '../../reader/site';
import {holdsVariable} from '../../reader/variables';
import {didYouMean, type Rule} from '../../rule';
import {similarName} from '../../text';
import {relativeTo} from '../addresses/links';
import {kindRule, metadataOf, wrongPicture} from './pictureKind';

const picture = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i;
/** Whether a file is a picture of a page. */
export const isPicture = (file: string, site: Site): boolean => picture.test(file) && site.areaOf(file) !== undefined;
/** Whether a file is a picture that the build takes over as it is: logos and icons belong there, pictures of pages do not. */
const isStatic = (file: string): boolean => picture.test(file) && file.startsWith('static/');

/** What a picture may have, by its kind: bytes, and pixels across. */
export const pictureLimits = {
  /** Twice the width of the text: a screenshot fits easily, a photograph of a phone does not. */
  page: {bytes: 300_000, width: 2000},
  /** One that is larger holds a picture of pixels, or what a drawing program keeps for itself. */
  drawing: {bytes: 50_000},
  /** Logos and icons, which every visitor gets as they are. */
  asItIs: {bytes: 100_000},
} as const;
/** Formats that are several times larger than WebP and AVIF, which all supported browsers show. */
const oldFormat = /\.(?:png|jpe?g|gif)$/i;

const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

function tooLarge(size: number, limit: number, reason: string, note: string): Message[] {
  return size > limit ? [message(0, reason, `at most ${kilobytes(limit)}${note}`)] : [];
}

const missingRule: Rule = {
  name: 'pictures/missing',
  stopsBuild: true,
  *page(page, site) {
    for (const {url, kind, at} of targetsOf(page.document)) {
      const file = fileOf(page, url);
      if (kind === 'link' || holdsVariable(url) || scheme.test(url) || site.exists(file)) continue;
      const {address} = splitUrl(url);
      const folder = path.posix.dirname(file);
      const beside = site.files.filter((other) => path.posix.dirname(other) === folder && picture.test(other));
      const nearest = similarName(file, beside);
      const right = nearest && (address.startsWith('/') ? nearest.slice('static'.length) : relativeTo(page, nearest));
      yield message(at, `there is no file ${address}`, didYouMean(right, 'put it beside the page'));
    }
  },
};

const altRule: Rule = {
  name: 'pictures/alt',
  *page({document}) {
    const reason = 'a picture without alternative text';
    for (const node of nodesOf(document.tree, 'image', 'imageReference')) {
      if ((node.alt ?? '').trim() === '') yield message(node, reason, 'write ![what it shows](…)');
    }
    for (const element of elementsOf(document).filter(({name}) => /^(?:img|ThemedImage)$/.test(name ?? ''))) {
      // An empty alt marks decoration, which needs no text.
      if (attributeOf(element, 'alt') !== undefined) continue;
      yield message(element, reason, 'write alt="what it shows", or alt="" for decoration');
    }
  },
};

/** What is wrong with a bitmap that a page shows. */
async function wrongBitmap(file: string, size: number): Promise<Message[]> {
  // What programs cannot draw, pictures/kind names, and --fix cannot mend.
  if ((await wrongPicture(file)).length > 0) return [];
  const metadata = await metadataOf(file);
  const {bytes, width} = pictureLimits.page;
  const note = ': let --fix make it smaller; one that stays larger shows too much, so cut it';
  const found = oldFormat.test(file)
    ? [message(0, `a picture of ${kilobytes(size)} in an old format`, 'let --fix convert it to WebP')]
    : tooLarge(size, bytes, `a picture of ${kilobytes(size)}`, note);
  if (metadata.width > width) {
    found.push(message(0, `a picture ${metadata.width} pixels wide`, `at most ${width}: let --fix scale it`));
  }
  if (metadata.exif ?? metadata.xmp ?? metadata.iptc) {
    found.push(message(0, 'a picture with metadata (place, device, names)', 'let --fix remove them'));
  }
  return found;
}

const sizeRule: Rule = {
  name: 'pictures/size',
  async file(file, site) {
    const {size} = statSync(path.join(site.root, file));
    const {drawing, asItIs} = pictureLimits;
    if (isPicture(file, site)) {
      if (!/\.svg$/i.test(file)) return wrongBitmap(path.join(site.root, file), size);
      const note = ': save it as a plain SVG, or as WebP if it shows what a camera or a screen does';
      return tooLarge(size, drawing.bytes, `a drawing of ${kilobytes(size)}`, note);
    }
    const reason = `a picture of ${kilobytes(size)}, which the build leaves as it is`;
    const note = ' here: put it beside the page that shows it, where --fix makes it small';
    return isStatic(file) ? tooLarge(size, asItIs.bytes, reason, note) : [];
  },
};

export const pictureRules: readonly Rule[] = [missingRule, altRule, kindRule, sizeRule];
