import type {Facts} from '../facts/schema';

/** Structured data (JSON-LD) as an element; `<` is escaped, so that no text in it can end the element. */
export const jsonLd = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/** Who runs the site, for search engines (schema.org Organization). */
export const organization = ({contact, legal, operator: {name, siteUrl, description}}: Facts): string =>
  jsonLd({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name,
    legalName: legal.name,
    url: siteUrl,
    description,
    logo: `${siteUrl}/img/icon-512.png`,
    email: contact.support,
  });

/**
 * Breadcrumbs name pages by their canonical address. Docusaurus gives category pages a slash at the end there, whatever
 * `trailingSlash` says.
 */
export const canonicalBreadcrumbs = (html: string): string =>
  html.replace(/<script[^>]*application\/ld\+json[^>]*>\{[^<]*"BreadcrumbList"[^<]*<\/script>/g, (script) =>
    script.replace(/("item":"[^"]+?)\/"/g, '$1"'),
  );
