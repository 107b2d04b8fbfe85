/** Builds the site into `build/`, which is replaced only when all has succeeded. Arguments go to `docusaurus build`. */
import {buildSite} from 'docusaurus-hosting/cli/build';
import {precompress} from 'docusaurus-hosting/finish/precompress';
import {writeServerFiles} from 'docusaurus-hosting/server/serverFiles';
import {server} from '../src/site/server';
import {run} from './run';

export const build = (args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<void> =>
  buildSite({
    siteDir: process.cwd(),
    docusaurus(outDir) {
      if (run('docusaurus', ['build', '--out-dir', outDir, ...args], env) !== 0) {
        throw new Error('The build has failed, see above; build/ is as it was before.');
      }
    },
    steps: [
      (buildDir) => writeServerFiles(buildDir, server),
      (buildDir) => precompress(buildDir, '.cache/precompressed'),
    ],
  });

if (require.main === module) {
  build(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
