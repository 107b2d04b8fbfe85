/**
 * A site around a folder of Markdown, for measurements of builds: stock Docusaurus, or with this engine and the facts of this site.
 * `run.ts` sets the environment and builds it.
 */
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import {pageHeads, type Area} from 'docusaurus-hosting';
import {fastPages, highlightCode, pageTemplate} from 'docusaurus-plugin-fast-pages';
import {hostingTheme, rehypePlugins, remarkPictures} from 'docusaurus-theme-hosting';
import {site as realSite} from '../../src/site';

const {BENCH_DOCS: docs, BENCH_ENGINE: engine} = process.env;
if (!docs) {
  throw new Error('BENCH_DOCS must name a folder of Markdown; run this through npm run bench:build.');
}
const stock = engine === 'stock';
const folder = path.relative(__dirname, docs);
const area: Area = {id: 'default', kind: 'docs', label: 'Seiten', folder, basePath: '/', mainRoute: '/'};
const site = {...realSite, areas: [area], notices: []};

const config: Config = {
  title: 'Build',
  url: 'https://build.example',
  baseUrl: '/',
  trailingSlash: false,
  i18n: {defaultLocale: 'de', locales: ['de']},
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  // What a page of another generator reads too: braces and tags in it are no MDX.
  markdown: {format: 'md', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  presets: [
    [
      'classic',
      {
        docs: {
          path: docs,
          routeBasePath: '/',
          numberPrefixParser: false,
          ...(stock
            ? {}
            : {beforeDefaultRemarkPlugins: [remarkPictures], rehypePlugins: [...rehypePlugins, highlightCode]}),
        },
        blog: false,
        pages: false,
        theme: stock ? {} : {customCss: '../../src/css/custom.css'},
      } satisfies Options,
    ],
  ],
  ...(stock
    ? {}
    : {
        ssrTemplate: pageTemplate,
        plugins: [
          ['docusaurus-publish', {trustedTypes: true, configurations: false}],
          fastPages({buildTimeHighlighting: true}),
          pageHeads(site),
        ],
        themes: [['docusaurus-theme-search-german', {areaLabels: {docs: 'Seiten'}}], hostingTheme(site)],
      }),
};

export default config;
