import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** Runs a program. @returns what it prints, and whether it failed */
export async function outputOf(
  [program = '', ...args]: readonly string[],
  cwd: string,
): Promise<{readonly output: string; readonly failed: boolean}> {
  try {
    const {stdout} = await promisify(execFile)(program, args, {cwd, maxBuffer: 64 * 1024 * 1024});
    return {output: stdout, failed: false};
  } catch (error) {
    const {stdout, stderr} = error as {readonly stdout: string; readonly stderr: string};
    return {output: `${stdout}${stderr}`, failed: true};
  }
}
