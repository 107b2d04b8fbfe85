/**
 * Builds the site, runs the unit tests and one browser test under each version of Node that the packages support:
 * `npm run test:node [-- VERSION…]`. npm's package `node` brings each.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {installTestTools} from '../scripts/installTestTools';
import {run} from '../scripts/run';

/** The oldest version that `engines` names, and the releases with long-term support since. */
const versions = process.argv.length > 2 ? process.argv.slice(2) : ['20.19', '22', '24', '26'];

const steps: readonly (readonly [program: string, ...args: string[]])[] = [
  ['hosting', 'build', '--uncompressed'],
  ['vitest', 'run', '--project', 'unit', '--project', 'unit-mocked'],
  ['playwright', 'test', 'tests/e2e/search.spec.ts', '--project=desktop-light'],
];

/** Installs a version of Node and puts it first in the path. @returns the programs that failed under it */
function failuresUnder(version: string): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'node-version-'));
  try {
    // The package's own script fetches the program, which .npmrc forbids to others.
    const install = ['install', '--silent', '--no-save', '--ignore-scripts=false', '--prefix', folder];
    const installed = run('npm', [...install, `node@${version}`]);
    if (installed !== 0) return ['npm install'];
    const bin = path.join(folder, 'node_modules/node/bin');
    const env = {PATH: [bin, path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter)};
    const {stdout} = spawnSync(path.join(bin, 'node'), ['--version'], {encoding: 'utf8'});
    console.log(`\n== Node ${stdout.trim()}`);
    return steps.filter(([program, ...args]) => run(program, args, env) !== 0).map(([program]) => program);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

installTestTools(['chromium', 'caddy', 'rsync']);
const results = versions.map((version) => ({version, failures: failuresUnder(version)}));
console.log('');
for (const {version, failures} of results) {
  console.log(`${failures.length === 0 ? 'ok    ' : 'FAILED'} Node ${version} ${failures.join(', ')}`);
}
if (results.some(({failures}) => failures.length > 0)) process.exitCode = 1;
