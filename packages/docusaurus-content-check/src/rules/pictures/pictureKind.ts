import {closeSync, openSync, readFileSync, readSync} from 'node:fs';
import path from 'node:path';
import type {Metadata} from 'sharp';
import {message, type Message} from '../../diagnostic';
import type {Rule} from '../../rule';

/** How files begin, in hexadecimal digits, by their endings. Browsers go by that alone, whatever the name says. */
const beginnings: Readonly<Record<string, RegExp>> = {
  '.png': /^89504e470d0a1a0a/,
  '.jpg': /^ffd8ff/,
  '.jpeg': /^ffd8ff/,
  '.gif': /^474946383[79]61/,
  '.webp': /^52494646.{8}57454250/,
  '.avif': /^.{8}66747970(?:61766966|61766973|6d696631)/,
  '.ico': /^00000100/,
};
/** Kinds that some browsers draw, and whose sizes nothing here can read: BMP, CUR, TIFF and JPEG XL. */
const unreadKind = /^(?:424d.{8}0{8}|00000200|49492a00|4d4d002a|ff0a|0000000c4a584c20)/;

/** The first bytes of a file. */
function beginningOf(file: string): string {
  const bytes = Buffer.alloc(12);
  const opened = openSync(file, 'r');
  readSync(opened, bytes);
  closeSync(opened);
  return bytes.toString('hex');
}

const endingOf = (file: string): string => path.extname(file).toLowerCase();

/** Whether a file is another picture than its name says, or one although the name says nothing of it. */
function isMisnamed(file: string): boolean {
  const beginning = beginningOf(file);
  const own = beginnings[endingOf(file)];
  if (own) return !own.test(beginning);
  return unreadKind.test(beginning) || Object.values(beginnings).some((kind) => kind.test(beginning));
}

/** Reads what a picture says of itself, however large it is. */
export const metadataOf = async (picture: string | Buffer): Promise<Metadata> => {
  const {default: sharp} = await import('sharp');
  return sharp(picture, {limitInputPixels: false}).metadata();
};

/** What programs can draw in a moment: more than cameras of phones take, or screens show. */
const most = {side: 8000, pixels: 16_000_000, moving: 100_000_000};

interface Size {
  readonly width: number;
  readonly height: number;
  /** How many pictures follow each other, as long as the page is open. */
  readonly pages?: number;
}

/** More than there are sizes of icons. */
const mostInIcon = 20;

/** Size of a picture in an icon: a PNG, or a bitmap of Windows, whose height counts twice. */
async function sizeInIcon(icon: Buffer, index: number): Promise<Size> {
  const entry = 6 + 16 * index;
  const at = icon.readUInt32LE(entry + 12);
  const part = icon.subarray(at, at + icon.readUInt32LE(entry + 8));
  return beginnings['.png']!.test(part.toString('hex', 0, 12))
    ? metadataOf(part)
    : {width: Math.abs(part.readInt32LE(4)), height: Math.abs(part.readInt32LE(8)) / 2};
}

/** All sizes of which browsers may draw a file. @throws Error for one that is no picture */
async function sizesOf(file: string): Promise<readonly Size[]> {
  const ending = endingOf(file);
  if (ending !== '.ico' && ending !== '.gif') return [await metadataOf(file)];
  const bytes = readFileSync(file);
  // The canvas of a GIF, which may be larger than the pictures on it.
  if (ending === '.gif') return [await metadataOf(file), {width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8)}];
  const count = bytes.readUInt16LE(4);
  if (count === 0 || count > mostInIcon) throw new Error(`${count} pictures in an icon`);
  return Promise.all(Array.from({length: count}, (_, index) => sizeInIcon(bytes, index)));
}

/** What is wrong with a file that is a picture, or says so, for whatever draws it. */
export async function wrongPicture(file: string): Promise<Message[]> {
  const ending = endingOf(file);
  if (isMisnamed(file)) {
    const reason = ending in beginnings ? `a file that is no ${ending} inside` : 'a picture whose name says no kind';
    return [message(0, reason, 'save the picture anew, as WebP')];
  }
  if (!(ending in beginnings)) return [];
  try {
    const sizes = await sizesOf(file);
    const large = sizes.find(({width, height}) => Math.max(width, height) > most.side || width * height > most.pixels);
    if (large) {
      const note = `at most ${most.side} each way, and ${most.pixels / 1_000_000} million together: cut or scale it`;
      return [message(0, `a picture of ${large.width} × ${large.height} pixels`, note)];
    }
    const moving = sizes.find(({width, height, pages = 1}) => pages > 1 && width * height * pages > most.moving);
    if (moving) {
      const reason = `${moving.pages} pictures of ${moving.width} × ${moving.height} pixels that move`;
      return [
        message(0, reason, `at most ${most.moving / 1_000_000} million pixels together: make it smaller or shorter`),
      ];
    }
    // One that is none up to its end throws when it is drawn.
    const {default: sharp} = await import('sharp');
    if (ending !== '.ico') await sharp(file).resize(1).toBuffer();
    return [];
  } catch {
    return [message(0, 'a file that is no picture, or not to its end', 'save the picture anew')];
  }
}

/** Whatever draws a picture takes its time from what the file says of itself: the build, and browsers. */
export const kindRule: Rule = {
  name: 'pictures/kind',
  stopsBuild: true,
  includesUnpublished: true,
  file: (file, site) => (site.isPublic(file) ? wrongPicture(path.join(site.root, file)) : []),
};
