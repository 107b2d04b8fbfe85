import {checkFacts, dnsFactsSchema, type Dav, type DnsFacts, type Endpoint, type Mail, type Ssh} from './facts';
import {mtaStsId, mtaStsPolicy} from './wellKnown';
import {paccConfiguration, paccDigest, paccHost} from './pacc';

/** A record as it stands in a zone (RFC 1035). */
export interface DnsRecord {
  /** Whole name without the last dot. */
  readonly name: string;
  readonly type: 'CAA' | 'CNAME' | 'MX' | 'SRV' | 'SSHFP' | 'TLSA' | 'TXT';
  /** Value as in a zone file; names end with a dot, texts stand without quotes. */
  readonly value: string;
  /** What it is for, with its standard. */
  readonly purpose: string;
}

/** Host on which other mail servers look for the policy of MTA-STS. */
export const mtaStsHost = (domain: string): string => `mta-sts.${domain}`;

/** A record in the order of a zone file's line; there is none without its name or its value. */
type Row = readonly [name: string | undefined, type: DnsRecord['type'], value: string | undefined, purpose: string];

/** A service's host and port by the domain (RFC 2782). Weights do not matter with one server. */
const srv = (name: string, server: Pick<Endpoint, 'host' | 'port'> | undefined, purpose: string): Row => [
  name,
  'SRV',
  server && `0 1 ${server.port} ${server.host}.`,
  purpose,
];

function mailRows(mail: Mail, domain: string, website: string): Row[] {
  const {mxHost, dkimSelector, autodiscoverHost, tlsReports} = mail;
  const keyName = dkimSelector && `${dkimSelector}._domainkey.${domain}`;
  const autodiscover = autodiscoverHost ? {host: autodiscoverHost, port: 443} : undefined;
  const policy = mtaStsPolicy(mail);
  const policyId = policy && `v=STSv1; id=${mtaStsId(policy)}`;
  const reports = tlsReports && `v=TLSRPTv1; rua=mailto:${tlsReports}`;
  return [
    [domain, 'MX', mxHost && `10 ${mxHost}.`, 'receives mail (RFC 5321)'],
    [mxHost && `_25._tcp.${mxHost}`, 'TLSA', mail.tlsa, 'key of that server, where DNSSEC signs it (DANE, RFC 7672)'],
    [domain, 'TXT', mail.spf, 'servers that may send (SPF, RFC 7208)'],
    [keyName, 'TXT', mail.dkimRecord, 'key of signatures (DKIM, RFC 6376)'],
    [`_dmarc.${domain}`, 'TXT', mail.dmarc, 'what to do with mail that fails both (DMARC, RFC 7489)'],
    srv(`_imaps._tcp.${domain}`, mail.imap, 'reading over TLS (RFC 8314)'),
    srv(`_submissions._tcp.${domain}`, mail.submissions, 'sending over TLS (RFC 8314)'),
    srv(`_submission._tcp.${domain}`, mail.submission, 'sending by STARTTLS (RFC 6186)'),
    srv(`_sieve._tcp.${domain}`, mail.sieve, 'filters (ManageSieve, RFC 5804)'),
    [mail.autoconfigHost, 'CNAME', website, 'settings for mail clients (autoconfig)'],
    [autodiscoverHost, 'CNAME', website, 'settings for Outlook (Autodiscover)'],
    srv(`_autodiscover._tcp.${domain}`, autodiscover, 'the same, by [MS-OXDISCO]'),
    [`_mta-sts.${domain}`, 'TXT', policyId, 'version of the policy on TLS (MTA-STS, RFC 8461)'],
    [policy && mtaStsHost(domain), 'CNAME', website, 'serves that policy (RFC 8461)'],
    [`_smtp._tls.${domain}`, 'TXT', reports, 'reports on TLS (TLS-RPT, RFC 8460)'],
  ];
}

const paccRows = (domain: string, website: string, configuration: string): Row[] => [
  [paccHost(domain), 'CNAME', website, 'settings for clients (PACC, a draft)'],
  [`_${paccHost(domain)}`, 'TXT', paccDigest(configuration), 'digest of these settings'],
];

/** Calendars and contacts by the domain of an address, with the path to begin at (RFC 6764, 3 and 4). */
function davRows({url}: Dav, domain: string): Row[] {
  const {hostname: host, port, pathname} = new URL(url);
  const server = {host, port: Number(port || 443)};
  return [
    srv(`_caldavs._tcp.${domain}`, server, 'calendars (RFC 6764)'),
    [`_caldavs._tcp.${domain}`, 'TXT', `path=${pathname}`, 'path of the calendars'],
    srv(`_carddavs._tcp.${domain}`, server, 'contacts (RFC 6764)'),
    [`_carddavs._tcp.${domain}`, 'TXT', `path=${pathname}`, 'path of the contacts'],
  ];
}

/** Fingerprints of a server's keys (RFC 4255): algorithm 1 is RSA, 4 Ed25519 (RFC 7479); type 2 is SHA-256 (RFC 6594). */
function sshRows({host, fingerprintEd25519, fingerprintRsa}: Ssh): Row[] {
  const row = (algorithm: number, fingerprint: string | undefined): Row => {
    const hex = fingerprint && Buffer.from(fingerprint.replace(/^SHA256:/, ''), 'base64').toString('hex');
    return [host, 'SSHFP', hex && `${algorithm} 2 ${hex}`, 'key of the SSH server (RFC 4255)'];
  };
  return [row(4, fingerprintEd25519), row(1, fingerprintRsa)];
}

/**
 * Records that a domain needs so that clients and other servers find its services. Addresses of hosts are not among
 * them: only whoever runs the servers knows those. Matrix needs none besides: its servers go by `/.well-known/matrix/server`,
 * and behind an SRV record they would expect a certificate of the domain itself.
 */
export function dnsRecords(facts: DnsFacts): DnsRecord[] {
  checkFacts(facts, dnsFactsSchema);
  const {domain, operator, mail, dav, ssh} = facts;
  const website = `${new URL(operator.siteUrl).hostname}.`;
  const caaPurpose = 'who may issue certificates (CAA, RFC 8659)';
  const rows = [
    ...(mail ? mailRows(mail, domain, website) : []),
    ...(mail?.pacc ? paccRows(domain, website, paccConfiguration({mail, dav, operator})) : []),
    ...(dav ? davRows(dav, domain) : []),
    ...(ssh ? sshRows(ssh) : []),
    ...(operator.certificateAuthorities ?? []).map((name): Row => [domain, 'CAA', `0 issue "${name}"`, caaPurpose]),
  ];
  return rows.flatMap(([name, type, value, purpose]) => (name && value ? {name, type, value, purpose} : []));
}
