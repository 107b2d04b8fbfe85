#!/usr/bin/env node
import {existsSync} from 'node:fs';
import Module, {createRequire} from 'node:module';
import path from 'node:path';
import {register} from 'tsx/cjs/api';

const isInstalled = (file) => file.split(path.sep).includes('node_modules');

// Sites are TypeScript, and so is this package in its own repository: tsx loads both without a build step.
const asNode = Module._extensions['.js'];
register();
// Installed packages are JavaScript, which Node reads by itself: tsx takes twice as long for all of theirs.
for (const ending of ['.js', '.mjs', '.cjs']) {
  const asTsx = Module._extensions[ending];
  Module._extensions[ending] = (module, file) => (isInstalled(file) ? asNode : asTsx)(module, file);
}
const require = createRequire(import.meta.url);
const [folder, ending] = existsSync(new URL('../lib/', import.meta.url))
  ? ['../lib/cli', '.cjs']
  : ['../src/cli', '.ts'];
const load = (module) => require(module.startsWith('.') ? path.posix.join(folder, module) + ending : module);
const {main} = load('./main');
process.exitCode = await main(process.argv.slice(2), load);
