/**
 * Raises packages within their ranges, runs everything, and prints what changed. The site's own versions are exact:
 * Renovate proposes those, this command raises what they bring along.
 */
import {readFileSync} from 'node:fs';
import {changedPackages, type Lock} from './lockChanges';
import {run, runOrExit} from './run';

const readLock = (): Lock => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;

const before = readLock();
runOrExit('npm', ['update', '--no-audit', '--no-fund']);
const changes = changedPackages(before, readLock());
const status = changes.length === 0 ? 0 : run('npm', ['test']);

console.log(
  changes.length === 0 ? '\nEverything is as new as its range allows.' : `\nWhat changed:\n${changes.join('\n')}`,
);
if (status !== 0) {
  console.error('Something fails with these versions, see above. git checkout package-lock.json goes back.');
}
process.exitCode = status;
