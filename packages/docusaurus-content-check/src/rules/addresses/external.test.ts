import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {problemsOf} from './external';

let server: Server;
let origin = '';
let requests: string[] = [];
let open = 0;
let mostOpen = 0;

beforeEach(async () => {
  requests = [];
  mostOpen = 0;
  server = createServer((request, response) => {
    const {method = '', url = ''} = request;
    requests.push(`${method} ${url}`);
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => (open -= 1));
    if (url === '/silent') return;
    if (url === '/broken') request.socket.destroy();
    const status = {'/gone': 404, '/sign-in': 401, '/no-head': method === 'HEAD' ? 501 : 200}[url] ?? 200;
    setTimeout(() => response.writeHead(status).end(), 5);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Asks for paths of the server, each of which may take so many milliseconds to answer. */
async function askWithin(limit: number, ...paths: string[]): Promise<(string | undefined)[]> {
  const urls = paths.map((each) => origin + each);
  const problems = await problemsOf(urls, limit);
  return urls.map((url) => problems.get(url));
}

/** Long enough for a server that answers, on a machine that is busy elsewhere. */
const ask = (...paths: string[]): Promise<(string | undefined)[]> => askWithin(10_000, ...paths);

describe('addresses of other sites', () => {
  it('tells those that are gone from those that only keep programs out', async () => {
    expect(await ask('/ok', '/gone', '/sign-in', '/no-head')).toEqual(['', 'answers 404', '', '']);
  });

  it('gives up on a server that does not answer, and names one that hangs up', async () => {
    const [silent, broken] = [...(await askWithin(300, '/silent')), ...(await ask('/broken'))];
    expect(silent).toBe('does not answer within 0.3 s');
    expect(broken).toMatch(/^cannot be reached: /);
  });

  it('asks one server one thing at a time', async () => {
    await ask('/a', '/b', '/c', '/gone');
    expect(mostOpen).toBe(1);
    expect(requests).toEqual(['HEAD /a', 'HEAD /b', 'HEAD /c', 'HEAD /gone', 'GET /gone']);
  });
});
