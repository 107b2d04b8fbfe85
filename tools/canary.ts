/**
 * Builds the site with what Docusaurus publishes next (`@docusaurus/*@canary`), and says what happens. Its exit code tells
 * the workflow that runs it each week; no other check depends on it.
 *
 * Usage: npx tsx tools/canary.ts, in a clone of its own: it replaces installed packages.
 */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {runOrExit} from '../scripts/run';

const {dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Readonly<Record<string, string>>
>;
const tags = JSON.parse(
  execFileSync('npm', ['view', '@docusaurus/core', 'dist-tags', '--json'], {encoding: 'utf8'}),
) as Readonly<Record<string, string>>;

if (tags.canary === undefined) {
  console.log('This registry has no canary of Docusaurus.');
} else {
  const names = Object.keys({...dependencies, ...devDependencies}).filter((name) => name.startsWith('@docusaurus/'));
  console.log(`Docusaurus ${tags.canary}`);
  runOrExit('npm', ['install', '--no-save', '--force', ...names.map((name) => `${name}@canary`)]);
  runOrExit('hosting', ['build', '--uncompressed']);
}
