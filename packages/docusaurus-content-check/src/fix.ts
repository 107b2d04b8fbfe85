import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Sharp} from 'sharp';
import {applyEdits, type Diagnostic} from './diagnostic';
import type {Site} from './reader/site';
import {writeFiles} from './reader/writeFiles';
import {pictureLimits} from './rules/pictures/pictures';

/** Writes what has become of a file's text, and says whether it is another. */
function rewrite(root: string, file: string, change: (text: string) => string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  const changed = change(text);
  if (changed !== text) writeFiles(root, {[file]: changed});
  return changed !== text;
}

/** Qualities at which text in screenshots stays sharp, and below them what photographs bear: the first that is small enough is taken. */
const qualities = [82, 70, 60, 50] as const;
/** A picture in the best quality in which it has no more bytes than a picture may have, or else in the last. */
async function encodeSmall(image: Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await image.clone().webp({quality, smartSubsample: true}).toBuffer();
    if (bytes.length <= pictureLimits.page.bytes) break;
  }
  return bytes;
}

/** Writes a picture as WebP, scaled to what a page can show, turned upright and without metadata. */
async function convert(root: string, file: string): Promise<string> {
  const {default: sharp} = await import('sharp');
  const target = file.replace(/\.\w+$/, '.webp');
  const input = readFileSync(path.join(root, file));
  const image = sharp(input).rotate().resize({width: pictureLimits.page.width, withoutEnlargement: true});
  writeFiles(root, {[target]: await encodeSmall(image)});
  if (target !== file) rmSync(path.join(root, file));
  return target;
}

/**
 * Corrects what a program can: edits of texts, and pictures that are too large, whose new names pages get.
 *
 * @returns how many diagnostics and pictures were corrected
 */
export async function fix(site: Site, diagnostics: readonly Diagnostic[]): Promise<number> {
  let fixed = 0;
  for (const file of new Set(diagnostics.map((each) => each.file))) {
    const edits = diagnostics.flatMap((each) => (each.file === file && each.fix ? [each.fix] : []));
    if (edits.length > 0 && rewrite(site.root, file, (text) => applyEdits(text, edits))) fixed += edits.length;
  }
  const isBitmap = ({ruleId, file}: Diagnostic): boolean =>
    ruleId === 'pictures/size' && !file.endsWith('.svg') && site.areaOf(file) !== undefined;
  const pictures = new Set(diagnostics.filter(isBitmap).map(({file}) => file));
  for (const file of pictures) {
    const from = path.posix.basename(file);
    const to = path.posix.basename(await convert(site.root, file));
    for (const page of site.pages) rewrite(site.root, page.file, (text) => text.replaceAll(from, to));
  }
  return fixed + pictures.size;
}
