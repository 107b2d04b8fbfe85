import {createHash} from 'node:crypto';
import type {Dav, DnsFacts, Endpoint, Mail} from './facts';

/** Where programs look on the host of {@link paccHost}, and what the digest in the DNS is of. */
export const paccFile = '/.well-known/user-agent-configuration.json';

export const paccHost = (domain: string): string => `ua-auto-config.${domain}`;

type PaccFacts = Pick<DnsFacts, 'dav' | 'operator'> & {readonly mail: Mail};

/** Longest name of a provider, in characters. */
const longestName = 60;

/** An address without a port; that of a DAV server has a path. */
function davServer(dav: Dav | undefined): {readonly url: string} | undefined {
  const url = dav && new URL(dav.url);
  return url?.port === '' && url.pathname !== '/' ? {url: url.href} : undefined;
}

/**
 * Mail, calendars and contacts in one file (PACC, draft-ietf-mailmaint-pacc-03). It names no ports: a server that does
 * not speak TLS on the usual one is left out.
 *
 * @throws TypeError when no server is left, or the operator's name is too long
 */
export function paccConfiguration({mail, dav, operator}: PaccFacts): string {
  const server = ({host, port, security}: Endpoint, usual: number) =>
    security === 'TLS' && port === usual ? {host} : undefined;
  const url = davServer(dav);
  const protocols = {imap: server(mail.imap, 993), submit: server(mail.submissions, 465), caldav: url, carddav: url};
  if (!Object.values(protocols).some(Boolean))
    throw new TypeError('mail.pacc: no server speaks TLS on its usual port, so that PACC could name none');
  if (operator.name.length > longestName)
    throw new TypeError(`operator.name: PACC takes at most ${longestName} characters`);
  const configuration = {
    protocols,
    authentication: {password: true},
    info: {provider: {name: operator.name}, help: {documentation: operator.siteUrl}},
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** What the DNS says of the file, so that nobody who gets hold of the web server alone can change it. */
export const paccDigest = (configuration: string): string =>
  `v=UAAC1; a=sha256; d=${createHash('sha256').update(configuration).digest('base64')}`;
