import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin, PluginConfig} from '@docusaurus/types';
import {clientConfig} from './bundler/clientConfig';
import {editRules} from './bundler/moduleEdits';
import {compileScripts} from './inlineScript';
import type {Options} from './options';
import {addRouteManifests} from './routes/addRouteManifests';
import type {RouteManifest} from './routes/routeManifest';

export {highlightCode} from './highlightCode';
export {validateOptions, type Options} from './options';
export {pageTemplate} from './pageTemplate';

const name = 'docusaurus-plugin-fast-pages';
const source = (file: string): string => path.join(__dirname, file);

/** Routes of docs plugins lose their documents' descriptions. For both bundles, since hydration has to find what was rendered. */
const descriptionRule = {
  test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
  loader: source('bundler/withoutDescriptions.cjs'),
};

/** Makes the pages of a Docusaurus site light: late hydration, and smaller route data. */
export default async function fastPagesPlugin(context: LoadContext, options: Options): Promise<Plugin> {
  const scripts = options.lateHydration ? await compileScripts(context, options.preHydrationHandlers) : undefined;
  let loaders: RouteManifest['loaders'] | undefined;
  return {
    name,

    getClientModules: () => [
      ...(options.lateHydration ? [source('preHydration/preHydration.css')] : []),
      ...(options.prefetchOnHover ? [source('client/prefetchOnHover')] : []),
    ],

    configureWebpack({entry, mode}, isServer) {
      const isForBrowsers = !isServer && mode === 'production';
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
        ...(isForBrowsers && clientConfig(entry, options, context, (found) => (loaders = found))),
      };
    },

    injectHtmlTags: () => (scripts ? {headTags: [{tagName: 'script', innerHTML: scripts.inline}]} : {}),

    async postBuild({outDir}) {
      if (scripts?.handlers) writeFileSync(path.join(outDir, scripts.handlers.file), scripts.handlers.text);
      if (loaders) addRouteManifests(context, loaders);
    },
  };
}

/** The entry of `plugins` for configurations in TypeScript. */
export const fastPages = (options: Partial<Options> = {}): PluginConfig => [name, options];
