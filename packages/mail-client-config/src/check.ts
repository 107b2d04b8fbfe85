import type {Resolver} from 'node:dns/promises';
import * as net from 'node:net';
import {connect} from 'node:tls';
import {RECURSION_DESIRED, streamDecode, streamEncode, type Answer} from 'dns-packet';
import type {DnsRecord} from './dnsRecords';

/** What a look at one record, file or certificate found. */
export interface CheckResult {
  readonly state: 'right' | 'wrong' | 'missing' | 'not tried';
  /** What was looked at: name and type of a record, an address, or a certificate. */
  readonly subject: string;
  /** What is there and what should be, or why nobody looked. */
  readonly detail: string;
}

/** Answers that mean that there is no such record. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks over TCP (RFC 7766) for what older releases of Node.js cannot ask for. @throws Error when there is no answer */
async function askByTcp(resolver: Resolver, name: string, type: 'SSHFP' | 'TLSA'): Promise<readonly Answer[]> {
  const [server = ''] = resolver.getServers();
  const {hostname, port} = new URL(`dns://${net.isIPv6(server) ? `[${server}]` : server}`);
  const socket = net.connect({host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 53), timeout: 5000});
  socket.on('timeout', () => socket.destroy(new Error('no answer within 5 seconds')));
  socket.write(streamEncode({type: 'query', flags: RECURSION_DESIRED, questions: [{type, name}]}));
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer]);
    if (received.length < 2 || received.length < 2 + received.readUInt16BE()) continue;
    const {flags = 0, answers = []} = streamDecode(received);
    // The last four bits: 3 means that there is no such name, and all others but 0 that nobody knows (RFC 1035, 4.1.1).
    if (![0, 3].includes(flags & 15)) throw new Error(`code ${flags & 15}`);
    return answers;
  }
  throw new Error('it closed the connection');
}

/** Records of a name in the form of {@link DnsRecord.value}. @throws Error when the resolver gives no answer */
async function ask(resolver: Resolver, {name, type}: Pick<DnsRecord, 'name' | 'type'>): Promise<string[]> {
  switch (type) {
    case 'MX':
      return (await resolver.resolveMx(name)).map(({priority, exchange}) => `${priority} ${exchange}.`);
    case 'SRV':
      return (await resolver.resolveSrv(name)).map(
        ({priority, weight, port, name: target}) => `${priority} ${weight} ${port} ${target}.`,
      );
    case 'TXT':
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    case 'CNAME':
      return (await resolver.resolveCname(name)).map((target) => `${target}.`);
    case 'CAA':
      return (await resolver.resolveCaa(name)).flatMap(({critical, issue}) =>
        issue === undefined ? [] : `${critical} issue "${issue}"`,
      );
    case 'TLSA':
      return (await askByTcp(resolver, name, type)).flatMap((answer) => {
        if (answer.type !== type) return [];
        const {usage, selector, matchingType, certificate} = answer.data;
        return `${usage} ${selector} ${matchingType} ${certificate.toString('hex')}`;
      });
    case 'SSHFP':
      return (await askByTcp(resolver, name, type)).flatMap((answer) =>
        answer.type === type ? `${answer.data.algorithm} ${answer.data.hash} ${answer.data.fingerprint}` : [],
      );
  }
}

/** The answer, or none when there is no such record. */
async function answers(resolver: Resolver, record: Pick<DnsRecord, 'name' | 'type'>): Promise<string[]> {
  try {
    return await ask(resolver, record);
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return [];
    throw error;
  }
}

/** Kinds of which a name may have more than what the facts say: another authority, or the next key before its time. */
const several = new Set<DnsRecord['type']>(['CAA', 'TLSA']);

/** Names are equal in any case; other texts, such as keys, are not. */
const sameValue = (type: DnsRecord['type'], one: string, other: string): boolean =>
  type === 'TXT' || type === 'CAA'
    ? one.replaceAll(/\s+/g, '') === other.replaceAll(/\s+/g, '')
    : one.toLowerCase() === other.toLowerCase();

/** How a text begins that says what it is: `v=spf1`, `path=`, or a kind of key. Others of the same name are of no concern. */
function beginning({type, value}: DnsRecord): string {
  if (type === 'SSHFP') return value.slice(0, 4);
  return (type === 'TXT' && /^[a-z]+=[A-Za-z0-9]*/.exec(value)?.[0].replace(/^path=.*/, 'path=')) || '';
}

/** Compares what the resolver says about one record with what it should be. */
async function checkRecord(resolver: Resolver, record: DnsRecord): Promise<CheckResult> {
  const {name, type, value, purpose} = record;
  const subject = `${name} ${type}`;
  try {
    const found = (await answers(resolver, record)).filter((each) => each.startsWith(beginning(record)));
    const isThere = found.some((each) => sameValue(type, each, value));
    if (isThere && (several.has(type) || found.length === 1)) return {state: 'right', subject, detail: value};
    if (found.length === 0) return {state: 'missing', subject, detail: `add ${value} (${purpose})`};
    const expected = isThere ? `only ${value}` : value;
    return {state: 'wrong', subject, detail: `it is ${found.join(' and ')}, and should be ${expected} (${purpose})`};
  } catch (error) {
    return {state: 'not tried', subject, detail: `the resolver did not answer: ${(error as Error).message}`};
  }
}

/** Asks a resolver for each record. */
export const checkRecords = (resolver: Resolver, records: readonly DnsRecord[]): Promise<CheckResult[]> =>
  Promise.all(records.map((record) => checkRecord(resolver, record)));

/** Lines of a file, but for the day until which `security.txt` holds: it follows from the time of the build. */
export const linesToCompare = (text: string): string[] =>
  text.split('\n').filter((line) => !line.startsWith('Expires: '));

/** What two copies of a file are compared by; servers may write the ends of lines in their own way. */
const comparable = (text: string): string => linesToCompare(text.replaceAll('\r\n', '\n')).join('\n').trim();

/**
 * Fetches published files over HTTPS and compares them with what the facts say.
 *
 * @param files - address → content
 */
export const checkFiles = (
  files: ReadonlyMap<string, string>,
  fetchFile: typeof fetch = fetch,
): Promise<CheckResult[]> =>
  Promise.all(
    [...files].map(async ([subject, expected]): Promise<CheckResult> => {
      try {
        const response = await fetchFile(subject, {redirect: 'manual', signal: AbortSignal.timeout(15_000)});
        if (response.status === 404) return {state: 'missing', subject, detail: 'the server has no such file'};
        if (response.status !== 200)
          return {state: 'wrong', subject, detail: `status ${response.status} in place of 200`};
        return comparable(await response.text()) === comparable(expected)
          ? {state: 'right', subject, detail: response.headers.get('content-type') ?? 'no type'}
          : {state: 'wrong', subject, detail: 'it is not the file of this build: publish again'};
      } catch (error) {
        const {message, cause} = error as Error;
        return {state: 'wrong', subject, detail: cause instanceof Error ? cause.message : message};
      }
    }),
  );

/** Fewer days than these until something expires are a mistake: it is not renewed by itself. */
const enoughDays = 14;

/** What is to be said of something that holds until a time. */
export function expiry(subject: string, until: Date, now: Date): CheckResult {
  const days = Math.floor((until.getTime() - now.getTime()) / (24 * 60 * 60 * 1000));
  // No date at all gives no number.
  return {state: days >= enoughDays ? 'right' : 'wrong', subject, detail: `holds for ${days} more days`};
}

/** Looks at the certificate that a host shows, whether it is trusted or not: requests say that. */
export const checkCertificate = (host: string, now: Date, {address = host, port = 443} = {}): Promise<CheckResult> =>
  new Promise((resolve) => {
    const subject = `certificate of ${host}`;
    const socket = connect({host: address, port, servername: host, rejectUnauthorized: false, timeout: 15_000}, () => {
      resolve(expiry(subject, new Date(socket.getPeerCertificate().valid_to), now));
      socket.end();
    });
    socket
      .on('timeout', () => socket.destroy(new Error('no answer within 15 seconds')))
      .on('error', (error: Error) => resolve({state: 'wrong', subject, detail: error.message}));
  });

/** Looks at the day until which the published `security.txt` holds (RFC 9116, 2.5.5). */
export async function checkSecurityTxt(url: string, now: Date, ask: typeof fetch = fetch): Promise<CheckResult> {
  const subject = `Expires in ${url}`;
  try {
    const text = await (await ask(url, {signal: AbortSignal.timeout(15_000)})).text();
    return expiry(subject, new Date(/^Expires: (.+)$/im.exec(text)?.[1] ?? ''), now);
  } catch (error) {
    return {state: 'wrong', subject, detail: (error as Error).message};
  }
}
