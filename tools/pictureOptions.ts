import path from 'node:path';
import {parseArgs} from 'node:util';

/** Both color modes in which pictures of programs are taken, by the ends of their names. */
export const themeNames = ['hell', 'dunkel'] as const;
type ThemeName = (typeof themeNames)[number];

/** What a command that takes pictures is asked for. */
export interface PictureOptions {
  /** Absolute path of the folder that gets the pictures. */
  readonly targetDir: string;
  readonly themes: readonly ThemeName[];
}

/**
 * Reads `--out FOLDER`, which leaves the site's pictures as they are, and `--theme hell` or `dunkel`, which takes half of them.
 *
 * @param ownDir - folder of the page that shows the pictures
 * @throws Error for a theme that there is not
 */
export function pictureOptions(ownDir: string, args: readonly string[] = process.argv.slice(2)): PictureOptions {
  const {values} = parseArgs({args: [...args], options: {out: {type: 'string'}, theme: {type: 'string'}}});
  const themes = themeNames.filter((name) => values.theme === undefined || name === values.theme);
  if (themes.length === 0)
    throw new Error(`There is no theme "${values.theme ?? ''}"; valid: ${themeNames.join(', ')}`);
  return {targetDir: path.resolve(values.out ?? ownDir), themes};
}
