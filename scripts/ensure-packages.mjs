/**
 * Installs the npm packages that are missing or of another version than the lock file says, whoever installed them.
 * Plain JavaScript with nothing but Node: it runs before any package is there.
 */
import {existsSync, readFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const {engines} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const wanted = engines.node.replace('>=', '').split('.').map(Number);
const found = process.versions.node.split('.').map(Number);
if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    `Node.js ${engines.node} is needed, this is ${process.versions.node}. Install a newer one and try again.`,
  );
  process.exit(1);
}

/** What npm has written about the packages in node_modules, or would install. */
const packagesIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});
const wantedPackages = Object.entries(packagesIn(path.join(root, 'package-lock.json')));
const installed = packagesIn(path.join(root, 'node_modules', '.package-lock.json'));
// Packages for other systems are optional, and workspaces are links.
const isInstalled = ([name, {version, optional, link}]) =>
  !name.includes('node_modules/') ||
  optional ||
  (link ? existsSync(path.join(root, name)) : installed[name]?.version === version);
if (!wantedPackages.every(isInstalled)) {
  console.log('Installing npm packages (npm ci) …');
  // Warnings are about packages of packages, which nobody who runs this can change.
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: see the messages above. Is the npm registry reachable?');
    process.exit(1);
  }
}
