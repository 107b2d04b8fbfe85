import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Sharp} from 'sharp';
import type {Diagnostic} from './diagnostic';
import {pictureLimits} from './rules/files';
import type {Site} from './reader/site';

/** Qualities at which text in screenshots stays sharp, and below them what photographs bear: the first that is small enough is taken. */
const webpQualities = [82, 70, 60, 50] as const;
const avifQualities = [60, 50, 40] as const;
/** sharp's own 4 takes four to seven times as long for a few hundredths less. */
const avifEffort = 3;

/** Writes a picture in the best quality in which it has no more bytes than a picture may have, or else in the last. */
async function writeSmall(file: string, qualities: readonly number[], at: (quality: number) => Sharp): Promise<void> {
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await at(quality).toBuffer();
    if (bytes.length <= pictureLimits.page.bytes) break;
  }
  writeFileSync(file, bytes);
}

/** Writes a picture as WebP and AVIF, scaled to what a page can show, turned upright and without metadata. */
async function convert(root: string, file: string): Promise<string> {
  const {default: sharp} = await import('sharp');
  const place = path.join(root, file);
  const target = file.replace(/\.\w+$/, '.webp');
  const input = readFileSync(place);
  const image = (): Sharp => sharp(input).rotate().resize({width: pictureLimits.page.width, withoutEnlargement: true});
  const temporary = path.join(root, `${target}.new`);
  await writeSmall(temporary, webpQualities, (quality) => image().webp({quality, smartSubsample: true}));
  await writeSmall(path.join(root, target.replace(/\.webp$/, '.avif')), avifQualities, (quality) =>
    image().avif({quality, effort: avifEffort}),
  );
  if (target !== file) rmSync(place);
  renameSync(temporary, path.join(root, target));
  return target;
}

/** Names the new file in all pages that named the old one. */
function rename(model: Site, from: string, to: string): void {
  const [oldName, newName] = [path.posix.basename(from), path.posix.basename(to)];
  if (oldName === newName) return;
  for (const {file} of model.pages) {
    const place = path.join(model.root, file);
    const text = readFileSync(place, 'utf8');
    const renamed = text.replaceAll(oldName, newName);
    if (renamed !== text) writeFileSync(place, renamed);
  }
}

/**
 * Makes pictures small: those with a finding of `pictures/size`.
 *
 * @returns how many were mended
 */
export async function fixPictures(model: Site, diagnostics: readonly Diagnostic[]): Promise<number> {
  const files = new Set(
    diagnostics
      .filter(
        ({ruleId, file}) => ruleId === 'pictures/size' && !file.endsWith('.svg') && model.areaOf(file) !== undefined,
      )
      .map(({file}) => file),
  );
  for (const file of files) rename(model, file, await convert(model.root, file));
  return files.size;
}
