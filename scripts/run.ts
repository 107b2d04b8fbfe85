import {spawn, spawnSync} from 'node:child_process';
import path from 'node:path';

/** Environment in which the programs of installed packages are found by name, as in npm scripts. */
const packageEnv = {
  ...process.env,
  PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
};

/** Runs a program with the terminal's input and output. Returns its exit code (1 if it could not start). */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number {
  const {status} = spawnSync(command, args, {
    stdio: 'inherit',
    env: {...packageEnv, ...env},
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

/** Like {@link run}, but ends this process with the program's exit code when it fails. */
export function runOrExit(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const status = run(command, args, env);
  if (status !== 0) {
    process.exit(status);
  }
}

/**
 * Like {@link run}, but beside what else runs, and with the output in a file.
 *
 * @param output - descriptor of the open file
 */
export function start(
  command: string,
  args: readonly string[],
  output: number,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    spawn(command, args, {
      stdio: ['ignore', output, output],
      env: {...packageEnv, ...env},
      shell: process.platform === 'win32',
    })
      .on('error', () => resolve(1))
      .on('exit', (status) => resolve(status ?? 1));
  });
}
