import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import {clientConfig, type ClientBuild} from './bundler/clientConfig';
import {descriptionRule} from './bundler/descriptionRule';
import {editRules} from './bundler/moduleEdits';
import {compileScripts} from './inlineScript';
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
  const scripts = options.lateHydration ? await compileScripts(context, options.preHydrationHandlers) : undefined;
  const built: ClientBuild = {};
  return {
    name,

    getClientModules: () => [
      ...(options.lateHydration ? [source('preHydration/preHydration.css')] : []),
      ...(options.prefetchOnHover ? [source('client/prefetchOnHover')] : []),
    ],

    configureWebpack(bundlerConfig, isServer, {currentBundler: bundler}) {
      const isForBrowsers = !isServer && bundlerConfig.mode === 'production';
      return {
        module: {
          rules: [
            ...(options.trimDocDescriptions ? [descriptionRule] : []),
            ...(isForBrowsers && options.lazyLanguageData ? editRules : []),
          ],
        },
        ...(options.buildTimeHighlighting && {
          resolve: {alias: {'prism-react-renderer$': source('client/noPrism')}},
        }),
        ...(isForBrowsers && clientConfig({config: bundlerConfig, options, generatedFilesDir, bundler, built})),
      };
    },

    injectHtmlTags: () => (scripts ? {headTags: [{tagName: 'script', innerHTML: scripts.inline}]} : {}),

    async postBuild({outDir}) {
      if (scripts?.handlers) writeFileSync(path.join(outDir, scripts.handlers.file), scripts.handlers.text);
      const {loaders} = built;
      if (loaders) addRouteManifests({outDir, generatedFilesDir, baseUrl, loaders});
    },
  };
}

/** The entry of `plugins` for configurations in TypeScript. */
export const fastPages = (options: Partial<Options> = {}): PluginConfig => [name, options];
