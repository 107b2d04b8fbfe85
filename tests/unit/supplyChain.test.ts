import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as z from 'zod';
import {manifests} from '../support/manifests';

const root = path.resolve(__dirname, '../..');
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        integrity: z.string().optional(),
        link: z.boolean().optional(),
      }),
    ),
  })
  .parse(readJson('package-lock.json'));
const installed = Object.entries(lock.packages).filter(([place, {link}]) => place.includes('node_modules/') && !link);
const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

/** Packages that may run a program when they are installed, and what for. */
const installScripts: Readonly<Record<string, string>> = {
  '@swc/core': 'looks for the binary of this system; Rspack’s compiler',
  'core-js': 'prints a message; nothing depends on it',
  esbuild: 'looks for the binary of this system; runs scripts and tests',
  'unrs-resolver': 'looks for the binary of this system; finds modules for the lint rule on arrows between rooms',
};

it('no package runs a program when it is installed, here and in new sites', () => {
  expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

it('only known packages would run programs when they are installed', () => {
  const found = installed.filter(([, {hasInstallScript}]) => hasInstallScript).map(([place]) => nameOf(place));
  expect(found.filter((name) => !(name in installScripts))).toEqual([]);
});

const workflows = ['.github', '.forgejo'].flatMap((folder) =>
  readdirSync(path.join(root, folder, 'workflows')).map((name) => `${folder}/workflows/${name}`),
);

it.each(workflows)('%s pins actions, only reads the repository, and shows pull requests no secrets', (file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  for (const [use] of text.matchAll(/uses: .*/g)) expect(use).toMatch(/^uses: [\w/-]+@[\da-f]{40} # v[\d.]+$/);
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(text).not.toMatch(/pull_request_target|write-all|(?:contents|pull-requests|packages): write/);
  if (/pull_request/.test(text)) expect(text).not.toContain('secrets.');
});

/** Licenses under which code may stand beside MIT, unchanged, in an installation. */
const compatible =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|MPL-(?:1\.1|2\.0)|OFL-1\.1|Python-2\.0|CC0-1\.0|CC-BY-4\.0|CC BY-SA 4\.0|WTFPL|LGPL-3\.0(?:-or-later)?)$/;

/** Packages whose package.json names no license, or a file, with the one that their own text gives them. */
const unnamed: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
  spawndamnit: 'MIT',
  'svg-tags': 'MIT',
};

it('every package has a license that goes with the site’s', () => {
  const wrong = installed.flatMap(([place, {license}]) => {
    const name = nameOf(place);
    const all = (unnamed[name] ?? license ?? 'none named').replace(/[()]/g, '').split(/ (?:AND|OR) /);
    return all.every((each) => compatible.test(each)) ? [] : [`${name}: ${license}`];
  });
  expect(wrong).toEqual([]);
});

it('React stands once in the tree: two copies break hooks', () => {
  for (const name of ['react', 'react-dom', '@docusaurus/core', '@docusaurus/theme-common']) {
    expect(installed.map(([place]) => place).filter((place) => nameOf(place) === name)).toEqual([
      `node_modules/${name}`,
    ]);
  }
});

it('direct dependencies are pinned', () => {
  const manifest = z.object({
    dependencies: z.record(z.string(), z.string()).default({}),
    devDependencies: z.record(z.string(), z.string()).default({}),
  });
  for (const file of manifests) {
    const {dependencies, devDependencies} = manifest.parse(readJson(file));
    for (const [name, version] of Object.entries({...dependencies, ...devDependencies})) {
      expect(`${file}: ${name} ${version}`).toMatch(/ \d+\.\d+\.\d+(?:-[\w.]+)?$/);
    }
  }
});

it('every package has its checksum in the lock file', () => {
  const without = installed.filter(([, {integrity = ''}]) => !integrity.startsWith('sha512-'));
  expect(without.map(([place]) => place)).toEqual([]);
});

it('the lock file names no download addresses: every registry serves the same', () => {
  expect(existsSync(path.join(root, 'package-lock.json'))).toBe(true);
  expect(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved": "http');
});
