import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {Site} from 'docusaurus-hosting';
import {browserData, browserFiles, changeMarker, currentSite, iconModule, pageTitles} from 'docusaurus-hosting/theme';

const name = 'docusaurus-theme-hosting';

/** Style sheets of the theme, in their order; a site puts its own after them (preset option `theme.customCss`). */
export const styleSheets: readonly string[] = ['elements', 'frame', 'drawings', 'code', 'accessibility', 'print'].map(
  (sheet) => path.join(__dirname, 'css', `${sheet}.css`),
);

/** Pages of this theme for the options of the blog. */
export const blogComponents = {
  blogListComponent: `${name}/pages/BlogListPage`,
  blogArchiveComponent: `${name}/pages/BlogArchivePage`,
  blogAuthorsPostsComponent: `${name}/pages/BlogAuthorPage`,
};

/** Pages of this theme for the options of each docs area. */
export const docsComponents = {docTagDocListComponent: `${name}/pages/DocTagPage`};

/** The theme: swizzled components, components for Markdown, and the facts and areas that they show. */
export function hostingTheme(atStart: Site): PluginModule {
  return ({generatedFilesDir}) => ({
    name,
    // Under `npm start`, its data follow the facts.
    getPathsToWatch: () => [changeMarker(generatedFilesDir)],

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () =>
      ['closeDropdown', 'jumpToTop', 'ownAddress', 'preparePrint', 'stayWhenOffline'].map((module) =>
        path.join(__dirname, 'client', module),
      ),

    // Facts, each in a file: a page gets those that its components import.
    configureWebpack: () => ({
      module: {rules: [{test: path.join(generatedFilesDir, name, 'default'), sideEffects: false}]},
    }),

    async contentLoaded({actions}) {
      const site = currentSite(atStart);
      for (const [file, content] of Object.entries(browserFiles(browserData(site)))) {
        await actions.createData(file, content);
      }
      await actions.createData('icons.js', iconModule(site.provider, site.frontDoor.tasks));
    },

    async allContentLoaded({allContent, actions}) {
      await actions.createData('titles.js', `export default ${JSON.stringify(pageTitles(allContent))};\n`);
    },
  });
}
