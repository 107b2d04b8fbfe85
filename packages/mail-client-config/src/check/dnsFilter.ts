import * as http2 from 'node:http2';
import {decode, encode, RECURSION_DESIRED, streamDecode, streamEncode, type Packet} from 'dns-packet';
import {encrypt, open, read, readAll, type Reach} from './connection';
import {notTried, right, wrong, type CheckResult} from './result';

/** A public resolver that blocks names, and two names by which that is seen. */
export interface DnsFilter {
  readonly dohUrl: string;
  readonly dot: {readonly host: string; readonly port: number};
  readonly blockedTestHost?: string | undefined;
  readonly allowedTestHost?: string | undefined;
  /** Address that blocked names get. */
  readonly blockedAnswer: string;
}

type Ask = (query: Packet) => Promise<Packet>;

/** Is a message of the DNS whole that comes behind its length? */
export const isWholeMessage = (received: Buffer): boolean =>
  received.length >= 2 && received.length >= 2 + received.readUInt16BE();

/** DNS over TLS (RFC 7858). Certificates are judged as those of all endpoints. */
async function askByTls({host, port}: DnsFilter['dot'], query: Packet, reach: Reach): Promise<Packet> {
  const socket = await encrypt(await open(host, port, reach), host, reach);
  socket.write(streamEncode(query));
  const answer = await read(socket, isWholeMessage);
  socket.destroy();
  return streamDecode(answer);
}

/** DNS over HTTPS (RFC 8484), by HTTP/2, which some servers insist on. */
async function askByHttps(url: string, query: Packet, {patience = 15_000, lookup}: Reach): Promise<Packet> {
  const {origin, pathname} = new URL(url);
  const session = http2.connect(origin, {rejectUnauthorized: false, ...(lookup && {lookup})});
  session.on('error', () => undefined);
  const type = 'application/dns-message';
  const request = session.request(
    {':method': 'POST', ':path': pathname, 'content-type': type, accept: type},
    {signal: AbortSignal.timeout(patience)},
  );
  try {
    request.end(encode(query));
    return decode(await readAll(request as AsyncIterable<Buffer>));
  } finally {
    session.destroy();
  }
}

const addressesOf = async (ask: Ask, name: string): Promise<string[]> => {
  const {answers = []} = await ask({type: 'query', flags: RECURSION_DESIRED, questions: [{type: 'A', name}]});
  return answers.flatMap((answer) => (answer.type === 'A' ? answer.data : []));
};

/** Asks for both names in one way. */
async function checkWay(subject: string, filter: DnsFilter, ask: Ask): Promise<CheckResult> {
  const {blockedTestHost: blocked, allowedTestHost: allowed, blockedAnswer} = filter;
  if (!blocked || !allowed) return notTried(subject, 'it needs the facts dns.blockedTestHost and dns.allowedTestHost');
  try {
    const found = await addressesOf(ask, blocked);
    if (found.join() !== blockedAnswer) {
      const detail = `${blocked} has ${found.join(' and ') || 'no address'}, and should have ${blockedAnswer}`;
      return wrong(subject, detail, `put ${blocked} on the filter's block list, with that answer`);
    }
    const others = await addressesOf(ask, allowed);
    if (others.length === 0 || others.includes(blockedAnswer)) {
      const detail = `${allowed} has ${others.join(' and ') || 'no address'}`;
      return wrong(subject, detail, `give ${allowed} an A record, and take it off the filter's lists`);
    }
    return right(subject, `blocks ${blocked}, and lets ${allowed} through`);
  } catch (error) {
    return wrong(subject, (error as Error).message, 'let the server answer there, or correct the facts below dns');
  }
}

/** Looks whether a DNS filter blocks what it must, and nothing else, in each way that devices ask. */
export const checkDnsFilter = (filter: DnsFilter, reach: Reach = {}): Promise<CheckResult[]> =>
  Promise.all([
    checkWay(`filter at ${filter.dohUrl}`, filter, (query) => askByHttps(filter.dohUrl, query, reach)),
    checkWay(`filter at ${filter.dot.host}:${filter.dot.port}`, filter, (query) => askByTls(filter.dot, query, reach)),
  ]);
