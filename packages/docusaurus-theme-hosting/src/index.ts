import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {currentProvider} from 'docusaurus-hosting/facts/current';
import {browserData, browserFiles} from 'docusaurus-hosting/site/browserData';
import {factsMarker} from 'docusaurus-hosting/site/factsMarker';
import {offeredKeyPages} from 'docusaurus-hosting/site/keyPages';
import {iconModule} from 'docusaurus-hosting/site/lucideIcons';
import type {SiteData} from 'docusaurus-hosting/site/siteData';
import {checkSiteOptions} from 'docusaurus-hosting/site/siteOptions';

const name = 'docusaurus-theme-hosting';

/** The site that the components show. */
export type HostingThemeOptions = SiteData;

/** Style sheets of the theme, in their order; a site puts its own after them (preset option `theme.customCss`). */
export const styleSheets: readonly string[] = ['elements', 'code', 'accessibility', 'print'].map((sheet) =>
  path.join(__dirname, 'css', `${sheet}.css`),
);

/**
 * The theme: swizzled components, components for Markdown, and the facts and areas that they show.
 *
 * @throws Error for invalid areas or key pages
 */
export function hostingTheme({provider: atStart, areas, keyPages, notices}: HostingThemeOptions): PluginModule {
  checkSiteOptions({areas, keyPages});
  return ({generatedFilesDir}) => ({
    name,
    // Under `npm start`, its data follow the facts.
    getPathsToWatch: () => [factsMarker(generatedFilesDir)],

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['openDetailsForPrint', 'ownAddress'].map((module) => path.join(__dirname, 'client', module)),

    // Facts, each in a file: a page gets those that its components import.
    configureWebpack: () => ({
      module: {rules: [{test: path.join(generatedFilesDir, name, 'default'), sideEffects: false}]},
    }),

    async contentLoaded({actions}) {
      const provider = currentProvider(atStart);
      const pages = offeredKeyPages(keyPages, provider);
      for (const [file, content] of Object.entries(
        browserFiles(browserData({provider, areas, keyPages: pages, notices})),
      )) {
        await actions.createData(file, content);
      }
      await actions.createData('icons.js', iconModule(provider));
    },
  });
}
