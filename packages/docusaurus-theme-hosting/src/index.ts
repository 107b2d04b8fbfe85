import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {Site} from 'docusaurus-hosting';
import {
  browserData,
  browserFiles,
  changeMarker,
  currentSite,
  docsContents,
  iconModule,
  pageTitles,
  writeFiles,
} from 'docusaurus-hosting/theme';
import {pictureAssets} from './pictures/variants';
import {printableFiles} from './printable';
import {categoriesOf, type Category} from './printable/categories';
import {phoneCode, phonePages} from './printable/phoneCodes';

export {contentOf, rehypePlugins} from './content';
export {remarkPictures} from './pictures/remarkPictures';

const name = 'docusaurus-theme-hosting';

/** Style sheets, in their order, and modules that run on every page. */
const clientModules = [
  ...['elements', 'frame', 'drawings', 'code', 'accessibility', 'print'].map((sheet) => `css/${sheet}.css`),
  ...['closeDropdown', 'focusSection', 'jumpToTop', 'ownAddress', 'preparePrint', 'stayWhenOffline'].map(
    (module) => `client/${module}`,
  ),
];

/** Pages of this theme for the options of the blog. */
export const blogComponents = {
  blogListComponent: `${name}/pages/HomePage`,
  blogArchiveComponent: `${name}/pages/BlogArchivePage`,
  blogAuthorsPostsComponent: `${name}/pages/BlogAuthorPage`,
};

/**
 * The theme: swizzled components, components for Markdown, styles, the facts and areas that they show, and the files that pages lead
 * to, QR codes and documents to print.
 */
export function hostingTheme(atStart: Site): PluginModule {
  let [categories, codes]: [Category[], string[]] = [[], []];
  return ({generatedFilesDir}) => ({
    name,
    // Under `npm start`, its data follow the facts.
    getPathsToWatch: () => [changeMarker(generatedFilesDir)],

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => clientModules.map((module) => path.join(__dirname, module)),

    // Facts, each in a file: a page gets those that its components import.
    configureWebpack: () => ({
      module: {rules: [{test: path.join(generatedFilesDir, name, 'default'), sideEffects: false}, pictureAssets]},
    }),

    async contentLoaded({actions}) {
      const site = currentSite(atStart);
      for (const [file, content] of Object.entries(browserFiles(browserData(site)))) {
        await actions.createData(file, content);
      }
      await actions.createData('icons.js', iconModule(site.facts, site.guidance.tasks));
    },

    async allContentLoaded({allContent, actions}) {
      await actions.createData('titles.js', `export default ${JSON.stringify(pageTitles(allContent))};\n`);
      categories = docsContents(allContent).flatMap(categoriesOf);
      actions.setGlobalData(categories.map(({route}) => route));
      codes = phonePages(allContent);
    },

    async postBuild({outDir, siteConfig: {url}}) {
      const drawn = codes.map((page) => [`img/qr/${page}.svg`, phoneCode(new URL(page, url).href)] as const);
      writeFiles(outDir, {...Object.fromEntries(drawn), ...(await printableFiles(categories, outDir, url))});
    },
  });
}
