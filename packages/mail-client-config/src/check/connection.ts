import {once} from 'node:events';
import * as net from 'node:net';
import * as tls from 'node:tls';

/** How servers are reached: as everybody reaches them, unless a test says where names lie and whom to trust. */
export interface Reach {
  readonly lookup?: net.LookupFunction;
  readonly ca?: string;
  /** Milliseconds of silence after which a server does not answer: 15 seconds unless said. */
  readonly patience?: number;
}

/** Ends a connection that is silent, and one that goes on for eight times as long. What reads from it gets the error. */
function endWhenSilent(socket: net.Socket, {patience = 15_000}: Reach): void {
  const most = 8 * patience;
  const end = setTimeout(() => socket.destroy(new Error(`no end within ${most / 1000} seconds`)), most);
  socket.once('close', () => clearTimeout(end));
  socket.setTimeout(patience, () => socket.destroy(new Error(`no answer within ${patience / 1000} seconds`)));
  socket.on('error', () => undefined);
}

/** @throws Error when nobody listens there */
export async function open(host: string, port: number, reach: Reach): Promise<net.Socket> {
  const socket = net.connect({host, port, ...(reach.lookup && {lookup: reach.lookup})});
  endWhenSilent(socket, reach);
  await once(socket, 'connect');
  return socket;
}

/** Speaks TLS from now on, with whatever certificate the server shows: its readers judge it. */
export async function encrypt(socket: net.Socket, host: string, reach: Reach): Promise<tls.TLSSocket> {
  const secure = tls.connect({socket, servername: host, rejectUnauthorized: false, ...(reach.ca && {ca: reach.ca})});
  endWhenSilent(secure, reach);
  await once(secure, 'secureConnect');
  return secure;
}

/** More than any server has to say. */
const longest = 64_000;

/** Adds a part of an answer. @throws OtherAnswer for too much of it */
function joined(received: Buffer, chunk: Uint8Array): Buffer {
  if (received.length + chunk.length > longest) throw new OtherAnswer(`it says more than ${longest / 1000} kB`);
  return Buffer.concat([received, chunk]);
}

/** Reads an answer to its end. @throws OtherAnswer for one that is too long */
export async function readAll(answer: AsyncIterable<Uint8Array>): Promise<Buffer> {
  let received: Buffer = Buffer.alloc(0);
  for await (const chunk of answer) received = joined(received, chunk);
  return received;
}

/** Reads until an answer is whole. @throws Error when the server is silent, says too much or closes the connection before */
export async function read(socket: net.Socket, isWhole: (received: Buffer) => boolean): Promise<Buffer> {
  let received: Buffer = Buffer.alloc(0);
  for await (const chunk of socket.iterator({destroyOnReturn: false})) {
    received = joined(received, chunk as Buffer);
    if (isWhole(received)) return received;
  }
  throw new Error('it closed the connection');
}

/** A server says something else than its protocol would have it. */
export class OtherAnswer extends Error {}

/** What servers for mail say when they refuse; our commands of IMAP have the tag `a`. */
const refusal = /^(?:a (?:NO|BAD)|\* BYE|(?:NO|BYE)\b|[45]\d\d[ -]).*(?=\n)/m;

/** Says a line, if there is one to say. @returns the answer. @throws OtherAnswer with what the server says in its place */
export async function say(socket: net.Socket, line: string | undefined, answer: RegExp): Promise<string> {
  if (line !== undefined) socket.write(`${line}\r\n`);
  let text = '';
  const whole = read(socket, (received) => {
    text = String(received).replaceAll('\r', '');
    return answer.test(text) || refusal.test(text);
  });
  await whole.catch((error: unknown) => {
    if (text === '' || error instanceof OtherAnswer) throw error;
    throw new OtherAnswer(`it says "${text.trim().split('\n').at(-1)!.slice(0, 200)}"`);
  });
  if (!answer.test(text)) throw new OtherAnswer(`it says "${refusal.exec(text)?.[0] ?? ''}"`);
  return text;
}
