import {renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Which of the two bundles a process makes; both if it is not set. */
const variable = 'HOSTING_BUNDLE';

/** Lets the bundle of the server compile Markdown itself, in place of waiting for the other bundle. */
function withoutSharedCompiler({module}: Configuration): void {
  for (const rule of (module?.rules ?? []) as readonly ({readonly use?: unknown} | undefined)[]) {
    const loaders = Array.isArray(rule?.use) ? (rule.use as readonly {readonly options?: object}[]) : [];
    for (const {options} of loaders) {
      if (options && 'crossCompilerCache' in options) {
        delete options.crossCompilerCache;
      }
    }
  }
}

/** Changes a bundler's configuration for a process that makes one of the two bundles: the other one becomes empty. */
export function makeOneBundle(config: Configuration, isServer: boolean): void {
  const made = process.env[variable];
  if (made === undefined) {
    return;
  }
  withoutSharedCompiler(config);
  if (made !== (isServer ? 'server' : 'client')) {
    Object.assign(config, {entry: path.join(__dirname, '../text/json'), plugins: []});
  }
}

/** Docusaurus plugin for `hosting build --low-memory`, which bundles in two processes. The last one in `plugins`. */
export const separateBundles = (): PluginModule => () => ({
  name: 'separate-bundles',
  configureWebpack(config, isServer) {
    makeOneBundle(config, isServer);
    return {};
  },
});

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
