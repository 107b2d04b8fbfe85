import {once} from 'node:events';
import {createServer, type AddressInfo, type Socket} from 'node:net';
import {expect, it} from 'vitest';
import {checkEndpoint, checkFiles} from '.';

/** What is said of a server that talks in its own way. */
async function saidOf(talk: (socket: Socket) => unknown): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const endpoint = {fact: 'mail.imap', host: '127.0.0.1', port, security: 'STARTTLS', protocol: 'imap'} as const;
  const {detail} = await checkEndpoint(endpoint, new Date(), {patience: 200});
  server.close();
  return detail;
}

it('ends the connection to a server that says more and more', async () => {
  const talk = (socket: Socket): void => {
    const more = (): unknown => socket.write('x'.repeat(50_000), (error) => error ?? more());
    more();
  };
  expect(await saidOf(talk)).toBe('it says more than 64 kB');
});

it('ends the connection to a server that is never done', async () => {
  const talk = (socket: Socket): void => {
    const timer = setInterval(() => socket.write('x'), 20);
    socket.once('close', () => clearInterval(timer));
  };
  expect(await saidOf(talk)).toMatch(/^it says "x{9,200}"$/);
});

it.each(['/y', 'http://docs.netzgarten.example/y', 'https://fremd.example/y', 'http://['])(
  'follows no redirect of a file to %s',
  async (location) => {
    const asked: unknown[] = [];
    const ask: typeof fetch = (url, init) => {
      asked.push([url, init?.redirect]);
      return Promise.resolve(new Response('', {status: 302, headers: {location}}));
    };
    await checkFiles(new Map([['https://docs.netzgarten.example/x', '']]), new Date(), ask);
    expect(asked).toEqual([['https://docs.netzgarten.example/x', 'manual']]);
  },
);

it('reads no more than that of a file', async () => {
  const ask = (): Promise<Response> => Promise.resolve(new Response('x'.repeat(70_000)));
  const results = await checkFiles(new Map([['https://docs.netzgarten.example/x', '']]), new Date(), ask);
  expect(results[0]?.detail).toBe('it says more than 64 kB');
});
