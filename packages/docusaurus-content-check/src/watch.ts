import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {watch} from 'chokidar';
import {outputOf} from './process';
import {ignoredFolders} from './reader/files';

export {outputOf} from './process';

/** Lines around each check: editors take what stands between them in place of all that stood there before. */
export const watchMarks = {begin: 'Checking …', end: 'Waiting for changes …'} as const;

/** Editors write a file in several steps; this long after the last one it is whole. Milliseconds. */
const quiet = 100;

/**
 * Runs a task when asked, never twice at once: asked meanwhile, it runs once more afterwards, because what it saw may be old.
 *
 * @param failed - gets what the task throws
 */
export function oneAtATime(task: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await task().catch(failed);
      // Set by a call in the meantime, which the compiler cannot see.
    } while (again as boolean);
    running = false;
  };
  return () => {
    again = true;
    if (!running) void run();
  };
}

/**
 * Tells of changed files in a folder and below some of its folders, several at once when they change together.
 *
 * @param folders - relative to `root`
 * @param changed - gets paths relative to `root`, with slashes
 * @param ready - called once: from then on no change is missed
 * @returns ends the watching
 */
export function watchFiles(
  root: string,
  folders: readonly string[],
  changed: (files: readonly string[]) => void,
  ready: () => void = () => undefined,
): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    const files = [...waiting];
    waiting.clear();
    changed(files);
  };
  // Of the root only the files in it. Editors replace files, which fs.watch loses, and write others beside them.
  const options = {cwd: root, ignoreInitial: true};
  const watchers = [watch('.', {...options, depth: 0}), ...folders.map((folder) => watch(folder, options))];
  for (const watcher of watchers) {
    watcher.on('all', (_event, file) => {
      waiting.add(file.split(path.sep).join('/'));
      clearTimeout(timer);
      timer = setTimeout(tell, quiet);
    });
  }
  void Promise.all(watchers.map((watcher) => once(watcher, 'ready'))).then(ready);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) void watcher.close();
  };
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
  check: (command: readonly string[], root: string) => Promise<{readonly output: string}> = outputOf,
): () => void {
  const run = oneAtATime(
    async () => {
      log(watchMarks.begin);
      log((await check(command, root)).output.trimEnd());
      log(watchMarks.end);
    },
    (error) => log(String(error)),
  );
  const folders = readdirSync(root, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !ignoredFolders.has(entry.name))
    .map(({name}) => name);
  return watchFiles(root, folders, run, run);
}
