import {readdirSync} from 'node:fs';
import path from 'node:path';

/** All files of a folder and those below it, sorted, from the folder on and with slashes. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
