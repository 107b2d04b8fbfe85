import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Folders whose files are no content of an area, and yet appear on pages. */
const shared = ['src', 'static', 'i18n'];

/** The folders that authors change: those that pages share, and the areas, each of which has its list of tags. */
export const sourceFolders = (siteDir: string): string[] => [
  ...shared,
  ...readdirSync(siteDir).filter((name) => existsSync(path.join(siteDir, name, 'tags.yml'))),
];
