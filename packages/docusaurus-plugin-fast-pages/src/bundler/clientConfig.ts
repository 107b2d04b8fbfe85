import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import type {Options} from '../options';
import {chunkLoaders} from '../routes/chunkLoaders';
import type {RouteManifest} from '../routes/routeManifest';
import {chunkManifest, chunkModules} from './chunkManifest';
import {replacedModules} from './replacedModules';
import {sharedChunks} from './sharedChunks';

export type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
export type Configuration = Parameters<ConfigureWebpack>[0];
/** A plugin of the bundler (webpack 5, Rspack). */
export type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {readonly apply: unknown}>;

/** What the client build leaves for the finished pages; nothing of a step that is off. */
export interface ClientBuild {
  /** Name of each chunk → how to load it. */
  loaders?: RouteManifest['loaders'];
}

export interface ClientConfigInput {
  readonly config: Configuration;
  readonly options: Options;
  readonly generatedFilesDir: string;
  readonly bundler: ConfigureWebpackUtils['currentBundler'];
  readonly built: ClientBuild;
}

/** Entry of the client bundle: first the listener for the visitor's first interaction, then the page. */
function entryOf({config, options}: ClientConfigInput): string[] {
  const client = path.join(__dirname, '../client');
  return [
    ...(options.routeManifest ? [path.join(client, 'loadRouteTable')] : []),
    options.scheduler ? path.join(client, 'clientEntry') : (config.entry as string),
  ];
}

/** The production bundle for browsers. */
export function clientConfig(input: ClientConfigInput): ReturnType<ConfigureWebpack> {
  const {options, generatedFilesDir, bundler, built} = input;
  return {
    entry: entryOf(input),
    ...(options.sharedChunks && {
      optimization: {
        splitChunks: sharedChunks(chunkModules(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'))),
      },
    }),
    mergeStrategy: {entry: 'replace'},
    plugins: [
      ...replacedModules(bundler, options),
      ...(options.lateHydration ? [chunkManifest(generatedFilesDir)] : []),
      ...(options.routeManifest ? [chunkLoaders(built)] : []),
    ],
  };
}
