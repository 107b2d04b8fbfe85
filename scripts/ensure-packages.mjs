/**
 * Installs the npm packages when they are missing or the lock file has changed since the last installation.
 * Plain JavaScript with nothing but Node: it runs before any package is there.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
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

const digest = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const stamp = path.join(root, 'node_modules', '.installed-lock');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== digest) {
  console.log('Installing npm packages (npm ci) …');
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: see the messages above. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(stamp, digest);
}
