import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {importedFactsFolder} from '../site/importedFacts';

/** Folders whose files are no content of an area, and yet appear on pages. */
const shared = ['src', 'static', 'i18n'];

/** The folders that authors change: those that pages share, the areas, each of which has its list of tags, and the facts. */
export function sourceFolders(siteDir: string): string[] {
  const areas = readdirSync(siteDir).filter((name) => existsSync(path.join(siteDir, name, 'tags.yml')));
  const facts = importedFactsFolder(siteDir);
  const isShared = shared.some((folder) => `${facts}/`.startsWith(`${folder}/`));
  return [...shared, ...areas, ...(facts === undefined || isShared ? [] : [facts])];
}
