import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import Color from 'colorjs.io';
import postcss from 'postcss';
import * as z from 'zod';
import {UsageError} from 'docusaurus-content-check/command';
import {json, visible} from 'docusaurus-content-check/text';
import {writeFiles} from 'docusaurus-content-check/reader';
import {baselineFile, readConfirmations} from '../facts/states';
import {picturesOf} from '../markdown/claims';
import {drawIcons, iconSource} from '../pictures/icons';
import {selectors, variablesIn, type ColorMode} from '../site/brandColors';

const hexColor = z.string().regex(/^#[\da-f]{6}$/i, 'must be a color like #0a0b0c');

/** The brand's color on light and on dark grounds, the latter made from the former when missing. */
export const brandSchema = z.strictObject({light: hexColor, dark: hexColor.optional()});

/** Where a site's colors are set. */
const styleSheet = 'src/css/custom.css';

/** Lightness of what has the brand's color (HSL), the shades of Infima that are in use among it, as parts of that color's own. */
const shades: Readonly<Record<string, number>> = {
  '--ifm-color-primary': 1,
  '--site-brand': 1,
  '--code-keyword': 1,
  '--ifm-color-primary-dark': 0.9,
  '--ifm-color-primary-darker': 0.85,
};
/** Grounds on which links are hardest to read. */
const hardestGrounds = ['--ifm-code-background', '--site-mark'];
/** Least contrast of text, WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

/** Lightness (OKLCH, 0 to 1) that makes any hue readable on a dark ground, and a footer's ground dark in both modes. */
const darkBrandLightness = 0.8;
const footerLightness: Readonly<Record<ColorMode, number>> = {light: 0.26, dark: 0.23};

const hex = (color: Color): string => color.to('srgb').toGamut().toString({format: 'hex', collapse: false});

/** A color with another lightness; `keptChroma` is the part of its chroma that stays. */
function withLightness(color: string, lightness: number, keptChroma = 1): string {
  const changed = new Color(color).to('oklch');
  changed.set({'oklch.l': lightness, 'oklch.c': (chroma: number) => chroma * keptChroma});
  return hex(changed);
}

function shadeOf(color: string, part: number): string {
  const shade = new Color(color).to('hsl');
  shade.set('hsl.l', (lightness: number) => Math.min(lightness * part, 100));
  return hex(shade);
}

/** The brand's variables in a mode, from one color. */
const variablesFor = (color: string, mode: ColorMode): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(shades).map(([name, part]) => [name, shadeOf(color, part)] as const),
    ['--ifm-footer-background-color', withLightness(color, footerLightness[mode], 0.5)],
  ]);

/** @throws Error for a color in which links could not be read */
function checkContrast(color: string, mode: ColorMode, variables: ReadonlyMap<string, string>): void {
  for (const ground of hardestGrounds.flatMap((name) => variables.get(name) ?? [])) {
    const contrast = new Color(color).contrastWCAG21(ground);
    if (contrast < leastContrast) {
      throw new Error(
        `Wrong color: ${color} has a contrast of ${contrast.toFixed(1)} to 1 on ${ground} in ${mode} mode, and links need ${leastContrast}; choose a ${mode === 'light' ? 'darker' : 'lighter'} one`,
      );
    }
  }
}

/** Notes pictures that were the template's, or bitmaps of one, as such in their new colors: nobody has drawn their own. */
function keepUnconfirmed(root: string, before: ReadonlyMap<string, string>, icons: readonly string[]): void {
  const {baseline} = readConfirmations(root);
  if (!baseline) return;
  const isForeign = (file: string): boolean =>
    baseline.files.includes(before.get(icons.includes(file) ? iconSource : file) ?? '');
  const foreign = [...picturesOf([], root)].filter(([file]) => isForeign(file)).map(([, hash]) => hash);
  writeFiles(root, {[baselineFile]: json({...baseline, files: [...new Set([...baseline.files, ...foreign])]})});
}

/**
 * Gives a site another brand color: its shades in the style sheet, by the names of their variables, and what has the old
 * one in drawings below `static/`.
 *
 * @param root - folder of the site
 * @returns the files that have changed, from the root
 * @throws Error for a color in which links could not be read; nothing has changed then
 */
export function recolorSite(root: string, {light, dark}: z.infer<typeof brandSchema>): string[] {
  const brand = {light, dark: dark ?? withLightness(light, darkBrandLightness)};
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const css = read(styleSheet);
  const changed = postcss.parse(css);
  const drawn = new Map<string, string>();
  for (const mode of ['dark', 'light'] as const) {
    const old = variablesIn(css, mode);
    checkContrast(brand[mode], mode, old);
    const variables = variablesFor(brand[mode], mode);
    changed.walkRules(selectors[mode].at(-1)!, (rule) =>
      rule.walkDecls((each) => void (each.value = variables.get(each.prop) ?? each.value)),
    );
    drawn.set(old.get('--site-brand')?.toLowerCase() ?? '', brand[mode]);
  }
  const before = picturesOf([], root);
  const inNewColor = (text: string): string =>
    text.replace(/#[\da-f]{6}\b/gi, (color) => drawn.get(color.toLowerCase()) ?? color);
  const drawings = [...before.keys()].filter((file) => file.endsWith('.svg'));
  const texts = [[styleSheet, changed.toString()], ...drawings.map((file) => [file, inNewColor(read(file))])];
  const files = Object.fromEntries(texts.filter(([file, text]) => text !== read(file!))) as Record<string, string>;
  writeFiles(root, files);
  const icons = iconSource in files ? drawIcons(root) : [];
  keepUnconfirmed(root, before, icons);
  return [...Object.keys(files), ...icons];
}

/** @returns the exit code */
export function recolor(args: readonly string[]): number {
  const options = {dark: {type: 'string'}} as const;
  const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
  const [light, ...others] = positionals;
  if (light === undefined || others.length > 0) {
    throw new UsageError("Name one color, in quotation marks since # begins a comment: hosting recolor '#7a1f3d'");
  }
  const brand = {light, ...values};
  const wrong = Object.values(brand).find((color) => !hexColor.safeParse(color).success);
  if (wrong !== undefined) throw new UsageError(`"${visible(wrong)}" is no color like '#7a1f3d'`);
  const files = recolorSite(process.cwd(), brand);
  console.log(files.length > 0 ? `Changed ${files.join(', ')}` : 'The site has this color already.');
  return 0;
}
