#!/usr/bin/env node
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';

const require = createRequire(import.meta.url);
const isCompiled = existsSync(new URL('../lib/', import.meta.url));
// In its own repository the package is TypeScript.
if (!isCompiled) require('tsx/cjs');
const {loadDocusaurusSite, runCommand, usage} = require(isCompiled ? '../lib/command.cjs' : '../src/command.ts');

const args = process.argv.slice(2);
const help = `Usage: docusaurus-content-check ${usage}`;
if (args.includes('--help')) {
  console.log(help);
} else {
  try {
    process.exitCode = await runCommand(args, loadDocusaurusSite, [process.execPath, fileURLToPath(import.meta.url)]);
  } catch (error) {
    if (error.name !== 'UsageError' && !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    console.error(`${error.message}\n\n${help}`);
    process.exitCode = 2;
  }
}
