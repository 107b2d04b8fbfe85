import siteData from '@generated/docusaurus-hosting/default/site.json';
import type {SiteData} from '../site/siteData';

/** The facts, areas, key pages and notices of the site around the components, as the theme plugin (src/index.ts) writes them for the bundle. */
export const {provider, areas, keyPages, notices}: SiteData = siteData;
