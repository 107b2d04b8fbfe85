import {checkFacts, dnsFactsSchema, type Dav, type DnsFacts, type Endpoint, type Mail, type Ssh} from './facts';
import {mtaStsId, mtaStsPolicy} from './mtaSts';
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

/** A service's host and port by the domain (RFC 2782). Weights do not matter with one server. */
const srv = (domain: string, service: string, {host, port}: Pick<Endpoint, 'host' | 'port'>, purpose: string) =>
  ({name: `_${service}._tcp.${domain}`, type: 'SRV', value: `0 1 ${port} ${host}.`, purpose}) satisfies DnsRecord;

function* mailRecords(mail: Mail, domain: string, siteHost: string): Generator<DnsRecord> {
  const txt = (name: string, value: string | undefined, purpose: string): DnsRecord[] =>
    value === undefined ? [] : [{name: name + domain, type: 'TXT', value, purpose}];
  if (mail.mxHost !== undefined) {
    yield {name: domain, type: 'MX', value: `10 ${mail.mxHost}.`, purpose: 'receives mail (RFC 5321)'};
  }
  if (mail.mxHost !== undefined && mail.tlsa !== undefined) {
    const purpose = 'key of that server, where DNSSEC signs it (DANE, RFC 7672)';
    yield {name: `_25._tcp.${mail.mxHost}`, type: 'TLSA', value: mail.tlsa, purpose};
  }
  yield* txt('', mail.spf, 'servers that may send (SPF, RFC 7208)');
  if (mail.dkimSelector !== undefined) {
    yield* txt(`${mail.dkimSelector}._domainkey.`, mail.dkimRecord, 'key of signatures (DKIM, RFC 6376)');
  }
  yield* txt('_dmarc.', mail.dmarc, 'what to do with mail that fails both (DMARC, RFC 7489)');
  yield srv(domain, 'imaps', mail.imap, 'reading over TLS (RFC 8314)');
  yield srv(domain, 'submissions', mail.submissions, 'sending over TLS (RFC 8314)');
  if (mail.submission) yield srv(domain, 'submission', mail.submission, 'sending by STARTTLS (RFC 6186)');
  if (mail.sieve) yield srv(domain, 'sieve', mail.sieve, 'filters (ManageSieve, RFC 5804)');
  if (mail.autoconfigHost !== undefined) {
    const purpose = 'settings for mail clients (autoconfig)';
    yield {name: mail.autoconfigHost, type: 'CNAME', value: `${siteHost}.`, purpose};
  }
  if (mail.autodiscoverHost !== undefined) {
    const purpose = 'settings for Outlook (Autodiscover)';
    yield {name: mail.autodiscoverHost, type: 'CNAME', value: `${siteHost}.`, purpose};
    yield srv(domain, 'autodiscover', {host: mail.autodiscoverHost, port: 443}, 'the same, by [MS-OXDISCO]');
  }
  const policy = mtaStsPolicy(mail);
  if (policy !== undefined) {
    yield* txt('_mta-sts.', `v=STSv1; id=${mtaStsId(policy)}`, 'version of the policy on TLS (MTA-STS, RFC 8461)');
    yield {name: mtaStsHost(domain), type: 'CNAME', value: `${siteHost}.`, purpose: 'serves that policy (RFC 8461)'};
  }
  const reports = mail.tlsReports;
  yield* txt('_smtp._tls.', reports && `v=TLSRPTv1; rua=mailto:${reports}`, 'reports on TLS (TLS-RPT, RFC 8460)');
}

const paccRecords = (domain: string, siteHost: string, configuration: string): DnsRecord[] => [
  {name: paccHost(domain), type: 'CNAME', value: `${siteHost}.`, purpose: 'settings for clients (PACC, a draft)'},
  {name: `_${paccHost(domain)}`, type: 'TXT', value: paccDigest(configuration), purpose: 'digest of these settings'},
];

/** Calendars and contacts by the domain of an address, with the path to begin at (RFC 6764, 3 and 4). */
function davRecords({url}: Dav, domain: string): DnsRecord[] {
  const {hostname, port, pathname} = new URL(url);
  return [
    ['caldavs', 'calendars'],
    ['carddavs', 'contacts'],
  ].flatMap(([service = '', what = '']) => [
    srv(domain, service, {host: hostname, port: Number(port || 443)}, `${what} (RFC 6764)`),
    {name: `_${service}._tcp.${domain}`, type: 'TXT', value: `path=${pathname}`, purpose: `path of the ${what}`},
  ]);
}

/** Fingerprints of a server's keys (RFC 4255): algorithm 1 is RSA, 4 Ed25519 (RFC 7479); type 2 is SHA-256 (RFC 6594). */
function sshRecords({host, fingerprintEd25519, fingerprintRsa}: Ssh): DnsRecord[] {
  return [
    {algorithm: 4, fingerprint: fingerprintEd25519},
    {algorithm: 1, fingerprint: fingerprintRsa},
  ].flatMap(({algorithm, fingerprint}) => {
    if (fingerprint === undefined) return [];
    const hex = Buffer.from(fingerprint.replace(/^SHA256:/, ''), 'base64').toString('hex');
    return {name: host, type: 'SSHFP', value: `${algorithm} 2 ${hex}`, purpose: 'key of the SSH server (RFC 4255)'};
  });
}

/**
 * Records that a domain needs so that clients and other servers find its services. Addresses of hosts are not among
 * them: only whoever runs the servers knows those. Matrix needs none besides: its servers go by `/.well-known/matrix/server`,
 * and behind an SRV record they would expect a certificate of the domain itself.
 */
export function dnsRecords(facts: DnsFacts): DnsRecord[] {
  checkFacts(facts, dnsFactsSchema);
  const {domain, operator, mail, dav, ssh} = facts;
  const siteHost = new URL(operator.siteUrl).hostname;
  return [
    ...(mail ? mailRecords(mail, domain, siteHost) : []),
    ...(mail?.pacc ? paccRecords(domain, siteHost, paccConfiguration({mail, dav, operator})) : []),
    ...(dav ? davRecords(dav, domain) : []),
    ...(ssh ? sshRecords(ssh) : []),
    ...(operator.certificateAuthorities ?? []).map((authority): DnsRecord => {
      const purpose = 'who may issue certificates (CAA, RFC 8659)';
      return {name: domain, type: 'CAA', value: `0 issue "${authority}"`, purpose};
    }),
  ];
}
