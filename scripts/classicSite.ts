import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const npm = (cwd: string, ...args: string[]): void => {
  execFileSync('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
};

/** Docusaurus of this repository: the site is made by the same version. */
const {version} = JSON.parse(readFileSync(require.resolve('@docusaurus/core/package.json'), 'utf8')) as {
  version: string;
};

/** Makes a site in a folder as `create-docusaurus` does: classic theme, TypeScript, its packages installed. */
export function createClassicSite(folder: string): string {
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

/** Copies a site into a folder, and installs packages there. */
export function copyWithPackages(site: string, folder: string, ...tarballs: readonly string[]): string {
  const copy = path.join(folder, 'site');
  cpSync(site, copy, {recursive: true, filter: (file) => !/\/(?:node_modules|build|\.docusaurus)$/.test(file)});
  // Hard links of what is installed save a second download; npm replaces files, and changes none.
  execFileSync('cp', ['-al', path.join(site, 'node_modules'), path.join(copy, 'node_modules')]);
  rmSync(path.join(copy, 'node_modules/.cache'), {recursive: true, force: true});
  npm(copy, 'install', ...tarballs);
  return copy;
}

/** A folder in another with a package and what it needs installed, without Docusaurus. */
export function folderWithPackage(parent: string, ...tarballs: readonly string[]): string {
  const folder = path.join(parent, 'folder');
  mkdirSync(folder);
  npm(folder, 'install', ...tarballs);
  return folder;
}

const configFile = 'docusaurus.config.ts';
const edit = (site: string, change: (text: string) => string): void =>
  writeFileSync(path.join(site, configFile), change(readFileSync(path.join(site, configFile), 'utf8')));

/** Adds at most five lines to a site's configuration: imports at its top, all others above the presets. */
export function configure(site: string, lines: readonly string[]): void {
  if (lines.length > 5) throw new Error(`${lines.length} lines of configuration are more than five.`);
  const imports = lines.filter((line) => line.startsWith('import '));
  const settings = lines.filter((line) => !imports.includes(line));
  edit(site, (text) => [...imports, text.replace(/^ {2}presets: /m, [...settings, '$&'].join('\n'))].join('\n'));
}

/** Lines for {@link configure} from the README of a package that a site has installed: what stands there is tried. */
export function readmeConfiguration(site: string, name: string): string[] {
  const readme = readFileSync(path.join(site, 'node_modules', name, 'README.md'), 'utf8');
  const [, configuration] = /^```[jt]s\n\/\/ docusaurus\.config\.[jt]s.*\n([^]*?)^```$/m.exec(readme) ?? [];
  if (configuration === undefined) throw new Error(`The README of ${name} shows no docusaurus.config`);
  return configuration.split('\n').filter((line) => /^(?:import | {2}\w)/.test(line));
}

/** Replaces a text of a site's configuration, which must be there. */
export function replaceInConfig(site: string, from: string, to: string): void {
  edit(site, (text) => {
    if (!text.includes(from)) throw new Error(`create-docusaurus writes no ${from} any more`);
    return text.replace(from, to);
  });
}

/** What a program says, and the code that it ends with. */
export interface Ended {
  readonly status: number;
  readonly output: string;
}

/** Runs a program that is installed in a site. */
export function run(site: string, program: string, ...args: readonly string[]): Ended {
  try {
    const file = path.join(site, 'node_modules/.bin', program);
    return {status: 0, output: execFileSync(file, args, {cwd: site, encoding: 'utf8', stdio: 'pipe'})};
  } catch (error) {
    const {status, stdout, stderr} = error as {status: number; stdout: string; stderr: string};
    return {status, output: `${stdout}${stderr}`};
  }
}

/** Builds a site. @returns the folder of the build. @throws Error with what Docusaurus says */
export function build(site: string): string {
  const {status, output} = run(site, 'docusaurus', 'build');
  if (status !== 0) throw new Error(output);
  return path.join(site, 'build');
}

/** Bytes that the installed packages of a site take. */
export function installedBytes(site: string): number {
  const modules = path.join(site, 'node_modules');
  if (!existsSync(modules)) return 0;
  const [kilobytes = ''] = execFileSync('du', ['-sk', '--exclude=.cache', modules], {encoding: 'utf8'}).split('\t');
  return Number(kilobytes) * 1024;
}
