import path from 'node:path';
import logger, {PerfLogger} from '@docusaurus/logger';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {siteAreas, type SearchArea} from './areas';
import {buildIndex} from './index/build';
import {readQuestions} from './index/questions';
import type {CheckedOptions} from './options';
import type {ThemeData} from './ui/useThemeData';

export {validateOptions, type Options} from './options';

const name = 'docusaurus-theme-search-german';

/** Search for a German site: the build writes an index of its pages, which the visitor's browser searches. */
export default function themeSearchGerman(
  {baseUrl, siteDir, siteConfig: {trailingSlash, markdown}, i18n: {currentLocale}}: LoadContext,
  options: CheckedOptions,
): Plugin {
  let areas: readonly SearchArea[] = [];
  return {
    name,

    getThemePath: () => './theme',
    getClientModules: () => ['./ui/searchBar/preload'],
    async getDefaultCodeTranslationMessages() {
      const texts = (locale: string) =>
        readDefaultCodeTranslationMessages({
          dirPath: path.join(__dirname, '../locales'),
          locale,
          name: 'theme-search-german',
        });
      return {...(await texts('en')), ...(await texts(currentLocale))};
    },

    async contentLoaded({actions}) {
      if (!currentLocale.startsWith('de')) {
        logger.warn(
          `${name} reads words as German ones: on a site in "${currentLocale}" it finds less and says "nothing found" less often.`,
        );
      }
      actions.addRoute({path: normalizeUrl([baseUrl, 'search']), component: '@theme/SearchPage', exact: true});
    },

    async allContentLoaded({allContent, actions}) {
      areas = siteAreas(allContent, options);
      const {searchBarShortcut, searchBarShortcutKeymap} = options;
      actions.setGlobalData({
        areas,
        fallbackLinks: options.fallbackLinks,
        limit: options.searchResultLimits,
        snippetLength: options.searchResultContextMaxLength,
        highlight: options.highlightSearchTermsOnTargetPage,
        ...(searchBarShortcut && {shortcutKey: searchBarShortcutKeymap.slice('mod+'.length).toLowerCase()}),
        showShortcut: searchBarShortcut && options.searchBarShortcutHint,
      } satisfies ThemeData);
    },

    async postBuild({outDir, routes}) {
      const questions = readQuestions(routes, siteDir, markdown.preprocessor);
      await PerfLogger.async('Search index', () =>
        buildIndex(areas, options, {outDir, baseUrl, trailingSlash, questions}),
      );
    },
  };
}

const actions = {wrap: 'safe', eject: 'forbidden'} as const;

/** Both parts can be wrapped. An ejected copy would import modules that are not part of the theme's interface. */
export const getSwizzleConfig = (): SwizzleConfig => ({
  components: {
    SearchBar: {actions, description: 'The search box in the navbar with its list of suggestions'},
    SearchPage: {actions, description: 'The page with all results, /search'},
  },
});
