/**
 * Packs the packages as npm would publish them: compiled by tsdown (tsdown.config.mts), one tarball each. The workspace
 * itself runs from source; `packages/NAME/dist` holds what is published.
 *
 * Usage: tsx scripts/pack.ts [FOLDER FOR THE TARBALLS]
 */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const packagesDir = path.join(root, 'packages');
const distOf = (name: string): string => path.join(packagesDir, name, 'dist');

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifestOf = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(packagesDir, name, 'package.json'), 'utf8')) as Manifest;

/**
 * The published target of an entry of `exports`: ES modules for bundlers (condition `module`), CommonJS for Node. What
 * only the browser runs has no CommonJS.
 */
function publishedExport(dist: string, source: string): string | Readonly<Record<string, string>> {
  const compiled = source.replace('./src/', './lib/');
  if (!/\.tsx?$/.test(source)) return compiled;
  const base = compiled.replace(/\.tsx?$/, '');
  const [types, module, node] = [`${base}.d.ts`, `${base}.js`, `${base}.cjs`];
  return existsSync(path.join(dist, node)) ? {types, module, default: node} : {types, module};
}

function writeManifest(name: string): void {
  const manifest = manifestOf(name);
  const dist = distOf(name);
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([entry, source]) => [entry, publishedExport(dist, source)]),
  );
  writeFileSync(path.join(dist, 'package.json'), `${JSON.stringify({...manifest, exports}, null, 2)}\n`);
}

/** Copies what is published as it stands. */
function copyFiles(name: string): void {
  const folder = path.join(packagesDir, name);
  for (const file of [...manifestOf(name).files, 'README.md', 'CHANGELOG.md']) {
    const from = path.join(folder, file);
    if (existsSync(from)) cpSync(from, path.join(distOf(name), file), {recursive: true});
  }
  cpSync(path.join(root, 'LICENSE-MIT.md'), path.join(distOf(name), 'LICENSE.md'));
}

/** Compiles all packages into their `dist/`, ready for `npm publish`. */
export function buildPackages(): readonly string[] {
  const names = readdirSync(packagesDir);
  for (const name of names) rmSync(distOf(name), {recursive: true, force: true});
  const tsdown = path.join(root, 'node_modules/tsdown/dist/run.mjs');
  // What it warns of is seen when it fails: that it has another idea of Node's versions concerns nobody else.
  execFileSync(process.execPath, [tsdown, '--log-level', 'error'], {cwd: root, stdio: ['ignore', 'inherit', 'pipe']});
  for (const name of names) {
    copyFiles(name);
    writeManifest(name);
  }
  return names;
}

/** Name of a package's tarball. */
const tarballOf = ({name, version}: Manifest): string => `${name}-${version}.tgz`;

/** The packages' names with those of their tarballs, in the order in which {@link packPackages} writes them. */
export const tarballs = (): Readonly<Record<string, string>> =>
  Object.fromEntries(readdirSync(packagesDir).map((name) => [name, tarballOf(manifestOf(name))]));

/** Names of the tarballs of a package and of those in this repository that it needs: no registry has them. */
export function tarballsFor(name: string): readonly string[] {
  const known = tarballs();
  const needed = Object.keys(manifestOf(name).dependencies).filter((dependency) => dependency in known);
  return [...new Set([tarballOf(manifestOf(name)), ...needed.flatMap(tarballsFor)])];
}

/**
 * Compiles all packages, and writes a tarball of each into a folder, which is made when it is missing. Suites that run side
 * by side get copies of those that were packed for all of them (`PACKED_PACKAGES`, a folder).
 */
export function packPackages(folder: string): void {
  mkdirSync(folder, {recursive: true});
  const {PACKED_PACKAGES: packed} = process.env;
  if (packed !== undefined) {
    for (const tarball of Object.values(tarballs())) cpSync(path.join(packed, tarball), path.join(folder, tarball));
    return;
  }
  const dists = buildPackages().map(distOf);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', path.resolve(folder), ...dists], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

if (require.main === module) {
  const folder = process.argv[2];
  if (folder) packPackages(folder);
  else buildPackages();
}
