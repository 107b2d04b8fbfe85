import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {inject} from 'vitest';
import {tarballs} from '../../scripts/pack';
import {newFolder, repository} from './newSite';

const npm = (cwd: string, ...args: string[]): void => {
  execFileSync('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
};

/** Docusaurus of this repository: the site is made by the same version. */
const {version} = JSON.parse(
  readFileSync(path.join(repository, 'node_modules/@docusaurus/core/package.json'), 'utf8'),
) as {version: string};

/** A site as `create-docusaurus` makes it: classic theme, TypeScript, its packages installed. */
export function createClassicSite(): string {
  const folder = newFolder();
  const args = [
    'exec',
    '--yes',
    '--',
    `create-docusaurus@${version}`,
    'site',
    'classic',
    '--typescript',
    '--skip-install',
  ];
  execFileSync('npm', args, {cwd: folder, stdio: ['ignore', 'ignore', 'pipe']});
  const site = path.join(folder, 'site');
  npm(site, 'install');
  return site;
}

/** A copy of a site with one of the packages installed. */
export function withPackage(site: string, name: string): string {
  const copy = path.join(newFolder(), 'site');
  // Hard links of what is installed save a second download; npm replaces files, and changes none.
  cpSync(site, copy, {recursive: true, filter: (file) => !file.endsWith('/node_modules')});
  execFileSync('cp', ['-al', path.join(site, 'node_modules'), path.join(copy, 'node_modules')]);
  npm(copy, 'install', path.join(inject('tarballs'), tarballs()[name]!));
  return copy;
}

/** Replaces texts of a site's configuration, each of which must be there. */
export function configure(site: string, edits: readonly (readonly [from: string, to: string])[]): void {
  const file = path.join(site, 'docusaurus.config.ts');
  const changed = edits.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`create-docusaurus writes no „${from}“ any more`);
      return text.replace(from, to);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, changed);
}

/** Builds a site. @returns the folder of the build */
export function build(site: string): string {
  rmSync(path.join(site, 'build'), {recursive: true, force: true});
  execFileSync('npx', ['docusaurus', 'build'], {cwd: site, stdio: ['ignore', 'ignore', 'pipe']});
  return path.join(site, 'build');
}

/** Bytes that the installed packages of a site take. */
export function installedBytes(site: string): number {
  const modules = path.join(site, 'node_modules');
  if (!existsSync(modules)) return 0;
  const [kilobytes = ''] = execFileSync('du', ['-sk', '--exclude=.cache', modules], {encoding: 'utf8'}).split('\t');
  return Number(kilobytes) * 1024;
}
