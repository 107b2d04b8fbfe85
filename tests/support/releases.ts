/** Builds of this site that differ in every name that comes from content, as ten busy days would make them. */
import {linkSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from './buildOutput';

const files = readdirSync(buildDir, {recursive: true, withFileTypes: true})
  .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  .map(({parentPath, name}) => path.relative(buildDir, path.join(parentPath, name)));

/**
 * Digests of contents in a path, without the names of chunks before them, and without what answers before hydration: it changes
 * with the engine alone, like the inline script that names it.
 */
export const digestsIn = (file: string): readonly string[] =>
  file.includes('pre-hydration-handlers') ? [] : (file.match(/\b[0-9a-f]{8,}\b(?!\.[0-9a-f]{8,}\.js$)/g) ?? []);

/** Digests in the names of scripts, style sheets, and the folder of the search's index. */
const digests = new Set(files.filter((file) => /^(?:assets|search-index)\//.test(file)).flatMap(digestsIn));

/**
 * Copies the build with other digests in all names, and in all that mentions them.
 *
 * @param number - of the release; its digests begin with it, in three hexadecimal digits
 */
export function copyAsRelease(number: number, to: string): void {
  const rename = (text: string): string =>
    text.replace(/\b[0-9a-f]{8,}\b/g, (word) =>
      digests.has(word) ? `${number.toString(16).padStart(3, '0')}${word.slice(3)}` : word,
    );
  for (const file of files) {
    const target = path.join(to, rename(file));
    mkdirSync(path.dirname(target), {recursive: true});
    if (/\.(?:html|js|css)$/.test(file)) writeFileSync(target, rename(readFileSync(path.join(buildDir, file), 'utf8')));
    else linkSync(path.join(buildDir, file), target);
  }
}
