import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';
import {tarballs} from '../../scripts/pack';

export const repository = path.resolve(__dirname, '../..');

const folders: string[] = [];

// At the top of the module: a hook that is registered while a test runs never does.
afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

/** An empty folder outside of the repository: no package of this one is found from there. It goes after the tests. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'new-operator-'));
  folders.push(folder);
  return folder;
}

/** Where the check keeps the German dictionary, which takes a minute to compile. */
const dictionaryCache = '.cache/docusaurus-content-check';
/** Where the build keeps the sizes of pictures. */
const pictureCache = '.cache/docusaurus-hosting';

const ownModules = path.join(repository, 'node_modules');

function copyCache(cache: string, modules: string): void {
  if (existsSync(path.join(ownModules, cache))) {
    cpSync(path.join(ownModules, cache), path.join(modules, cache), {recursive: true});
  }
}

/** Gives a new site the repository's packages, ours as their source: links, beside a cache of its own. */
export function linkBeside(site: string): void {
  const modules = path.join(site, 'node_modules');
  mkdirSync(modules);
  for (const entry of readdirSync(ownModules).filter((name) => name !== '.cache')) {
    symlinkSync(path.join(ownModules, entry), path.join(modules, entry));
  }
  copyCache(dictionaryCache, modules);
  copyCache(pictureCache, modules);
}

/**
 * Installs a new site's packages. It begins with hard links of the repository's, which saves downloading some 800
 * packages; npm then removes what the site and the packed packages do not name, so that one that is missing there is missed.
 * Files that programs write to are no links: what they change there would change in the repository.
 *
 * @param tools - development packages that the operator adds, with their versions: `axe-core@4.14.1`
 */
export function installBeside(site: string, tools: readonly string[] = []): void {
  const modules = path.join(site, 'node_modules');
  if (!existsSync(modules)) {
    try {
      execFileSync('cp', ['-al', ownModules, modules], {stdio: 'ignore'});
      for (const own of [...Object.keys(tarballs()), '.package-lock.json', '.cache']) {
        rmSync(path.join(modules, own), {recursive: true, force: true});
      }
      copyCache(dictionaryCache, modules);
    } catch {
      // Another file system, or another cp: npm downloads.
      rmSync(modules, {recursive: true, force: true});
    }
  }
  // Nothing may need what packages would run at their installation: building, checking and serving are tried without it.
  const options = ['--ignore-scripts', '--save-dev', '--save-exact', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options, ...tools], {cwd: site, stdio: 'ignore'});
}

/** Replaces what stands once in a text. @throws Error when it does not */
function patched(text: string, from: RegExp | string, to: string): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`The packed packages have no ${String(from)} to patch`);
  return changed;
}

/** What a later version of the packages says of facts: wants `mail.queueLifetime`, and knows no `legal.contributorsUrl`. */
const laterSchema = (text: string): string =>
  patched(
    patched(text, /^\s+contributorsUrl: .*\n/m, ''),
    /^\s+webmailUrl: /m,
    'queueLifetime: quantity.describe("Time after which mail is sent back"),\n$&',
  );

/**
 * Packs the packages that a site has installed as version 99.0.0, with another fact to give and one to delete.
 *
 * @returns paths of the tarballs, beside the site
 */
export function packNextVersion(site: string): string[] {
  const folder = path.dirname(site);
  const names = Object.keys(tarballs()).filter((name) => existsSync(path.join(site, 'node_modules', name)));
  const version = new RegExp(`("(?:version|${names.join('|')})"): "\\d+\\.\\d+\\.\\d+"`, 'g');
  return names.map((name) => {
    const next = path.join(folder, 'next', name);
    cpSync(path.join(site, 'node_modules', name), next, {recursive: true, dereference: true});
    rmSync(path.join(next, 'node_modules'), {recursive: true, force: true});
    const patch = (file: string, edit: (text: string) => string): void =>
      writeFileSync(path.join(next, file), edit(readFileSync(path.join(next, file), 'utf8')));
    patch('package.json', (text) => patched(text, version, '$1: "99.0.0"'));
    if (name === 'docusaurus-hosting') patch('lib/facts/schema.cjs', laterSchema);
    const output = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {cwd: next, encoding: 'utf8'});
    const [{filename}] = JSON.parse(output) as [{filename: string}];
    return path.join(folder, filename);
  });
}
