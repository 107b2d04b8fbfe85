import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, rename} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {isStrict} from 'docusaurus-hosting/theme';

/**
 * Ending of files in the cache, behind that of the format: Docusaurus' own rule for pictures, which puts small ones into
 * the page's script, does not know it.
 */
const assetEnding = '.asset';

/** Rule of the bundler: copies the pictures of remarkPictures into the build under the names that they have in the cache. */
export const pictureAssets = {
  test: (file: string): boolean => file.endsWith(assetEnding),
  type: 'asset/resource',
  generator: {filename: 'assets/images/[name]'},
};

/** A picture in one format and width, as a file in the cache. */
export interface Variant {
  readonly file: string;
  readonly width: number;
}

/** A picture as pages send it. */
export interface Variants {
  /** Size at which it is shown where there is room, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly avif: readonly Variant[];
  readonly webp: readonly Variant[];
}

/** Pixels of a screenshot for one CSS pixel: screens of today have at least two. */
const density = 2;

/** Widths in pixels beside the full one: phones in between, and screens of one pixel. */
const widths = [720, 1080];

/**
 * Text in screenshots stays sharp at these qualities; a step less is seen. AVIF's usual effort, 4, makes the files of
 * screenshots 5 percent smaller than 3, in three and a half times the processor's time; 0 makes them 60 percent larger, in a
 * sixth of it.
 */
const settings = () => ({avif: {quality: 50, effort: isStrict() ? 3 : 0}, webp: {quality: 72}});

/**
 * Makes a picture's variants in AVIF and WebP, or takes them from the cache, where they are kept by content.
 *
 * @param file - a PNG, JPEG or WebP, taken at two pixels per CSS pixel
 * @throws Error with the file's name when it is no picture
 */
export async function pictureVariants(file: string, cacheDir: string): Promise<Variants> {
  const content = await readFile(file);
  const {width, height} = await sharp(content)
    .metadata()
    .catch((error: unknown) => {
      throw new Error(`${file} is no picture that can be read: ${(error as Error).message}`, {cause: error});
    });
  const hash = createHash('sha256')
    .update(content)
    .update(JSON.stringify([widths, settings()]))
    .digest('hex')
    .slice(0, 12);
  await mkdir(cacheDir, {recursive: true});
  // The bundler writes the name into a program as it is.
  const name = path.parse(file).name.replace(/[^\p{L}\p{N}_-]+/gu, '-');
  const variants = (format: 'avif' | 'webp'): Promise<Variant[]> =>
    Promise.all(
      [...widths.filter((each) => each < width), width].map(async (each) => {
        const variant = path.join(cacheDir, `${name}-${hash}-${each}.${format}${assetEnding}`);
        if (!existsSync(variant)) {
          // A build that is broken off leaves no half of a picture under its name.
          const unfinished = `${variant}.${randomUUID()}`;
          await sharp(content).resize({width: each})[format](settings()[format]).toFile(unfinished);
          await rename(unfinished, variant);
        }
        return {file: variant, width: each};
      }),
    );
  return {
    width: Math.round(width / density),
    height: Math.round(height / density),
    avif: await variants('avif'),
    webp: await variants('webp'),
  };
}
