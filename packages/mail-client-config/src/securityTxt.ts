import type {Contact, Operator} from './facts';

/** RFC 9116 asks for an end less than a year ahead; a site that is built once a month stays valid. */
const validDays = 360;

const path = '/.well-known/security.txt';

export interface SecurityTxtOptions {
  /** Time of the build; `Expires` lies 360 days after it. */
  readonly now: Date;
  /** Path on the operator's website of the page that says how problems are handled. */
  readonly policy?: string | undefined;
  /** Languages that reports may be written in (RFC 5646), the preferred one first. */
  readonly languages?: readonly string[];
}

/** Where to report a security problem (RFC 9116). With `operator.domainUrl`, the file holds for that origin, too. */
export function securityTxt(
  {contact, operator}: {readonly contact: Contact; readonly operator: Operator},
  {now, policy, languages = ['en']}: SecurityTxtOptions,
): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
  const origins = [operator.siteUrl, operator.domainUrl].filter((origin) => origin !== undefined);
  return [
    `Contact: mailto:${contact.security}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...origins.map((origin) => `Canonical: ${new URL(path, origin).href}`),
    ...(policy === undefined ? [] : [`Policy: ${new URL(policy, operator.siteUrl).href}`]),
    '',
  ].join('\n');
}
