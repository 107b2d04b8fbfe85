import type {Provider} from 'docusaurus-hosting/facts/schema';
import type {KeyPages} from 'docusaurus-hosting/site/keyPages';

/** RFC 9116 asks for an end less than a year ahead; a site that is built once a month stays valid. */
const validDays = 360;

const path = '/.well-known/security.txt';

/**
 * Where to report a security problem (RFC 9116).
 *
 * @param now - time of the build; `Expires` lies 360 days after it
 */
export function securityTxt({contact, operator}: Provider, {reportSecurity}: KeyPages, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${contact.security}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: de, en',
    `Canonical: ${new URL(path, operator.siteUrl).href}`,
    // The same file is served on the mail domain (deploy/README.md).
    `Canonical: ${new URL(path, operator.domainUrl).href}`,
    `Policy: ${new URL(reportSecurity, operator.siteUrl).href}`,
    '',
  ].join('\n');
}
