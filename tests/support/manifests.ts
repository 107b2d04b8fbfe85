import {readdirSync} from 'node:fs';

/** The `package.json` of the site and of every package below it. */
export const manifests: readonly string[] = [
  'package.json',
  ...readdirSync('packages').map((name) => `packages/${name}/package.json`),
];
