import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {OpenSearch} from 'docusaurus-hosting';
import type * as SearchInNode from 'docusaurus-theme-search-german/node';

/** Opens the search of a finished build for `npm run report`. Loaded late: the other commands need no search engine. */
export const openSearch: OpenSearch = async (buildDir) => {
  const {indexFile, readBuiltIndex} = createRequire(__filename)(
    'docusaurus-theme-search-german/node',
  ) as typeof SearchInNode;
  if (!existsSync(path.join(buildDir, indexFile))) return undefined;
  const {search} = readBuiltIndex(buildDir);
  return (question) => search(question);
};
