import {createHash} from 'node:crypto';
import {create} from 'xmlbuilder';
import type {Account, Contact, Mail, Matrix, Operator} from './facts';
import type {Language} from './texts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Where other mail servers look for the policy, on the host `mta-sts` of the mail domain. */
export const mtaStsFile = '/.well-known/mta-sts.txt';

/**
 * The policy by which other mail servers insist on TLS (MTA-STS, RFC 8461, 3.2).
 *
 * @returns undefined when the facts have no policy, or no host that receives mail
 */
export function mtaStsPolicy({mtaSts, mxHost}: Pick<Mail, 'mtaSts' | 'mxHost'>): string | undefined {
  if (!mtaSts || !mxHost) return undefined;
  const lines = ['version: STSv1', `mode: ${mtaSts.mode}`, `mx: ${mxHost}`, `max_age: ${mtaSts.maxAge}`];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** The policy's `id` in the DNS: other servers fetch the policy again when it changes (RFC 8461, 3.1). */
export const mtaStsId = (policy: string): string => createHash('sha256').update(policy).digest('hex').slice(0, 32);

/** Tells Matrix clients which server belongs to `@name:domain` (Matrix client-server API, well-known URI). */
export const matrixClient = ({homeserverUrl}: Matrix): string => json({'m.homeserver': {base_url: homeserverUrl}});

/** Tells other Matrix servers where to deliver (Matrix server-server API, server discovery). */
export const matrixServer = ({homeserverHost, federationPort}: Matrix): string =>
  json({'m.server': `${homeserverHost}:${federationPort}`});

/** Where password managers look, on the host that is the RP ID of the passkeys. */
export const passkeysFile = '/.well-known/passkey-endpoints';

/** Leads password managers to the page where people manage their passkeys (W3C, A Well-Known URL for Relying Party Passkey Endpoints). */
export const passkeyEndpoints = (manageUrl: string): string => json({manage: manageUrl});

const changePassword = {
  de: {title: 'Passwort ändern', link: 'Weiter zur Kontoverwaltung'},
  en: {title: 'Change your password', link: 'Continue to your account'},
};

/**
 * Page that leads password managers to the account (W3C, A Well-Known URL for Changing Passwords), for hosts that serve
 * nothing but files. Where a server can redirect, a redirect is better.
 */
export function changePasswordPage({url}: Account, language: Language = 'en'): string {
  const {title, link} = changePassword[language];
  const document = create({
    html: {
      '@lang': language,
      head: {
        meta: [
          {'@charset': 'utf-8'},
          {'@http-equiv': 'refresh', '@content': `0; url=${url}`},
          {'@name': 'robots', '@content': 'noindex'},
        ],
        title,
      },
      body: {h1: title, p: {a: {'@href': url, '#text': link}}},
    },
  });
  return `<!DOCTYPE html>\n${document.root().toString({pretty: true})}`;
}

/** RFC 9116 asks for an end less than a year ahead; a site that is built once a month stays valid. */
const validDays = 360;

export const securityFile = '/.well-known/security.txt';

export interface SecurityTxtOptions {
  /** Time of the build; `Expires` lies 360 days after it. */
  readonly now: Date;
  /** Path on the operator's website of the page that says how problems are handled. */
  readonly policy?: string | undefined;
  /** Languages that reports may be written in (RFC 5646), the preferred one first; `en` by default. */
  readonly reportLanguages?: readonly string[] | undefined;
}

/** Where to report a security problem (RFC 9116). With `operator.domainUrl`, the file holds for that origin, too. */
export function securityTxt(
  {contact, operator}: {readonly contact: Contact; readonly operator: Operator},
  {now, policy, reportLanguages = ['en']}: SecurityTxtOptions,
): string {
  const expires = new Date(now.getTime() + validDays * 24 * 60 * 60 * 1000);
  const origins = [operator.siteUrl, operator.domainUrl].filter((origin) => origin !== undefined);
  return [
    `Contact: mailto:${contact.security}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    `Preferred-Languages: ${reportLanguages.join(', ')}`,
    ...origins.map((origin) => `Canonical: ${new URL(securityFile, origin).href}`),
    ...(policy === undefined ? [] : [`Policy: ${new URL(policy, operator.siteUrl).href}`]),
    '',
  ].join('\n');
}
