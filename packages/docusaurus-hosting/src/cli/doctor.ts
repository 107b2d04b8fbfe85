import {parseArgs} from 'node:util';
import {checkAnswers, expectedAnswers, hostsOf} from 'docusaurus-publish/published';
import {
  checkDnsFilter,
  checkEcho,
  checkEndpoint,
  notTried,
  type CheckedEndpoint,
  type CheckResult,
  type Mailbox,
} from 'mail-client-config/check';
import {collectEndpoints} from '../facts/endpoints';
import {flattenFacts} from '../facts/facts';
import {offersMail} from '../facts/lookup';
import {currentOffer} from '../facts/defineFacts';
import type {Facts} from '../facts/schema';
import {checkDns, lookedUpFiles, report} from './dns';
import {siteOf, type LoadedSite} from './siteOf';

/** What servers speak whose protocol has to be known to begin TLS, or to know them again. */
const protocols: Readonly<Record<string, CheckedEndpoint['protocol']>> = {
  'mail.imap': 'imap',
  'mail.submissions': 'smtp',
  'mail.submission': 'smtp',
  'mail.sieve': 'sieve',
  'databases.postgresql': 'postgresql',
  'databases.mariadb': 'mariadb',
};

/** Web servers that pages send visitors to; not those of others, such as authorities. */
function webEndpoints({operator, services, legal, license, links, values, ...facts}: Facts): CheckedEndpoint[] {
  const running = Object.entries(services).filter(([, {lifecycle}]) => lifecycle.phase !== 'planned');
  const texts = flattenFacts({operator, ...facts, services: Object.fromEntries(running)});
  const addresses = [...texts].filter(([, text]) => text.startsWith('https://'));
  return addresses.map(([fact, url]) => {
    const {hostname: host, port} = new URL(url);
    return {fact, host, port: Number(port || 443), security: 'TLS'};
  });
}

/** All servers that the facts name, each once. */
export function endpointsOf(site: Pick<LoadedSite, 'facts' | 'server'>): CheckedEndpoint[] {
  const facts = {...currentOffer(site.facts), notOffered: {}};
  const {mail, matrix, vpn, dns} = facts;
  const hasMail = offersMail(facts);
  const endpoints: CheckedEndpoint[] = [
    ...collectEndpoints(facts).map(([fact, endpoint]) => ({...endpoint, fact, protocol: protocols[fact]})),
    ...webEndpoints(facts),
  ].filter(({fact}) => hasMail || !fact.startsWith('mail.'));
  for (const {host} of hostsOf(site.server))
    endpoints.push({fact: 'operator.siteUrl', host, port: 443, security: 'TLS'});
  if (hasMail) {
    const {mtaSts, mxHost: host} = mail;
    // Other servers ask for an authority only where MTA-STS says so; by DANE they do not (RFC 7672, 3.1.1).
    const anyCertificate = mtaSts?.mode !== 'enforce';
    endpoints.push({fact: 'mail.mxHost', host, port: 25, security: 'STARTTLS', protocol: 'smtp', anyCertificate});
  }
  if (matrix) {
    const {homeserverHost: host, federationPort: port} = matrix;
    endpoints.push({fact: 'matrix.federationPort', host, port, security: 'TLS'});
  }
  if (vpn?.fallbackPort) endpoints.push({...vpn.endpoint, fact: 'vpn.fallbackPort', port: vpn.fallbackPort});
  if (dns?.doqPort)
    endpoints.push({...dns.dot, fact: 'dns.doqPort', port: dns.doqPort, transport: 'udp', security: 'QUIC'});
  const key = ({host, port, transport = 'tcp'}: CheckedEndpoint): string => `${host}:${port} ${transport}`;
  return [...new Map(endpoints.toReversed().map((each) => [key(each), each])).values()].reverse();
}

/** Name and password of a mailbox that writes to the echo address. */
type SignIn = Pick<Mailbox, 'user' | 'password'>;

function echo({mail}: Facts, now: Date, signIn?: SignIn): Promise<CheckResult> | CheckResult {
  const {echoAddress: address, domain, userName} = mail;
  if (address === undefined) return notTried('echo mailbox', 'there is no fact mail.echoAddress');
  if (!signIn) return notTried(address, 'set DOCTOR_USER and DOCTOR_PASSWORD to a mailbox that may write to it');
  const mailbox = {...signIn, address: userName === 'local-part' ? `${signIn.user}@${domain}` : signIn.user};
  const imap = {...mail.imap, fact: 'mail.imap'};
  return checkEcho({address, imap, submissions: {...mail.submissions, fact: 'mail.submissions'}, mailbox}, now);
}

/** Everything that can be seen from outside of what the site says. @param dnsServer - that of the system unless said */
async function lookAt(site: LoadedSite, now: Date, dnsServer?: string, signIn?: SignIn): Promise<CheckResult[]> {
  const {server} = site;
  const facts = currentOffer(site.facts);
  const results = await Promise.all([
    checkDns(site, now, dnsServer),
    checkAnswers(expectedAnswers(server, [...lookedUpFiles(site).keys()])),
    ...endpointsOf(site).map((endpoint) => checkEndpoint(endpoint, now)),
    ...(facts.dns ? [checkDnsFilter(facts.dns)] : []),
    ...(offersMail(facts) ? [echo(facts, now, signIn)] : []),
  ]);
  return results.flat();
}

/** @returns the exit code */
export async function doctor(args: readonly string[]): Promise<number> {
  const options = {server: {type: 'string'}, json: {type: 'boolean', default: false}} as const;
  const {values} = parseArgs({args: [...args], options});
  const {DOCTOR_USER: user, DOCTOR_PASSWORD: password} = process.env;
  const signIn = user !== undefined && password !== undefined ? {user, password} : undefined;
  return report(await lookAt(await siteOf(process.cwd()), new Date(), values.server, signIn), values.json);
}
