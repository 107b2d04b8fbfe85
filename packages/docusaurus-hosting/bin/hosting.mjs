#!/usr/bin/env node
import {existsSync} from 'node:fs';
import Module, {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {register} from 'tsx/cjs/api';

const here = fileURLToPath(new URL('..', import.meta.url));
const isInstalled = (file) =>
  (file.startsWith(here) ? file.slice(here.length) : file).split(path.sep).includes('node_modules');

// Sites are TypeScript, and so is this package in its own repository: tsx loads both without a build step.
const asNode = Module._extensions['.js'];
register();
// Installed packages are JavaScript, which Node reads by itself: tsx takes twice as long for all of theirs.
for (const ending of ['.js', '.mjs', '.cjs']) {
  const asTsx = Module._extensions[ending];
  Module._extensions[ending] = (module, file) => (isInstalled(file) ? asNode : asTsx)(module, file);
}
const require = createRequire(
  new URL(existsSync(path.join(here, 'lib')) ? '../lib/cli/' : '../src/cli/', import.meta.url),
);
const {main} = require('./main');
process.exitCode = await main(process.argv.slice(2), require);
