import {readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Sharp} from 'sharp';
import type {Finding} from './finding';
import {maxPictureWidth} from './rules/files';
import type {SiteModel} from './siteModel';

/** Settings at which text in screenshots stays sharp. */
const webp = {quality: 82, smartSubsample: true} as const;
const avif = {quality: 60} as const;

/** Writes a picture as WebP and AVIF, scaled to what a page can show, turned upright and without metadata. */
async function convert(root: string, file: string): Promise<string> {
  const {default: sharp} = await import('sharp');
  const place = path.join(root, file);
  const target = file.replace(/\.\w+$/, '.webp');
  const input = readFileSync(place);
  const image = (): Sharp => sharp(input).rotate().resize({width: maxPictureWidth, withoutEnlargement: true});
  const temporary = path.join(root, `${target}.new`);
  await image().webp(webp).toFile(temporary);
  await image()
    .avif(avif)
    .toFile(path.join(root, target.replace(/\.webp$/, '.avif')));
  if (target !== file) rmSync(place);
  renameSync(temporary, path.join(root, target));
  return target;
}

/** Names the new file in all pages that named the old one. */
function rename(model: SiteModel, from: string, to: string): void {
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
export async function mendPictures(model: SiteModel, findings: readonly Finding[]): Promise<number> {
  const files = new Set(
    findings.filter(({rule, file}) => rule === 'pictures/size' && !file.endsWith('.svg')).map(({file}) => file),
  );
  for (const file of files) rename(model, file, await convert(model.root, file));
  return files.size;
}
