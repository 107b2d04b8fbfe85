import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {verifyBuild} from '../verify';
import {print} from '../verify/diagnostic';
import {UsageError} from '../usageError';
import type {Command} from './command';

const options = {
  page: {type: 'string', multiple: true},
  'no-browser': {type: 'boolean', default: false},
  strict: {type: 'boolean', default: false},
} as const;

/** Checks a finished build. @returns the exit code: 0 without errors, 1 with */
export const verify: Command = async (args, site) => {
  const {values, positionals} = parseArgs({args: [...args], options, allowPositionals: true});
  const buildDir = path.resolve(positionals[0] ?? path.join(site.root, 'build'));
  const folder = path.relative(site.root, buildDir).split(path.sep).join('/') || '.';
  if (!existsSync(buildDir)) throw new UsageError(`There is no ${folder}/ yet: build the site first.`);
  const {diagnostics, pages} = await verifyBuild(buildDir, {
    ...site,
    strict: values.strict || site.strict === true,
    browser: !values['no-browser'],
    pages: values.page ?? [],
  });
  const located = diagnostics.map((diagnostic) => ({...diagnostic, file: `${folder}/${diagnostic.file}`}));
  console.log(print(located, pages));
  return diagnostics.length > 0 ? 1 : 0;
};
