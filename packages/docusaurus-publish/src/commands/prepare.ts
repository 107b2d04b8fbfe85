import path from 'node:path';
import {parseArgs} from 'node:util';
import {precompress} from '../precompress';
import {writeServerFiles} from '../server/serverFiles';
import {builtFolder, type Command} from './command';

/** Where compressed copies are kept between builds. */
export const precompressedFolder = (siteDir: string): string =>
  path.join(siteDir, 'node_modules/.cache/docusaurus-publish');

/** Writes the configurations and compressed copies of the finished build: after all plugins have changed its files. */
export const prepare: Command = async (args, site) => {
  parseArgs({args: [...args]});
  const buildDir = await builtFolder(site, true);
  await writeServerFiles(buildDir, site.definition);
  const files = await precompress(buildDir, precompressedFolder(site.root));
  console.log(`build/ holds configurations of servers, and compressed copies of ${files} files.`);
  return 0;
};
