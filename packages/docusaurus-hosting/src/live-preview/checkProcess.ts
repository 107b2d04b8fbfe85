import path from 'node:path';
import {outputOf} from 'docusaurus-content-check/watch';

const command = path.resolve(__dirname, '../../bin/hosting.mjs');

/**
 * Runs `hosting check` as a process of its own: its libraries are modules that Docusaurus' loader of configurations cannot
 * load, and each run sees the files as they are then.
 *
 * @param args - what stands behind `hosting check`
 */
export const hostingCheck = (siteDir: string, args: readonly string[]): ReturnType<typeof outputOf> =>
  outputOf([process.execPath, command, 'check', ...args], siteDir);
