import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {
  clientFiles,
  clientRedirects,
  contentCheck,
  docsArea,
  docsAreas,
  markdown,
  noticesPlugin,
  pageHeads,
  pageMarkdown,
  phoneCodes,
  providerFacts,
  rehypePlugins,
  remarkPictures,
  socialCards,
  structuredData,
  webManifest,
} from 'docusaurus-hosting';
import {fastPages, pageTemplate} from 'docusaurus-plugin-fast-pages';
import {hostingTheme, styleSheets} from 'docusaurus-theme-hosting';
import {provider} from './src/provider';
import {announcementBarConfig} from './src/site/announcementBar';
import {announcements} from './src/site/announcements';
import {areas} from './src/site/areas';
import {authors} from './src/site/authors';
import {blog} from './src/site/blog';
import {brand} from './src/site/brand';
import {builtAt} from './src/site/builtAt';
import {editUrl} from './src/site/editUrl';
import {footer} from './src/site/footer';
import {iconTags} from './src/site/icons';
import {keyPages} from './src/site/keyPages';
import {marks} from './src/site/marks';
import {navbar} from './src/site/navbar';
import {notices} from './src/site/notices';
import {redirects} from './src/site/redirects';
import {search} from './src/site/search';
import {sitemap} from './src/site/sitemap';

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
  ssrTemplate: pageTemplate,
  i18n: {defaultLocale: 'de', locales: ['de']},

  future: {v4: true, faster: true, experimental_vcs: authors},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: markdown({provider, areas, marks, builtAt}),

  presets: [
    [
      'classic',
      {
        docs: false,
        blog,
        pages: {
          editUrl,
          showLastUpdateAuthor: true,
          showLastUpdateTime: true,
          beforeDefaultRemarkPlugins: [remarkPictures],
          rehypePlugins,
        },
        sitemap,
        theme: {customCss: ['./src/css/custom.css', ...styleSheets]},
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    contentCheck(),
    providerFacts({provider, areas, marks, builtAt}),
    ...docsAreas(areas).map((area) => docsArea(area, {provider, editUrl})),
    ...clientRedirects(redirects),
    clientFiles({provider, keyPages, builtAt}),
    phoneCodes({provider}),
    noticesPlugin({provider, notices, builtAt}),
    webManifest({provider, groundColor: brand.light.ground}),
    pageHeads([socialCards({provider, areas, colors: brand}), structuredData({provider})]),
    pageMarkdown({provider, areas}),
    ['docusaurus-publish', {trustedTypes: true, configurations: false}],
    fastPages(),
  ],
  // The last theme wins.
  themes: [search, hostingTheme({provider, areas, keyPages, notices})],

  themeConfig: {
    metadata: [{name: 'description', content: provider.operator.description}],
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    ...announcementBarConfig,
    announcements,
    navbar,
    footer,
  } satisfies ThemeConfig,
};

export default config;
