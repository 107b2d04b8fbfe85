import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Folders with pages that are no routes of the site: they redirect on hosts that know no other way. */
const isRoute = (file: string): boolean =>
  file === 'index.html' || (!file.endsWith('/index.html') && file !== '404.html');

/** Routes of all pages of a build, decoded, as the file system spells them. */
export const routesOfBuild = (buildDir: string): string[] =>
  readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html') && isRoute(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort();
