#!/usr/bin/env node
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);
const isCompiled = existsSync(new URL('../lib/', import.meta.url));
if (!isCompiled) (await import('tsx/cjs/api')).register();
const {main} = require(isCompiled ? '../lib/cli.cjs' : '../src/cli.ts');
process.exitCode = await main(process.argv.slice(2), process.cwd());
