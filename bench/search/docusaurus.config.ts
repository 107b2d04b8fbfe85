/**
 * A site around any folder of Markdown, for measurements: the search as the real site has it, or the plugin as it is.
 * `site.ts` sets the environment and builds it.
 */
import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {searchPlugins, visitorOptions} from '../../src/site/search';

const {BENCH_DOCS: docs, BENCH_ENGINE: engine} = process.env;
if (!docs) {
  throw new Error('BENCH_DOCS must name a folder of Markdown; run this through npm run bench:search.');
}

const german = engine === 'german';
const folder: Partial<PluginOptions> = {language: ['de'], docsRouteBasePath: 'docs', docsDir: docs, indexBlog: false};

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
  clientModules: german ? ['./loadWorker.ts'] : [],
  plugins: german ? searchPlugins : [],
  themes: [['@easyops-cn/docusaurus-search-local', {...(german ? visitorOptions : {}), ...folder}]],
};

export default config;
