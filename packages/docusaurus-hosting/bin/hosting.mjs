#!/usr/bin/env node
// Sites are TypeScript, and so is this package in its own repository: tsx loads both without a build step.
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {register as registerCommonJs} from 'tsx/cjs/api';
import {register as registerModules} from 'tsx/esm/api';

registerCommonJs();
registerModules();
const compiled = '../lib/cli/main.js';
const require = createRequire(import.meta.url);
const {main} = require(existsSync(new URL(compiled, import.meta.url)) ? compiled : '../src/cli/main.ts');
process.exitCode = await main(process.argv.slice(2));
