import {cpSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../filesIn';
import {offlinePage} from './offlinePage';

/** Files of no use without a server: scripts, compressed copies, the search's index. */
const isLeftOut = (file: string): boolean => /\.(?:br|gz|js|map|bin)$|^(?:_headers|_redirects)$|^\.server\//.test(file);

/** Which file of the build a route is, as servers find it. */
const finderOf =
  (files: ReadonlySet<string>) =>
  (route: string): string | undefined => {
    const name = route.replace(/^\/|\/$/g, '');
    return [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find((file) => files.has(file));
  };

/**
 * Copies a build so that every page opens by a double click.
 *
 * @param buildDir - folder of the build
 * @param target - is replaced
 * @param note - stands at the top of each page
 * @returns how many pages there are
 */
export function writePreview(buildDir: string, target: string, note: string): number {
  const all = filesIn(buildDir).filter((file) => !isLeftOut(file));
  const fileOf = finderOf(new Set(all));
  rmSync(target, {recursive: true, force: true});
  for (const file of all) {
    const [from, to] = [path.join(buildDir, file), path.join(target, file)];
    mkdirSync(path.dirname(to), {recursive: true});
    if (file.endsWith('.html')) writeFileSync(to, offlinePage(readFileSync(from, 'utf8'), {file, fileOf, note}));
    else cpSync(from, to);
  }
  return all.filter((file) => file.endsWith('.html')).length;
}
