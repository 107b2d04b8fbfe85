import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {loaderOptions, type Configuration} from './loaderOptions';

/** Which of its two bundles a process makes. Without it, both. */
const variable = 'HOSTING_BUNDLE';

/**
 * Changes a bundler's configuration for a process that makes one bundle of two.
 *
 * @returns whether this bundle is left to another process
 */
export function leaveToAnother(config: Configuration, isServer: boolean): boolean {
  const made = process.env[variable];
  if (made === undefined) {
    return false;
  }
  // The bundle of the server waits for Markdown that the other one compiles.
  for (const options of loaderOptions<{crossCompilerCache?: unknown}>(config)) {
    delete options.crossCompilerCache;
  }
  const isLeft = made !== (isServer ? 'server' : 'client');
  if (isLeft) {
    // The bundler takes no empty bundle.
    Object.assign(config, {entry: path.join(__dirname, 'noPrism'), plugins: []});
  }
  return isLeft;
}

const bundling = {
  DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true',
  // The bundler would hold all that it keeps for the next build.
  DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  // The bundler's allocator (mimalloc) gives memory back at once, not when the next program asks for it.
  MIMALLOC_PURGE_DELAY: '0',
};

/** Where Docusaurus puts what renders the pages, below the build. */
const serverFolder = '__server';

/**
 * Builds in three runs of Docusaurus, each of which ends with its memory: what renders the pages, what browsers get, the pages.
 *
 * @param outDir - where the build goes
 * @param docusaurus - runs `docusaurus build` into a folder, with this in its environment. @throws when it fails
 * @throws what `docusaurus` throws
 */
export function buildWithLittleMemory(
  outDir: string,
  docusaurus: (outDir: string, env: NodeJS.ProcessEnv) => void,
): void {
  const serverDir = `${outDir}-server`;
  try {
    // Docusaurus empties the folder that it bundles into.
    docusaurus(serverDir, {...bundling, [variable]: 'server'});
    docusaurus(outDir, {...bundling, [variable]: 'client'});
    rmSync(path.join(outDir, serverFolder), {recursive: true, force: true});
    renameSync(path.join(serverDir, serverFolder), path.join(outDir, serverFolder));
  } finally {
    rmSync(serverDir, {recursive: true, force: true});
  }
  docusaurus(outDir, {DOCUSAURUS_SKIP_BUNDLING: 'true'});
}
