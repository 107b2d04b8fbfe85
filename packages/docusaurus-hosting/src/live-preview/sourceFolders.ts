import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** The folders that authors change: those that pages share, facts among them, and the areas, each of which has its list of tags. */
export const sourceFolders = (siteDir: string): string[] => [
  ...['src', 'static', 'i18n'],
  ...readdirSync(siteDir).filter((name) => existsSync(path.join(siteDir, name, 'tags.yml'))),
];
