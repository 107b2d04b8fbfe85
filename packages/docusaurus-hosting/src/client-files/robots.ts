import type {Provider} from '../facts/schema';

/** Everything may be indexed (RFC 9309); the sitemap's address must be absolute. */
export const robotsTxt = ({operator}: Provider): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', operator.siteUrl).href}\n`;
