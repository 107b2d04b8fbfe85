import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import type {Options} from '../options';
import {chunkLoaders} from '../routes/chunkLoaders';
import {unusedStyles} from '../styles/unusedStyles';
import {chunkManifest} from './chunkManifest';
import {editRules} from './moduleEdits';
import {replacedModules} from './replacedModules';

export type ConfigureWebpack = NonNullable<Plugin['configureWebpack']>;
type Configuration = Parameters<ConfigureWebpack>[0];
/** A plugin of the bundler (webpack 5, Rspack). */
export type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {readonly apply: unknown}>;

/** The part of the bundler's chunk that tells its role. */
interface Chunk {
  canBeInitial(): boolean;
  hasRuntime(): boolean;
}

/** Neither the entry of all pages nor a worker, which has a runtime of its own. */
const isOfPages = (chunk: Chunk): boolean => !chunk.canBeInitial() && !chunk.hasRuntime();

/** What only pages of the blog share; it would weigh on all others. */
const blogModules =
  /[\\/](?:plugin-content-blog[\\/]lib[\\/]client|theme[\\/]Blog\w*|theme[\\/]Icon[\\/]Socials)[\\/]|[\\/]blog(?:Utils|Translations)\./;

/** Otherwise every kind of page has its own copy of shared components, or loads them in a dozen small files. */
const sharedChunks = {
  splitChunks: {
    cacheGroups: {
      defaultVendors: false,
      theme: {name: 'theme', test: /\.(?:tsx?|m?js)$/, chunks: isOfPages, minChunks: 2, enforce: true},
      blog: {name: 'blog', test: blogModules, chunks: isOfPages, minChunks: 2, enforce: true, priority: 1},
    },
  },
} as const;

/** Docusaurus' plugin that lists the file of every chunk in the browser, for the prefetching that `prefetchOnHover` replaces. */
const isChunkList = (plugin: unknown): boolean => plugin?.constructor.name === 'ChunkAssetPlugin';

export interface ClientConfigInput {
  readonly config: Configuration;
  readonly options: Options;
  readonly generatedFilesDir: string;
  readonly bundler: ConfigureWebpackUtils['currentBundler'];
  readonly inlineScript: string;
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
  const {config, options, generatedFilesDir, bundler, inlineScript} = input;
  const plugins = (config.plugins ?? []).filter((plugin) => !(options.prefetchOnHover && isChunkList(plugin)));
  return {
    entry: entryOf(input),
    ...(options.lazyLanguageData && {module: {rules: [...editRules]}}),
    // Names of chunks beside their hashes would reach every visitor, for every page of the site.
    ...(options.prefetchOnHover && {output: {chunkFilename: 'assets/js/[contenthash:8].js'}}),
    ...(options.sharedChunks && {optimization: sharedChunks}),
    mergeStrategy: {plugins: 'replace', entry: 'replace'},
    plugins: [
      ...plugins,
      ...replacedModules(bundler, options),
      ...(options.lateHydration ? [chunkManifest(generatedFilesDir)] : []),
      ...(options.routeManifest ? [chunkLoaders(generatedFilesDir)] : []),
      ...(options.unusedCss ? [unusedStyles(generatedFilesDir, inlineScript)] : []),
    ],
  };
}
