#!/usr/bin/env node
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {register} from 'tsx/cjs/api';

// The template's configuration is TypeScript.
register();
const require = createRequire(import.meta.url);
const {main} = require(existsSync(new URL('../lib/', import.meta.url)) ? '../lib/cli.cjs' : '../src/cli.ts');
process.exitCode = await main(process.argv.slice(2));
