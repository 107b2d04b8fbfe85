import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes files, all or none: beside their places first, and only when each is complete under their names.
 *
 * @param files - contents by path from the root
 * @throws Error when one cannot be written; nothing has changed then
 */
export function writeFiles(root: string, files: Readonly<Record<string, string | Buffer>>): void {
  const places = Object.keys(files).map((file) => path.join(root, file));
  const draftOf = (place: string): string => `${place}.draft`;
  try {
    for (const [file, content] of Object.entries(files)) {
      const place = path.join(root, file);
      mkdirSync(path.dirname(place), {recursive: true});
      // A link of that name is replaced, never followed.
      rmSync(draftOf(place), {force: true});
      writeFileSync(draftOf(place), content, {flag: 'wx'});
    }
  } catch (error) {
    places.forEach((place) => rmSync(draftOf(place), {force: true}));
    throw error;
  }
  places.forEach((place) => renameSync(draftOf(place), place));
}
