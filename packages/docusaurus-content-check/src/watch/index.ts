import {execFile} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {promisify} from 'node:util';
import {oneAtATime} from './oneAtATime';
import {watchFiles} from './watchFiles';

export {oneAtATime} from './oneAtATime';
export {watchFiles} from './watchFiles';

/** Lines around each look: editors take what stands between them in place of all that stood there before. */
export const watchMarks = {begin: 'Checking …', end: 'Waiting for changes …'} as const;

const ignored = new Set(['node_modules', 'build', 'preview', 'test-results']);

const foldersOf = (root: string): string[] =>
  readdirSync(root, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignored.has(entry.name))
    .map(({name}) => name);

/** What a program prints, whatever its exit code. */
async function outputOf([program = '', ...args]: readonly string[], cwd: string): Promise<string> {
  const options = {cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024} as const;
  const {stdout, stderr} = await promisify(execFile)(program, args, options).catch(
    (error: unknown) => error as {readonly stdout: string; readonly stderr: string},
  );
  return `${stdout}${stderr}`;
}

/**
 * Checks a site, and again whenever one of its files changes.
 *
 * @param command - program and arguments of one check
 * @param log - takes lines for people and editors
 * @returns ends the watching
 */
export function watchCheck(
  root: string,
  command: readonly string[],
  log: (text: string) => void,
  check: (command: readonly string[], root: string) => Promise<string> = outputOf,
): () => void {
  const look = oneAtATime(
    async () => {
      log(watchMarks.begin);
      log((await check(command, root)).trimEnd());
      log(watchMarks.end);
    },
    (error) => log(String(error)),
  );
  const end = watchFiles(root, foldersOf(root), look);
  look();
  return end;
}
