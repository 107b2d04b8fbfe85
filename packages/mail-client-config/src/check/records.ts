import type {Resolver} from 'node:dns/promises';
import * as net from 'node:net';
import {RECURSION_DESIRED, streamDecode, streamEncode, type Answer} from 'dns-packet';
import type {DnsRecord} from '../dnsRecords';
import {open, read} from './connection';
import {isWholeMessage} from './dnsFilter';
import {notTried, right, wrong, type CheckResult} from './result';

/** Answers that mean that there is no such record. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** Asks over TCP (RFC 7766) for what older releases of Node.js cannot ask for. @throws Error when there is no answer */
async function askByTcp(resolver: Resolver, name: string, type: 'SSHFP' | 'TLSA'): Promise<readonly Answer[]> {
  const [server = ''] = resolver.getServers();
  const {hostname, port} = new URL(`dns://${net.isIPv6(server) ? `[${server}]` : server}`);
  const socket = await open(hostname.replaceAll(/[[\]]/g, ''), Number(port || 53), {patience: 5000});
  socket.write(streamEncode({type: 'query', flags: RECURSION_DESIRED, questions: [{type, name}]}));
  const {flags = 0, answers = []} = streamDecode(await read(socket, isWholeMessage));
  socket.destroy();
  // The last four bits: 3 means that there is no such name, and all others but 0 that nobody knows (RFC 1035, 4.1.1).
  if (![0, 3].includes(flags & 15)) throw new Error(`code ${flags & 15}`);
  return answers;
}

/** Records of a name in the form of {@link DnsRecord.value}. @throws Error when there is none, or no answer */
async function ask(resolver: Resolver, {name, type}: DnsRecord): Promise<string[]> {
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
    const answers = await ask(resolver, record).catch((error: unknown) => {
      if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    });
    const found = answers.filter((each) => each.startsWith(beginning(record)));
    const isThere = found.some((each) => sameValue(type, each, value));
    if (isThere && (several.has(type) || found.length === 1)) return right(subject, value);
    if (found.length === 0) return wrong(subject, `there is none (${purpose})`, `add ${value}`);
    return wrong(subject, `it is ${found.join(' and ')} (${purpose})`, `let it be ${isThere ? 'only ' : ''}${value}`);
  } catch (error) {
    return notTried(subject, `the resolver did not answer: ${(error as Error).message}`);
  }
}

/** Asks a resolver for each record. */
export const checkRecords = (resolver: Resolver, records: readonly DnsRecord[]): Promise<CheckResult[]> =>
  Promise.all(records.map((record) => checkRecord(resolver, record)));
