import type {Provider} from '../facts/schema';

/** Who runs the site, for search engines (schema.org Organization). */
export const organisation = ({contact, legal, operator: {name, siteUrl, description}}: Provider) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${siteUrl}/#organisation`,
  name,
  legalName: legal.name,
  url: siteUrl,
  description,
  logo: `${siteUrl}/img/icon-512.png`,
  email: contact.support,
});
