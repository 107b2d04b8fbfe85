import type {Options} from '@docusaurus/plugin-sitemap';

/** Every page, with the day of its last change; search engines ignore priorities, so there are none. */
export const sitemap: Options = {lastmod: 'date', changefreq: null, priority: null};
