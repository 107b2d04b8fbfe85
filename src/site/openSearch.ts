import {existsSync} from 'node:fs';
import path from 'node:path';
import type {OpenSearch} from 'docusaurus-hosting/site/hostingSite';

/** Opens the search of a finished build for `npm run report`. Loaded late: the other commands need no search engine. */
export const openSearch: OpenSearch = async (buildDir) => {
  const {indexFile, readBuiltIndex} = await import('docusaurus-theme-search-german/node');
  if (!existsSync(path.join(buildDir, indexFile))) return undefined;
  const {search} = readBuiltIndex(buildDir);
  return (question) => search(question);
};
