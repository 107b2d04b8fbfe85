import {existsSync, watch, type FSWatcher} from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps; this long after the last one it is whole. Milliseconds. */
const quiet = 100;

/**
 * Tells of changed files in a folder and below some of its folders, several at once when they change together.
 *
 * @param folders - relative to `root`; missing ones are left out
 * @param changed - gets paths relative to `root`, with slashes
 * @returns ends the watching
 */
export function watchFiles(
  root: string,
  folders: readonly string[],
  changed: (files: readonly string[]) => void,
): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string): void => {
    waiting.add(file.split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...waiting];
      waiting.clear();
      changed(files);
    }, quiet);
  };
  const watchFolder = (folder: string, recursive: boolean): FSWatcher =>
    watch(path.join(root, folder), {recursive}, (_event, file) => {
      if (file) note(path.join(folder, file));
    });
  const present = folders.filter((folder) => existsSync(path.join(root, folder)));
  const watchers = [watchFolder('', false), ...present.map((folder) => watchFolder(folder, true))];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
