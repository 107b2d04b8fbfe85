import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Command} from './command';
import {precompress} from '../finish/precompress';
import {writeServerFiles} from '../server/serverFiles';
import {buildSite} from './build';
import {docusaurusProgram} from './docusaurus';
import {siteOf, type LoadedSite} from './siteOf';

const usage = `hosting build [OPTIONS…]   builds the site into build/, which is replaced only when all has succeeded

  --uncompressed   leaves out the compressed copies: for a trial, not for publishing
  OPTIONS          go to docusaurus build; PROVIDER_STRICT=true refuses facts that nobody has confirmed
`;

/** Runs the site's own Docusaurus. @returns its exit code */
function docusaurus(root: string, args: readonly string[], env: NodeJS.ProcessEnv): number {
  const {status} = spawnSync(process.execPath, [docusaurusProgram(root), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  return status ?? 1;
}

const uncompressed = '--uncompressed';

/**
 * Builds a site with the files of its servers and, unless asked otherwise, a compressed copy beside every text.
 *
 * @param options - what stands behind `hosting build`
 * @throws Error when Docusaurus fails; it has said why
 */
export function buildWithServerFiles(
  {root, server}: LoadedSite,
  options: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const args = options.filter((option) => option !== uncompressed);
  const compression = {
    name: 'compressed copies',
    run: (buildDir: string) => precompress(buildDir, path.join(root, '.cache/precompressed')),
  };
  return buildSite({
    siteDir: root,
    docusaurus(outDir) {
      if (docusaurus(root, ['build', '--out-dir', outDir, ...args], env) !== 0) {
        throw new Error('The build has failed, see above; build/ is as it was before.');
      }
    },
    steps: [
      {name: 'servers’ files', run: (buildDir) => writeServerFiles(buildDir, server)},
      ...(options.includes(uncompressed) ? [] : [compression]),
    ],
    log: (line) => console.log(line),
  });
}

/** @returns the exit code */
async function build(args: readonly string[]): Promise<number> {
  await buildWithServerFiles(await siteOf(process.cwd()), args);
  return 0;
}

export const command: Command = {run: build, usage};
