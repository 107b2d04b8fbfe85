import type {PluginConfig} from '@docusaurus/types';
import pageMarkdown from 'docusaurus-plugin-page-markdown';
import {clientFiles} from './client-files';
import {contentCheck} from './guards/contentCheck';
import {factsGuard} from './guards/factsGuard';
import {pageHeads} from './page-head';
import type {Site} from './site/site';

/** All plugins of this package for a site: `plugins: [...hosting(site)]`. */
export const hosting = (site: Site): PluginConfig[] => [
  contentCheck(),
  factsGuard(site),
  clientFiles(site),
  pageHeads(site),
  (context) =>
    pageMarkdown(context, {areas: site.areas, description: site.facts.operator.description, source: 'Quelle'}),
];
