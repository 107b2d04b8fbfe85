import type {PluginConfig} from '@docusaurus/types';
import {clientFiles} from './client-files';
import {phoneCodes} from './client-files/phoneCodes';
import {webManifest} from './client-files/webManifest';
import {contentCheck} from './guards/contentCheck';
import {factsGuard} from './guards/factsGuard';
import {noticesPlugin} from './notices';
import {pageHeads} from './page-head';
import {pageMarkdown} from './page-markdown';
import {pictureAssets} from './pictures/pictureAssets';
import type {Site} from './site/site';
import {socialCards} from './social-cards';
import {structuredData} from './structured-data';

/** All plugins of this package for a site: `plugins: [...hosting(site)]`. */
export const hosting = (site: Site): PluginConfig[] => [
  contentCheck(),
  factsGuard(site),
  pictureAssets(),
  clientFiles(site),
  phoneCodes(site),
  noticesPlugin(site),
  webManifest(site),
  pageHeads([socialCards(site), structuredData(site)]),
  pageMarkdown(site),
];
