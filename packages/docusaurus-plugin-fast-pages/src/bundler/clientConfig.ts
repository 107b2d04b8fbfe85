import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Options} from '../options';
import {chunkLoaders} from '../routes/chunkLoaders';
import {chunkManifest, chunkModules} from './chunkManifest';
import {compileHints} from './compileHints';
import {replacedModules} from './replacedModules';
import {sharedChunks} from './sharedChunks';

export type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
export type Configuration = Parameters<ConfigureWebpack>[0];
/** A plugin of the bundler (webpack 5, Rspack). */
export type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {readonly apply: unknown}>;

/**
 * The production bundle for browsers.
 *
 * @param receive - takes how each chunk is loaded, where the step `routeManifest` is on
 */
export function clientConfig(
  upstreamEntry: Configuration['entry'],
  options: Options,
  {generatedFilesDir, currentBundler}: LoadContext,
  receive: Parameters<typeof chunkLoaders>[0],
): ReturnType<ConfigureWebpack> {
  const client = path.join(__dirname, '../client');
  const modules = chunkModules(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'));
  return {
    // First the listener for the visitor's first interaction, then the page.
    entry: [
      ...(options.routeManifest ? [path.join(client, 'loadRouteTable')] : []),
      options.scheduler ? path.join(client, 'clientEntry') : (upstreamEntry as string),
    ],
    mergeStrategy: {entry: 'replace'},
    ...(options.sharedChunks && {optimization: {splitChunks: sharedChunks(modules)}}),
    plugins: [
      ...replacedModules(currentBundler, options),
      ...(options.lateHydration ? [chunkManifest(generatedFilesDir, modules)] : []),
      ...(options.routeManifest ? [chunkLoaders(receive)] : []),
      ...(options.compileHints ? [compileHints(currentBundler)] : []),
    ],
  };
}
