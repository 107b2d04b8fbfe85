/**
 * A site around any folder of Markdown, for measurements: with this search as any German site would use it, or with the
 * plugin that it is compared with. `site.ts` sets the environment and builds it.
 */
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';

const {BENCH_DOCS: docs, BENCH_ENGINE: engine} = process.env;
if (!docs) {
  throw new Error('BENCH_DOCS must name a folder of Markdown; run this through npm run bench:search.');
}

const config: Config = {
  title: 'Search',
  url: 'https://search.example',
  baseUrl: '/',
  trailingSlash: false,
  i18n: {defaultLocale: 'de', locales: ['de']},
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // Plain Markdown of any origin: braces and tags in it are no MDX.
  markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  presets: [
    [
      'classic',
      {
        docs: {path: docs, routeBasePath: 'docs', numberPrefixParser: false},
        blog: false,
        pages: false,
      } satisfies Options,
    ],
  ],
  themes: [
    engine === 'german'
      ? 'docusaurus-theme-search-german'
      : [
          path.resolve('bench/search/peers/node_modules/@easyops-cn/docusaurus-search-local'),
          {language: ['de'], docsRouteBasePath: 'docs', docsDir: docs, indexBlog: false},
        ],
  ],
};

export default config;
