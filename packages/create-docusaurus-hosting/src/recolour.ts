import Color from 'colorjs.io';
import {variablesIn, type ColorMode} from 'docusaurus-hosting/template';
import type {Answers} from './answers';

/** Lightness of Infima's shades of its primary colour (HSL), as parts of that colour's own. */
const shades: Readonly<Record<string, number>> = {
  '--ifm-color-primary': 1,
  '--site-brand': 1,
  '--ifm-color-primary-dark': 0.9,
  '--ifm-color-primary-darker': 0.85,
  '--ifm-color-primary-darkest': 0.7,
  '--ifm-color-primary-light': 1.1,
  '--ifm-color-primary-lighter': 1.15,
  '--ifm-color-primary-lightest': 1.3,
};
/** Grounds in the colours of the template on which links are hardest to read. */
const hardestGrounds = ['--ifm-code-background', '--site-mark'];
/** Least contrast of text, WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

/** Lightness (OKLCH, 0 to 1) that makes any hue readable on a dark ground, and a footer's ground dark in both modes. */
const darkBrandLightness = 0.8;
const footerLightness: Readonly<Record<ColorMode, number>> = {light: 0.26, dark: 0.23};

const hex = (color: Color): string => color.to('srgb').toGamut().toString({format: 'hex', collapse: false});

/** A colour with another lightness; `keptChroma` is the part of its chroma that stays. */
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

/** The brand's variables in a mode, from one colour. */
const variablesFor = (color: string, mode: ColorMode): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(shades).map(([name, part]) => [name, shadeOf(color, part)])),
  '--ifm-footer-background-color': withLightness(color, footerLightness[mode], 0.5),
});

/** @throws Error for a colour in which links could not be read */
function checkContrast(color: string, mode: ColorMode, template: ReadonlyMap<string, string>): void {
  for (const ground of hardestGrounds.flatMap((name) => template.get(name) ?? [])) {
    const contrast = new Color(color).contrastWCAG21(ground);
    if (contrast < leastContrast) {
      throw new Error(
        `Wrong answers:\ncolor.${mode}: ${color} has a contrast of ${contrast.toFixed(1)} to 1 on ${ground}, and links need ${leastContrast}; choose a ${mode === 'light' ? 'darker' : 'lighter'} one`,
      );
    }
  }
}

/**
 * Puts the shades of the new brand's colours where those of the old one stand, in style sheets and in drawings.
 *
 * @param css - the template's style sheet with its variables
 * @returns what changes a text; without a colour in the answers, nothing
 * @throws Error for a colour in which links could not be read
 */
export function recolourer(css: string, {color}: Answers): (text: string) => string {
  if (!color) {
    return (text) => text;
  }
  const brand = {light: color.light, dark: color.dark ?? withLightness(color.light, darkBrandLightness)};
  const replacements = new Map<string, string>();
  for (const mode of ['light', 'dark'] as const) {
    const old = variablesIn(css, mode);
    checkContrast(brand[mode], mode, old);
    for (const [name, value] of Object.entries(variablesFor(brand[mode], mode))) {
      const before = old.get(name)?.toLowerCase() ?? '';
      // What the dark mode does not change is the light one's.
      if (!replacements.has(before)) replacements.set(before, value);
    }
  }
  return (text) => text.replace(/#[\da-f]{6}\b/gi, (old) => replacements.get(old.toLowerCase()) ?? old);
}
