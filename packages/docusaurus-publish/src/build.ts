import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {precompressedFolder} from './commands/prepare';
import {writeServiceWorker} from './offline';
import {precompress, type Effort} from './precompress';
import type {ServerDefinition} from './server/definition';
import {writeServerFiles} from './server/serverFiles';

/** A step of a build: what it is called where the build tells its time, and what it does in the folder. */
export type BuildStep = readonly [name: string, run: (buildDir: string) => unknown];

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Two builds would write into the same folders. @param file - holds the number of the process that builds @returns what frees the lock @throws Error while another build is under way */
function takeBuildLock(file: string): () => void {
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner > 0 && owner !== process.pid && isRunning(owner)) {
    throw new Error(
      `Another build of this site is under way, process ${owner}: wait until it has ended. If that is no build, remove ${file}.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, {force: true});
}

/**
 * Builds a site so that `build/` is whole at any moment: the new one takes its place when everything has succeeded. After a
 * failure the folder is what it was before, or missing.
 *
 * @param log - takes a line for people: how long each step took
 * @throws what a step throws
 */
export async function buildSite(siteDir: string, steps: readonly BuildStep[], log = console.log): Promise<void> {
  const inSite = (name: string): string => path.join(siteDir, name);
  const remove = (folder: string): Promise<void> => rm(folder, {recursive: true, force: true});
  // A build grows beside build/: git, servers and deployments know only that.
  const [outDir, unfinished, previous] = [inSite('build'), inSite('.build-unfinished'), inSite('.build-previous')];
  const free = takeBuildLock(inSite('.build-lock'));
  try {
    await remove(unfinished);
    const times: string[] = [];
    for (const [name, run] of steps) {
      const start = performance.now();
      await run(unfinished);
      times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
    await remove(previous);
    if (existsSync(outDir)) await rename(outDir, previous);
    await rename(unfinished, outDir);
    await remove(previous);
    log(`Built: ${times.join(', ')}`);
  } finally {
    await remove(unfinished);
    free();
  }
}

/** The program of the site's own Docusaurus. */
export const docusaurusProgram = (root: string): string =>
  createRequire(path.join(root, 'package.json')).resolve('@docusaurus/core/bin/docusaurus.mjs');

/** What Docusaurus' process is given besides its arguments. */
interface Given {
  readonly env?: NodeJS.ProcessEnv;
  /** A file that Node.js loads before Docusaurus. */
  readonly preload?: string;
  /** Makes what a plugin waits for as a message of `process`: work that is done while Docusaurus starts. */
  readonly message?: () => Promise<object>;
}

/** Runs the site's own Docusaurus. @throws Error when it fails; it has said why, unless the system killed it */
async function docusaurus(root: string, args: readonly string[], {env, preload, message}: Given): Promise<void> {
  const options = preload ? ['--require', preload] : [];
  const child = spawn(process.execPath, [...options, docusaurusProgram(root), ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {...process.env, ...env},
  });
  const ended = once(child, 'exit') as Promise<[status: number | null, signal: NodeJS.Signals | null]>;
  const said = await Promise.race([message?.(), ended]).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  // It may have failed before it listens.
  if (said && !Array.isArray(said)) child.send(said, () => undefined);
  const [status, signal] = await ended;
  // Linux kills whatever takes the last memory; Node.js aborts when its own is used up, Rspack when its cache is damaged.
  if (signal === 'SIGKILL' || signal === 'SIGABRT') {
    throw new Error(
      `The build was stopped by ${signal}, probably for want of memory. If it was Rspack that panicked, see above, remove node_modules/.cache/rspack.`,
    );
  }
  if (status !== 0) throw new Error('The build has failed, see above; build/ is as it was before.');
}

/**
 * Builds a site with the files of its servers and, unless asked otherwise, a compressed copy beside every text.
 *
 * @param options - those of `docusaurus build`
 * @param settings - how well the copies are compressed: a trial need not wait for what saves its visitor nothing
 * @throws Error when Docusaurus fails; it has said why
 */
export function buildWithServerFiles(
  {root, definition}: {readonly root: string; readonly definition: ServerDefinition},
  options: readonly string[] = [],
  {compression = 'best', ...given}: Given & {readonly compression?: Effort | 'none'} = {},
): Promise<void> {
  const compress = (dir: string): Promise<number> =>
    compression === 'none' ? Promise.resolve(0) : precompress(dir, precompressedFolder(root), compression);
  return buildSite(root, [
    ['pages', (dir) => docusaurus(root, ['build', '--out-dir', dir, ...options], given)],
    ['service worker', (dir) => writeServiceWorker(dir, definition.offlinePages)],
    ['servers’ files', (dir) => writeServerFiles(dir, definition)],
    [`compressed copies (${compression})`, compress],
  ]);
}
