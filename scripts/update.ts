/**
 * Raises packages within their ranges, runs everything, and prints what changed. The site's own versions are exact:
 * Renovate proposes those, this command raises what they bring along. `--dry-run` only prints what would change.
 */
import {cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {changedPackages, type Lock} from './lockChanges';
import {run, runOrExit} from './run';

const readLock = (folder: string): Lock =>
  JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as Lock;

const nothing = 'Everything is as new as its range allows.';

/** Lets npm write the lock file that it would come to, in a folder of its own. @returns its exit code */
function wouldChange(): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'update-'));
  const manifests = existsSync('packages')
    ? readdirSync('packages').map((name) => `packages/${name}/package.json`)
    : [];
  for (const file of ['package.json', 'package-lock.json', '.npmrc', ...manifests]) {
    if (existsSync(file)) cpSync(file, path.join(folder, file));
  }
  const status = run('npm', ['update', '--package-lock-only', '--no-audit', '--no-fund', '--prefix', folder]);
  const changes = status === 0 ? changedPackages(readLock('.'), readLock(folder)) : [];
  rmSync(folder, {recursive: true});
  if (status === 0) console.log(changes.length === 0 ? nothing : `Would change:\n${changes.join('\n')}`);
  return status;
}

/** @returns the exit code of npm's update, or of the tests after it */
function update(): number {
  const before = readLock('.');
  runOrExit('npm', ['update', '--no-audit', '--no-fund']);
  const changes = changedPackages(before, readLock('.'));
  const status = changes.length === 0 ? 0 : run('npm', ['test']);
  console.log(changes.length === 0 ? `\n${nothing}` : `\nWhat changed:\n${changes.join('\n')}`);
  if (status !== 0) {
    console.error('Something fails with these versions, see above. git checkout package-lock.json goes back.');
  }
  return status;
}

const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
process.exitCode = values['dry-run'] ? wouldChange() : update();
