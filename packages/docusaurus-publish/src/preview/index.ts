import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Command} from 'docusaurus-content-check/command';
import {buildWithServerFiles} from 'docusaurus-hosting/cli/buildCommand';
import {git} from 'docusaurus-content-check/files';
import {siteOf} from 'docusaurus-hosting/cli/siteOf';
import {UsageError} from 'docusaurus-content-check/usage';
import {offlinePage} from './offlinePage';

const defaultFolder = 'preview';

const usage = `hosting preview [OPTIONS…]   builds the site into ${defaultFolder}/, whose pages open without a server, for a reviewer

  --no-build       takes the build that is there
`;

/** Files of no use without a server: scripts, compressed copies, the search's index. */
const isLeftOut = (file: string): boolean => /\.(?:br|gz|zst|js|map)$|^(?:_headers|_redirects)$|^search\//.test(file);

/** Which file of the build a route is, as servers find it. */
const finderOf =
  (files: ReadonlySet<string>) =>
  (route: string): string | undefined => {
    const name = route.replace(/^\/|\/$/g, '');
    return [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find((file) => files.has(file));
  };

/** „Vorschau vom 22. November 2026, Stand 0a1b2c3“. */
function noteOf(root: string, today: Date): string {
  const day = today.toLocaleDateString('de-DE', {dateStyle: 'long'});
  const commit = git(root, 'rev-parse', '--short', 'HEAD')?.[0];
  return `Vorschau vom ${day}${commit === undefined ? '' : `, Stand ${commit}`}. Suche und Umschalter gibt es nur auf der Website.`;
}

/**
 * Copies a build so that every page opens by a double click.
 *
 * @param buildDir - what `hosting build` wrote
 * @param target - is replaced
 * @param note - stands at the top of each page
 * @returns how many pages there are
 */
export function writePreview(buildDir: string, target: string, note: string): number {
  const all = readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => statSync(path.join(buildDir, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isLeftOut(file));
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

/** @returns the exit code */
async function preview(args: readonly string[]): Promise<number> {
  const {values} = parseArgs({args: [...args], options: {'no-build': {type: 'boolean', default: false}}});
  const site = await siteOf(process.cwd());
  const buildDir = path.join(site.root, 'build');
  if (!values['no-build']) {
    await buildWithServerFiles(site);
  } else if (!existsSync(buildDir)) {
    throw new UsageError('There is no build/ yet: leave out --no-build.');
  }
  const pages = writePreview(buildDir, path.join(site.root, defaultFolder), noteOf(site.root, new Date()));
  console.log(`${defaultFolder}/ holds ${pages} pages: send the folder, the reviewer opens index.html in it.`);
  return 0;
}

export const command: Command = {run: preview, usage};
