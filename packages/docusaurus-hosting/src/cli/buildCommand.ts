import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {precompress} from 'docusaurus-publish/precompress';
import {writeServerFiles} from 'docusaurus-publish/server';
import type {Command} from './command';
import {buildSite} from './build';
import {docusaurusProgram} from './docusaurus';
import {siteOf, type LoadedSite} from './siteOf';

const usage = `hosting build [OPTIONS…]   builds the site into build/, which is replaced only when all has succeeded

  --uncompressed   leaves out the compressed copies: for a trial, not for publishing
  OPTIONS          go to docusaurus build; PROVIDER_STRICT=true refuses facts that nobody has confirmed
`;

const uncompressed = '--uncompressed';

/** Runs the site's own Docusaurus. @throws Error when it fails; it has said why, unless the system killed it */
function docusaurus(root: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const {status, signal} = spawnSync(process.execPath, [docusaurusProgram(root), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  // Linux kills whatever takes the last memory; Node.js aborts when its own is used up.
  if (signal === 'SIGKILL' || signal === 'SIGABRT') {
    throw new Error(`The build was stopped by ${signal}, probably for want of memory.`);
  }
  if (status !== 0) {
    throw new Error('The build has failed, see above; build/ is as it was before.');
  }
}

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
    docusaurus: (outDir) => docusaurus(root, ['build', '--out-dir', outDir, ...args], env),
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

export const commands: Readonly<Record<string, Command>> = {build: {run: build, usage}};
