import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {configFile} from './hostingSite';

const importOfProvider = /import \{[^}]*\bprovider\b[^}]*\} from ['"]\.\/([^'"]+)['"]/;

/**
 * The folder from which a site's configuration imports its facts, relative to the site; nothing if it stands in no folder. It is
 * read as text, since a site with a mistake in its facts cannot be loaded.
 */
export function importedFactsFolder(siteDir: string): string | undefined {
  const file = path.join(siteDir, configFile);
  const [, folder] = (existsSync(file) && importOfProvider.exec(readFileSync(file, 'utf8'))) || [];
  return folder !== undefined && existsSync(path.join(siteDir, folder, 'index.ts')) ? folder : undefined;
}
