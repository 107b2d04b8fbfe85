import {once} from 'node:events';
import {createServer, type AddressInfo, type Socket} from 'node:net';
import {createInterface} from 'node:readline';
import {createSecureContext, TLSSocket} from 'node:tls';
import type {Certificates} from './certificates';

/** Just enough IMAP (RFC 9051) for a client that signs in and looks around in an empty mailbox. */
function speakImap(socket: TLSSocket, user: string, password: string, signedIn: () => void): void {
  const say = (line: string): boolean => socket.write(`${line}\r\n`);
  const capability = 'CAPABILITY IMAP4rev1 AUTH=PLAIN SASL-IR';
  let signInTag: string | undefined;
  const signIn = (tag: string, response: string): void => {
    const [, name, word] = Buffer.from(response, 'base64').toString().split('\0');
    if (name === user && word === password) {
      signedIn();
      say(`${tag} OK [${capability}] signed in`);
    } else {
      say(`${tag} NO [AUTHENTICATIONFAILED] wrong name or password`);
    }
  };
  say(`* OK [${capability}] ready`);
  createInterface(socket).on('line', (line) => {
    if (signInTag) {
      signIn(signInTag, line);
      signInTag = undefined;
      return;
    }
    const [tag = '*', command = '', ...words] = line.split(' ');
    switch (command.toUpperCase()) {
      case 'AUTHENTICATE':
        if (words[1]) {
          signIn(tag, words[1]);
        } else {
          signInTag = tag;
          say('+ ');
        }
        return;
      case 'CAPABILITY':
        say(`* ${capability}`);
        break;
      case 'LIST':
      case 'LSUB':
        say(`* ${command.toUpperCase()} () "/" INBOX`);
        break;
      case 'SELECT':
        say('* FLAGS ()');
        say('* 0 EXISTS');
        say('* OK [UIDVALIDITY 1] valid');
        say('* OK [UIDNEXT 1] next');
        break;
      case 'LOGOUT':
        say('* BYE');
        break;
    }
    say(`${tag} OK done`);
  });
}

/** A mail server that a client reaches through a SOCKS proxy, whatever name it asks for. */
export interface TestMailServer {
  readonly socksPort: number;
  /** Where the client connected to, as `host:port`. */
  readonly connections: readonly string[];
  /** How often a client has signed in. */
  signIns(): number;
  stop(): Promise<void>;
}

/** Starts a mailbox with one user behind a SOCKS 5 proxy (RFC 1928), so that the test needs neither DNS nor port 993. */
export async function startMailServer(
  {certificate, key}: Certificates,
  user: string,
  password: string,
): Promise<TestMailServer> {
  const secureContext = createSecureContext({cert: certificate, key});
  const connections: string[] = [];
  const sockets = new Set<Socket>();
  let signIns = 0;
  const proxy = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    // Greeting, then one request: 05 01 00 03 <length> <name> <port>.
    socket.once('data', () => {
      socket.write(Buffer.from([5, 0]));
      socket.once('data', (request) => {
        const length = request[4] ?? 0;
        connections.push(`${request.subarray(5, 5 + length).toString()}:${request.readUInt16BE(5 + length)}`);
        socket.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0]));
        const secure = new TLSSocket(socket, {isServer: true, secureContext});
        secure.on('error', () => socket.destroy());
        speakImap(secure, user, password, () => {
          signIns += 1;
        });
      });
    });
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    socksPort: (proxy.address() as AddressInfo).port,
    connections,
    signIns: () => signIns,
    async stop() {
      for (const socket of sockets) {
        socket.destroy();
      }
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
