import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import logger from '@docusaurus/logger';
import type {PluginModule} from '@docusaurus/types';
import {refusal} from './refusal';

const command = path.resolve(__dirname, '../../bin/hosting.mjs');

/** Runs the check; what it prints, warnings included. @throws Error that holds its findings */
async function check(siteDir: string): Promise<string> {
  const strict = process.env.PROVIDER_STRICT === 'true' ? ['--strict'] : [];
  try {
    const args = [command, 'check', '--all', '--build', ...strict];
    const {stdout} = await promisify(execFile)(process.execPath, args, {cwd: siteDir, encoding: 'utf8'});
    return stdout;
  } catch (error) {
    const {stdout, stderr, message} = error as Error & {stdout?: string; stderr?: string};
    const report = [stdout, stderr].filter(Boolean).join('\n') || message;
    throw refusal(`The content has mistakes that a build must not publish (npm run check shows all):\n${report}`);
  }
}

/**
 * Refuses to build what `hosting check` calls broken, with the same lines, before Docusaurus reads anything. It runs as a
 * process of its own: its libraries are modules that Docusaurus' loader of configurations cannot load. What has grown
 * old is a warning, and an error in strict builds (`PROVIDER_STRICT=true`).
 *
 * @throws Error that lists every mistake with file, line and what would be right.
 */
export const contentCheck =
  (): PluginModule =>
  async ({siteDir}) => {
    if (process.env.NODE_ENV === 'production') {
      const said = await check(siteDir);
      if (/ warning: /.test(said)) logger.warn(said.trimEnd());
    }
    return {name: 'content-check'};
  };
