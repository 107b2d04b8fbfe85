import {readFileSync} from 'node:fs';
import postcss, {type Rule} from 'postcss';

const variables = {
  /** Behind everything. */
  ground: '--ifm-background-color',
  text: '--ifm-color-content',
  /** Text that matters less. */
  muted: '--site-muted',
  /** What makes the site recognizable. */
  brand: '--site-brand',
} as const;

/** Colors of one mode, as CSS writes them. */
export type ModeColors = Readonly<Record<keyof typeof variables, string>>;

export type ColorMode = 'light' | 'dark';

/** The site's colors where no style sheet reaches: social cards, the web manifest, the frame that browsers draw. */
export type BrandColors = Readonly<Record<ColorMode, ModeColors>>;

/** The rules that set colors in a mode, its own last. */
export const selectors: Readonly<Record<ColorMode, readonly string[]>> = {
  light: [':root'],
  dark: [':root', "html[data-theme='dark']"],
};

/**
 * The variables of a style sheet's text as they apply in a mode; the dark one changes some of the light one's.
 *
 * @throws Error when there are none for a mode
 */
export function variablesIn(css: string, mode: ColorMode): ReadonlyMap<string, string> {
  const root = postcss.parse(css);
  const values = new Map<string, string>();
  for (const selector of selectors[mode]) {
    const rules: Rule[] = [];
    root.walkRules(selector, (rule) => void rules.push(rule));
    rules.forEach((rule) => rule.walkDecls(/^--/, ({prop, value}) => void values.set(prop, value)));
    if (rules.length === 0) throw new Error(`The style sheet has no rule for ${selector}, where colors are set`);
  }
  return values;
}

/**
 * Reads the brand's colors from the style sheet that sets them, so that they are written once.
 *
 * @param file - a style sheet with variables for `:root` and `html[data-theme='dark']`
 * @throws Error that names a variable which is missing, or which is not a color by itself (`var(…)`, `color-mix(…)`):
 *   what draws social cards does not compute CSS
 */
export function brandColors(file: string): BrandColors {
  const css = readFileSync(file, 'utf8');
  const colorsOf = (mode: ColorMode): ModeColors => {
    const values = variablesIn(css, mode);
    const color = (name: keyof ModeColors): string => {
      const value = values.get(variables[name]);
      if (!value || !/^#[\da-f]{3,6}$/i.test(value)) {
        throw new Error(
          `${file}: ${variables[name]} is ${value ? `"${value}"` : 'not set'} in ${mode} mode; write a color like #0a0b0c, which social cards and browsers' frames need too`,
        );
      }
      return value;
    };
    return {ground: color('ground'), text: color('text'), muted: color('muted'), brand: color('brand')};
  };
  return {light: colorsOf('light'), dark: colorsOf('dark')};
}
