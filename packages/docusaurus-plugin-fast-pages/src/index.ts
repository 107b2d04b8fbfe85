import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import {clientConfig, type ClientBuild} from './bundler/clientConfig';
import {compileInlineScript, preHydrationConfig} from './inlineScript';
import type {Options} from './options';
import {addRouteManifests} from './postBuild';

export {highlightCode} from './highlightCode';
export {validateOptions, type Options} from './options';
export {pageTemplate} from './pageTemplate';

const name = 'docusaurus-plugin-fast-pages';
const source = (file: string): string => path.join(__dirname, file);

/** Makes the pages of a Docusaurus site light: late hydration, and smaller route data. */
export default async function fastPagesPlugin(context: LoadContext, options: Options): Promise<Plugin> {
  const {generatedFilesDir, baseUrl} = context;
  const inlineScript = options.lateHydration
    ? compileInlineScript(await preHydrationConfig(context, options.preHydrationHandlers))
    : '';
  const built: ClientBuild = {};
  return {
    name,

    getClientModules: () => [
      ...(options.lateHydration ? [source('preHydration/preHydration.css')] : []),
      ...(options.prefetchOnHover ? [source('client/prefetchOnHover')] : []),
    ],

    configureWebpack(config, isServer, {currentBundler: bundler}) {
      const isForBrowsers = !isServer && config.mode === 'production';
      return {
        ...(options.buildTimeHighlighting && {
          resolve: {alias: {'prism-react-renderer$': source('client/noPrism')}},
        }),
        ...(isForBrowsers && clientConfig({config, options, generatedFilesDir, bundler, built})),
      };
    },

    injectHtmlTags: () => (inlineScript ? {headTags: [{tagName: 'script', innerHTML: inlineScript}]} : {}),

    async postBuild({outDir}) {
      const {loaders} = built;
      if (loaders) addRouteManifests({outDir, generatedFilesDir, baseUrl, loaders});
    },
  };
}

/** The entry of `plugins` for configurations in TypeScript. */
export const fastPages = (options: Partial<Options> = {}): PluginConfig => [name, options];
