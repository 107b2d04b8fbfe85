import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {PluginModule} from '@docusaurus/types';

const command = path.resolve(__dirname, '../../bin/hosting.mjs');

/** An error that Docusaurus prints without the stack of this file, which helps nobody to mend a page. */
function refusal(report: string): Error {
  const error = new Error(
    `The content has mistakes that a build must not publish (npm run check shows all):\n${report}`,
  );
  error.stack = error.message;
  return error;
}

/**
 * Refuses to build what `hosting check` calls broken, with the same lines, before Docusaurus reads anything. It runs as a
 * process of its own: its libraries are modules that Docusaurus' loader of configurations cannot load.
 *
 * @throws Error that lists every mistake with file, line and what would be right.
 */
export const contentCheck =
  (): PluginModule =>
  async ({siteDir}) => {
    if (process.env.NODE_ENV === 'production') {
      try {
        await promisify(execFile)(process.execPath, [command, 'check', '--all', '--build'], {
          cwd: siteDir,
          encoding: 'utf8',
        });
      } catch (error) {
        const {stdout, stderr, message} = error as Error & {stdout?: string; stderr?: string};
        throw refusal([stdout, stderr].filter(Boolean).join('\n') || message);
      }
    }
    return {name: 'content-check'};
  };
