import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve('node_modules/.cache/caddy');
const program = path.join(folder, 'usr/bin/caddy');
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

/** The newest Caddy that Debian has, where {@link fetchNewestCaddy} has been. */
export const newestCaddy = (): string | undefined => (existsSync(program) ? program : undefined);

/** Unpacks the Caddy of Debian's unstable release into a cache: nothing is installed, and apt's own lists stay as they are. */
export function fetchNewestCaddy(): void {
  if (existsSync(program) || !existsSync(keyring)) return;
  const run = (command: string, ...args: readonly string[]): string =>
    execFileSync(command, args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});
  mkdirSync(path.join(folder, 'lists/partial'), {recursive: true});
  try {
    const [mirror = ''] = run('apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Label: Debian').split('\n');
    writeFileSync(path.join(folder, 'sources.list'), `deb [signed-by=${keyring}] ${mirror} unstable main\n`);
    const own = [
      `Dir::Etc::sourcelist=${folder}/sources.list`,
      'Dir::Etc::sourceparts=/dev/null',
      `Dir::State::lists=${folder}/lists`,
      `Dir::Cache=${folder}`,
    ].flatMap((option) => ['-o', option]);
    run('apt-get', ...own, 'update');
    run('apt-get', ...own, 'download', 'caddy');
    const archive = readdirSync(folder).find((name) => name.endsWith('.deb')) ?? '';
    run('dpkg', '-x', archive, '.');
  } catch (error) {
    console.warn(`Left out: the newest Caddy, which could not be fetched from Debian. ${String(error)}`);
  }
}
