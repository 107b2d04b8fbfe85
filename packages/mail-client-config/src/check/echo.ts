import {randomUUID} from 'node:crypto';
import type {TLSSocket} from 'node:tls';
import {setTimeout as delay} from 'node:timers/promises';
import {say, type Reach} from './connection';
import {connectTo, type CheckedEndpoint} from './endpoints';
import {notTried, right, wrong, type CheckResult} from './result';

/** A mailbox that writes to the echo address, and gets the answer. */
export interface Mailbox {
  readonly user: string;
  readonly password: string;
  readonly address: string;
}

/** What is needed for a message there and back. */
export interface Echo {
  readonly address: string;
  readonly imap: CheckedEndpoint;
  readonly submissions: CheckedEndpoint;
  readonly mailbox: Mailbox;
  /** Seconds to wait for the answer: a minute unless said. */
  readonly wait?: number;
}

const plain = ({user, password}: Mailbox): string => Buffer.from(`\0${user}\0${password}`).toString('base64');

/** Only a server that has proved its name gets a password. */
async function connectSafely(endpoint: CheckedEndpoint, reach: Reach): Promise<TLSSocket> {
  const socket = await connectTo(endpoint, reach);
  if (socket.authorized) return socket;
  socket.destroy();
  throw new Error(`the certificate of ${endpoint.host} is not to be trusted`);
}

async function signInToSend({submissions, mailbox}: Echo, reach: Reach): Promise<TLSSocket> {
  const socket = await connectSafely({...submissions, protocol: 'smtp'}, reach);
  await say(socket, 'EHLO doctor.invalid', /^250 .*\n/m);
  await say(socket, `AUTH PLAIN ${plain(mailbox)}`, /^235 .*\n/m);
  return socket;
}

async function signInToRead({imap, mailbox}: Echo, reach: Reach): Promise<TLSSocket> {
  const socket = await connectSafely({...imap, protocol: 'imap'}, reach);
  await say(socket, 'a AUTHENTICATE PLAIN', /^\+.*\n/m);
  await say(socket, plain(mailbox), /^a OK.*\n/m);
  await say(socket, 'a SELECT INBOX', /^a OK.*\n/m);
  return socket;
}

async function send(socket: TLSSocket, {address, mailbox}: Echo, token: string, now: Date): Promise<void> {
  await say(socket, `MAIL FROM:<${mailbox.address}>`, /^250 .*\n/m);
  await say(socket, `RCPT TO:<${address}>`, /^25\d .*\n/m);
  await say(socket, 'DATA', /^354 .*\n/m);
  const headers = [
    `From: <${mailbox.address}>`,
    `To: <${address}>`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${token}@${mailbox.address.replace(/^.*@/, '')}>`,
    `Subject: ${token}`,
  ];
  await say(socket, `${headers.join('\r\n')}\r\n\r\n${token}\r\n.`, /^250 .*\n/m);
}

/** UIDs of messages in the mailbox. */
const search = async (socket: TLSSocket, criteria: string): Promise<string[]> =>
  /^\* SEARCH ([\d ]+)/m
    .exec(await say(socket, `a UID SEARCH ${criteria}`, /^a OK.*\n/m))?.[1]
    ?.trim()
    .split(' ') ?? [];

/** Waits for a message with a token. @returns whether it is from the echo address; undefined when none comes */
async function receive(socket: TLSSocket, {address, wait = 60}: Echo, token: string): Promise<boolean | undefined> {
  const until = performance.now() + wait * 1000;
  while (performance.now() < until) {
    await say(socket, 'a NOOP', /^a OK.*\n/m);
    const found = await search(socket, `TEXT "${token}"`);
    if (found.length > 0) {
      const isEcho = (await search(socket, `TEXT "${token}" FROM "${address}"`)).length > 0;
      await say(socket, String.raw`a UID STORE ${found.join()} +FLAGS (\Deleted)`, /^a OK.*\n/m);
      // Not all servers can delete single messages (RFC 4315); then they stay, marked.
      await say(socket, `a UID EXPUNGE ${found.join()}`, /^a .*\n/m);
      return isEcho;
    }
    await delay(1000);
  }
  return undefined;
}

/** Sends a message to the echo address, and looks into the mailbox for the answer, which it deletes. */
export async function checkEcho(echo: Echo, now: Date, reach: Reach = {}): Promise<CheckResult> {
  const {address, mailbox, wait = 60} = echo;
  const token = randomUUID();
  const mend = `let something answer every message to ${address}, whose log says why not, or take the fact away`;
  const sockets: TLSSocket[] = [];
  try {
    sockets.push(await signInToSend(echo, reach), await signInToRead(echo, reach));
  } catch (error) {
    sockets.forEach((socket) => socket.destroy());
    return notTried(address, `${mailbox.user} cannot sign in: ${(error as Error).message}`);
  }
  const [sender, reader] = sockets as [TLSSocket, TLSSocket];
  try {
    await send(sender, echo, token, now);
    const isEcho = await receive(reader, echo, token);
    if (isEcho) return right(address, 'it answers');
    return wrong(address, isEcho === false ? 'the message came back undelivered' : `no answer within ${wait} s`, mend);
  } catch (error) {
    return wrong(address, (error as Error).message, mend);
  } finally {
    sockets.forEach((socket) => socket.destroy());
  }
}
