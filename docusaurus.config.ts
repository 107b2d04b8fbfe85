import type {Config} from '@docusaurus/types';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {Options as RedirectOptions} from '@docusaurus/plugin-client-redirects';
import type {Options as SitemapOptions} from '@docusaurus/plugin-sitemap';
import type {Options as ThemeOptions} from '@docusaurus/theme-classic';
import type {UserThemeConfig as ThemeConfig} from '@docusaurus/theme-common';
import {feedWithNotices, hosting, markdown, publicAuthors} from 'docusaurus-hosting';
import {fastPages, highlightCode, pageTemplate} from 'docusaurus-plugin-fast-pages';
import {blogComponents, contentOf, hostingTheme} from 'docusaurus-theme-hosting';
import {site} from './src/site';
import {announcementConfig} from './src/site/announcements';
import {footer, navbar} from './src/site/navigation';
import {search} from './src/site/search';

// Git quotes paths with umlauts by default, and Docusaurus then finds no last change for those pages.
Object.assign(process.env, {GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.quotePath', GIT_CONFIG_VALUE_0: 'false'});

const {operator, license} = site.facts;
const {contentOptions, docsArea} = contentOf(site, {rehypePlugins: [highlightCode]});

/** The blog at `/`, with all posts in its sidebar and feeds in three formats. */
const blog = {
  ...contentOptions('blog'),
  ...blogComponents,
  blogTitle: 'Blog',
  blogDescription: `Neuigkeiten aus dem Betrieb von ${operator.name}: neue Dienste, Änderungen und Abschaltungen.`,
  blogSidebarTitle: 'Beiträge',
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  showReadingTime: true,
  tags: 'tags.yml',
  authorsMapPath: 'authors.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: 'all',
    title: `${operator.name} – Blog`,
    description: `Neuigkeiten aus dem Betrieb von ${operator.name}`,
    copyright: `${operator.name}, ${license.contentName}`,
    language: 'de',
    createFeedItems: feedWithNotices(site),
  },
} satisfies BlogOptions;

const config: Config = {
  title: operator.name,
  tagline: operator.tagline,
  titleDelimiter: '|',
  url: operator.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  // An English message that the static page carries for builds under a wrong base URL; tests/build finds those.
  baseUrlIssueBanner: false,
  noIndex: false,
  favicon: 'img/favicon.svg',
  ssrTemplate: pageTemplate,
  i18n: {defaultLocale: 'de', locales: ['de']},

  future: {v4: true, faster: true, experimental_vcs: publicAuthors(site)},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  markdown: markdown(site),

  // What the classic preset is made of, in its order, without what it brings for Algolia, Google and debugging: 50 packages.
  plugins: [
    '@docusaurus/plugin-css-cascade-layers',
    ['@docusaurus/plugin-content-blog', blog],
    ['@docusaurus/plugin-content-pages', contentOptions('pages')],
    // Every page, with the day of its last change; search engines ignore priorities, so there are none.
    ['@docusaurus/plugin-sitemap', {lastmod: 'date', changefreq: null, priority: null} satisfies SitemapOptions],
    ['@docusaurus/theme-classic', {customCss: './src/css/custom.css'} satisfies ThemeOptions],
    docsArea('services'),
    docsArea('info'),
    ['@docusaurus/plugin-client-redirects', {redirects: [...site.redirects]} satisfies RedirectOptions],
    fastPages({buildTimeHighlighting: true, trimDocDescriptions: true}),
    ...hosting(site),
    ['docusaurus-publish', {trustedTypes: true, configurations: false}],
  ],
  // The last theme wins.
  themes: [search, hostingTheme(site)],

  themeConfig: {
    metadata: [{name: 'description', content: operator.description}],
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    ...announcementConfig,
    navbar,
    footer,
  } satisfies ThemeConfig,
};

export default config;
