import type {LoadContext, Plugin} from '@docusaurus/types';
import {precompressedFolder} from './commands/prepare';
import {precompress} from './precompress';
import {serverDefinition} from './server/definition';
import {writeServerFiles} from './server/serverFiles';
import {trustedTypesScript} from './server/trustedTypes';
import type {PluginOptions} from './options';

export {validateOptions, type Options, type PluginOptions} from './options';
export {serverDefinition, type Headers, type Redirect, type ServerDefinition} from './server/definition';

/**
 * Writes how a site is served, after the build.
 *
 * @throws Error for a site whose pages have other addresses than the configurations serve
 */
export default function pluginPublish(
  {siteDir, siteConfig: {url, baseUrl, trailingSlash}}: LoadContext,
  {configurations, compress, ...options}: PluginOptions,
): Plugin {
  if (trailingSlash !== false || baseUrl !== '/') {
    throw new Error("docusaurus-publish needs trailingSlash: false and baseUrl: '/' in docusaurus.config.");
  }
  return {
    name: 'docusaurus-publish',

    // Before every other script of the page, so that whatever they write as markup is checked.
    injectHtmlTags: () =>
      options.trustedTypes ? {headTags: [{tagName: 'script', innerHTML: trustedTypesScript}]} : {},

    async postBuild({outDir}) {
      if (configurations) await writeServerFiles(outDir, serverDefinition({...options, siteUrl: url}));
      if (compress) await precompress(outDir, precompressedFolder(siteDir));
    },
  };
}
