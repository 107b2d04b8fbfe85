import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {currentProvider} from './facts/current';
import {factsMarker} from './site/factsMarker';
import {browserData, browserFiles} from './site/browserData';
import {offeredKeyPages} from './site/keyPages';
import {checkSiteOptions} from './site/siteOptions';
import {leaveToAnother} from './site/lowMemory';
import {iconModule} from './site/lucideIcons';
import {clientBundling} from './hydration/bundling';
import {shortenClassNames} from './hydration/classNames';
import {refuseLostStyles} from './hydration/unusedStyles';
import {trustedTypesScript} from './server/trustedTypes';
import type {SiteData} from './site/siteData';

export {areaById, docsAreas, type Area} from './site/areas';
export {brandColors, type BrandColors} from './site/brandColors';
export {clientFiles} from './client-files';
export {phoneCodes} from './client-files/phoneCodes';
export {webManifest, manifestFile} from './client-files/webManifest';
export {contentCheck} from './guards/contentCheck';
export {docsArea} from './markdown/docsArea';
export {providerFacts} from './guards/providerFacts';
export {defineProvider} from './facts/provider';
export {isPageOffered} from './facts/lookup';
export type {Provider, Service} from './facts/schema';
export {germanSearch} from './german-search';
export type {KeyPages} from './site/keyPages';
export {excludedFiles} from './markdown/excludedFiles';
export {markdown} from './markdown/markdown';
export {rehypePlugins} from './markdown/rehypePlugins';
export {feedWithNotices, noticesPlugin} from './notices';
export {pageHeads} from './page-head';
export {pageMarkdown} from './page-markdown';
export type {PageMarks} from './site/pageMarks';
export {publicAuthors} from './site/publicAuthors';
export {pageTemplate} from './hydration/pageTemplate';
export {remarkPictures} from './pictures/remarkPictures';
export {clientRedirects, type Redirect} from './site/redirects';
export {socialCards} from './social-cards';
export {structuredData} from './structured-data';

/** What the components know of the site around them. */
export type HostingThemeOptions = SiteData;

/** Style sheets of the theme, in their order; a site puts its own after them (preset option `theme.customCss`). */
export const styleSheets: readonly string[] = ['elements', 'code', 'accessibility', 'print'].map((name) =>
  path.join(__dirname, 'css', `${name}.css`),
);

/**
 * The theme: swizzled components, components for Markdown, and the facts and areas that they show.
 *
 * @throws Error for areas and key pages that are none
 */
export function hostingTheme({provider: atStart, areas, keyPages, notices}: HostingThemeOptions): PluginModule {
  checkSiteOptions({areas, keyPages});
  return ({generatedFilesDir, siteConfig}) => ({
    name: 'docusaurus-hosting',
    // Under `npm start`, its data follow the facts.
    getPathsToWatch: () => [factsMarker(generatedFilesDir)],

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => ['openDetailsForPrint', 'ownAddress'].map((name) => path.join(__dirname, 'client', name)),

    // Before every other script of the page: what those write as markup is checked from the start.
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: trustedTypesScript}]}),

    configureWebpack(config, isServer) {
      shortenClassNames(config);
      if (leaveToAnother(config, isServer)) {
        return {};
      }
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': path.join(__dirname, 'markdown/noPrism'),
            nprogress$: path.join(__dirname, 'client/progressBar'),
          },
        },
        ...(isServer || config.mode !== 'production'
          ? {}
          : clientBundling(generatedFilesDir, config.plugins, siteConfig.themeConfig)),
      };
    },

    postBuild: ({outDir}) => refuseLostStyles(outDir, generatedFilesDir),

    async contentLoaded({actions}) {
      const provider = currentProvider(atStart);
      const pages = offeredKeyPages(keyPages, provider);
      for (const [name, content] of Object.entries(
        browserFiles(browserData({provider, areas, keyPages: pages, notices})),
      )) {
        await actions.createData(name, content);
      }
      await actions.createData('icons.js', iconModule(provider));
    },
  });
}
