import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from './filesIn';
import {serverFolder} from './server/definition';

/** In a finished build: its files and the SHA-256 of each. */
const manifestOf = (buildDir: string): string => path.join(buildDir, serverFolder, 'files.json');

const hashesIn = (buildDir: string): Map<string, string> =>
  new Map(
    filesIn(buildDir)
      .filter((file) => path.join(buildDir, file) !== manifestOf(buildDir))
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(buildDir, file)))
          .digest('hex'),
      ]),
  );

/** Notes what each file of a build holds. Nothing may change it afterwards. */
export const writeManifest = (buildDir: string): void =>
  writeFileSync(manifestOf(buildDir), JSON.stringify(Object.fromEntries(hashesIn(buildDir)), null, 1));

/** @returns files of a build that are gone, new or changed since it was finished; none where it has no manifest */
export function changedFiles(buildDir: string): string[] {
  if (!existsSync(manifestOf(buildDir))) return [];
  const noted = new Map(Object.entries(JSON.parse(readFileSync(manifestOf(buildDir), 'utf8')) as object));
  const found = hashesIn(buildDir);
  return [...new Set([...noted.keys(), ...found.keys()])].filter((file) => noted.get(file) !== found.get(file)).sort();
}
