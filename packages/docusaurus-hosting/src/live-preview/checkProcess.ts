import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';

const command = path.resolve(__dirname, '../../bin/hosting.mjs');

/** What `hosting check` said. */
export interface Report {
  readonly output: string;
  readonly failed: boolean;
}

/**
 * Runs `hosting check` as a process of its own: its libraries are modules that Docusaurus' loader of configurations cannot
 * load, and each run sees the files as they are then.
 *
 * @param args - what stands behind `hosting check`
 */
export async function runCheckProcess(siteDir: string, args: readonly string[]): Promise<Report> {
  try {
    const {stdout} = await promisify(execFile)(process.execPath, [command, 'check', ...args], {
      cwd: siteDir,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return {output: stdout, failed: false};
  } catch (error) {
    const {stdout, stderr, message} = error as Error & {stdout?: string; stderr?: string};
    return {output: [stdout, stderr].filter(Boolean).join('\n') || message, failed: true};
  }
}
