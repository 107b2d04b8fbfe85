import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {provider} from './src/provider';
import {validateProvider} from './src/provider/schema';
import clientFilesPlugin from './src/plugins/client-files';
import providerFactsPlugin from './src/plugins/provider-facts';
import webManifestPlugin from './src/plugins/web-manifest';
import socialCardsPlugin from './src/plugins/social-cards';
import {announcementBar} from './src/site/announcementBar';
import {blog} from './src/site/blog';
import {docsArea} from './src/site/docsArea';
import {footer} from './src/site/footer';
import {iconTags} from './src/site/icons';
import {markdown} from './src/site/markdown';
import {navbar} from './src/site/navbar';
import {prism} from './src/site/prism';
import {redirects} from './src/site/redirects';
import {rehypePlugins} from './src/site/rehypePlugins';
import {searchPlugins, searchThemes} from './src/site/search';
import {sitemap} from './src/site/sitemap';

validateProvider(provider);

// Git quotes paths with umlauts by default, and Docusaurus then finds no last change for those pages.
Object.assign(process.env, {GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.quotePath', GIT_CONFIG_VALUE_0: 'false'});

const config: Config = {
  title: provider.operator.name,
  tagline: provider.operator.tagline,
  titleDelimiter: '|',
  url: provider.operator.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  // An English message that the static page carries for builds under a wrong base URL; tests/build finds those.
  baseUrlIssueBanner: false,
  noIndex: false,
  favicon: 'img/favicon.svg',
  headTags: iconTags,
  i18n: {defaultLocale: 'de', locales: ['de']},

  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown,

  presets: [
    [
      'classic',
      {
        docs: false,
        blog,
        pages: {rehypePlugins},
        sitemap,
        theme: {
          customCss: [
            './src/css/custom.css',
            './src/css/elements.css',
            './src/css/accessibility.css',
            './src/css/print.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  clientModules: ['./src/site/openDetailsForPrint.ts'],
  plugins: [
    providerFactsPlugin,
    docsArea('services'),
    docsArea('info'),
    redirects,
    clientFilesPlugin,
    webManifestPlugin,
    socialCardsPlugin,
    ...searchPlugins,
  ],
  themes: searchThemes,

  themeConfig: {
    metadata: [{name: 'description', content: provider.operator.description}],
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar,
    navbar,
    footer,
    prism,
  } satisfies ThemeConfig,
};

export default config;
