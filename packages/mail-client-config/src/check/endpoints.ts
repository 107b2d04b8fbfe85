import type {Socket} from 'node:net';
import {checkServerIdentity, type TLSSocket} from 'node:tls';
import {encrypt, open, OtherAnswer, read, say, type Reach} from './connection';
import {expiry, notTried, right, wrong, type CheckResult} from './result';

/** What is said before TLS where it does not begin with the first byte. */
interface Protocol {
  /** How the server begins, in the clear or within TLS. */
  readonly greeting?: RegExp;
  readonly startTls: (socket: Socket) => Promise<unknown>;
}

const imap: Protocol = {
  greeting: /^\* (?:OK|PREAUTH).*\n/m,
  startTls: (socket) => say(socket, 'a STARTTLS', /^a OK.*\n/m),
};
const smtp: Protocol = {
  greeting: /^220 .*\n/m,
  async startTls(socket) {
    await say(socket, 'EHLO doctor.invalid', /^250 .*\n/m);
    await say(socket, 'STARTTLS', /^220 .*\n/m);
  },
};
const sieve: Protocol = {
  greeting: /^OK.*\n/m,
  startTls: (socket) => say(socket, 'STARTTLS', /^OK.*\n/m),
};

/** SSLRequest of PostgreSQL's protocol 3; the answer is one letter. */
const postgresql: Protocol = {
  async startTls(socket) {
    socket.write(Buffer.from('0000000804d2162f', 'hex'));
    if (String(await read(socket, () => true)) !== 'S') throw new OtherAnswer('it refuses TLS');
  },
};
/** SSLRequest of MariaDB's protocol: protocol 4.1 and TLS, 16 MB, utf8mb4, zeros. The server begins with a packet. */
const mariadb: Protocol = {
  async startTls(socket) {
    await read(socket, (packet) => packet.length >= 4 && packet.length >= 4 + packet.readUIntLE(0, 3));
    socket.write(Buffer.concat([Buffer.from('200000010a8a0800000000012d', 'hex'), Buffer.alloc(23)]));
  },
};

const protocols = {imap, smtp, sieve, postgresql, mariadb};

/** A server, as the site tells visitors of it. */
export interface CheckedEndpoint {
  /** The fact that says so: what to correct when the server is right. */
  readonly fact: string;
  readonly host: string;
  readonly port: number;
  readonly transport?: string;
  /** `TLS`, `STARTTLS`, or a name that says nothing of TLS. */
  readonly security: string;
  readonly protocol?: keyof typeof protocols;
  /** Whether programs take any certificate, as mail servers do with each other without MTA-STS. */
  readonly anyCertificate?: boolean;
}

/** Why a server is not reached as its fact says, and what to do about it. */
function failure(subject: string, {fact, host, port, security}: CheckedEndpoint, error: unknown): CheckResult {
  const {code, message, reason} = error as NodeJS.ErrnoException & {reason?: string};
  const because = (detail: string, mend: string): CheckResult =>
    wrong(subject, detail, `${mend}, or correct the fact ${fact}`);
  if (code === 'ENOTFOUND') return wrong(subject, 'the name has no address', `add the A and AAAA records of ${host}`);
  if (code === 'EAI_AGAIN' || code === 'ENETUNREACH') return notTried(subject, `no way there from here: ${code}`);
  if (code === 'ECONNREFUSED') return because('nobody listens there', `let the server listen on port ${port}`);
  if (code?.startsWith('ERR_SSL') || code === 'EPROTO')
    return because(`it does not speak TLS: ${reason ?? code}`, 'switch TLS on there');
  if (error instanceof OtherAnswer)
    return because(message, security === 'STARTTLS' ? 'offer STARTTLS there' : 'look what runs there');
  return because(message || String(code), 'open the port in firewalls');
}

/** Connects by TLS as programs do. @throws Error when that cannot be */
export async function connectTo(endpoint: CheckedEndpoint, reach: Reach): Promise<TLSSocket> {
  const {host, port, security, protocol} = endpoint;
  const {greeting, startTls} = protocol ? protocols[protocol] : {};
  const socket = await open(host, port, reach);
  // Databases speak their own protocol first, although to their users that is TLS.
  const inClear = security === 'STARTTLS' || greeting === undefined;
  try {
    if (inClear && greeting) await say(socket, undefined, greeting);
    if (inClear && startTls) await startTls(socket);
    const secure = await encrypt(socket, host, reach);
    if (!inClear) await say(secure, undefined, greeting);
    return secure;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** What is to be said of the certificate that a server shows: its days, its names, whether it is trusted. */
function certificateResult(subject: string, {host, anyCertificate}: CheckedEndpoint, socket: TLSSocket, now: Date) {
  const certificate = socket.getPeerCertificate();
  const renew = 'renew the certificate, and let the server load it';
  const expires = expiry(subject, new Date(certificate.valid_to), now, renew);
  const days = {...expires, detail: `the certificate ${expires.detail}`};
  if (anyCertificate) return right(subject, 'any certificate will do');
  if (days.state === 'wrong') return days;
  if (checkServerIdentity(host, certificate)) {
    const names = certificate.subjectaltname?.replaceAll('DNS:', '') ?? String(certificate.subject.CN);
    const detail = `the certificate is for ${names.replace(/^(.{200}).+/, '$1 …')}`;
    return wrong(subject, detail, `let the server show one for ${host}`);
  }
  if (socket.authorized) return days;
  const detail = `the certificate is not trusted: ${String(socket.authorizationError)}`;
  return wrong(subject, detail, 'take one of a public authority, and send its whole chain');
}

/** Looks whether a server answers as its fact says, and for which names and days its certificate holds. */
export async function checkEndpoint(endpoint: CheckedEndpoint, now: Date, reach: Reach = {}): Promise<CheckResult> {
  const {host, port, transport = 'tcp', security} = endpoint;
  const subject = `${host}:${port} (${security})`;
  if (transport !== 'tcp') return notTried(subject, `servers of ${security} tell strangers nothing over ${transport}`);
  try {
    if (!/^(?:START)?TLS$/.test(security)) {
      const socket = await open(host, port, reach);
      if (security === 'SSH') await say(socket, undefined, /^SSH-2\.0-.*\n/m);
      socket.destroy();
      return right(subject, 'it answers');
    }
    const socket = await connectTo(endpoint, reach);
    const result = certificateResult(subject, endpoint, socket, now);
    socket.destroy();
    return result;
  } catch (error) {
    return failure(subject, endpoint, error);
  }
}
