import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll} from 'vitest';

export const repository = path.resolve(__dirname, '../..');

/** An empty folder outside of the repository: no package of this one is found from there. It goes after the tests. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'new-operator-'));
  afterAll(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

/**
 * Installs a new site's packages. It begins with hard links of the repository's, which saves downloading some 800
 * packages; npm then removes what the site and the packed engine do not name, so that one that is missing there is missed.
 */
export function installBeside(site: string): void {
  const modules = path.join(site, 'node_modules');
  if (!existsSync(modules)) {
    try {
      execFileSync('cp', ['-al', path.join(repository, 'node_modules'), modules], {stdio: 'ignore'});
      rmSync(path.join(modules, 'docusaurus-hosting'), {recursive: true, force: true});
    } catch {
      // Another file system, or another cp: npm downloads.
      rmSync(modules, {recursive: true, force: true});
    }
  }
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {cwd: site, stdio: 'ignore'});
}
