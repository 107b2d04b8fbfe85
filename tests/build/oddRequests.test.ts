import {createHash} from 'node:crypto';
import {connect} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {isDeepStrictEqual} from 'node:util';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {facts} from '../../src/facts';
import {buildDir} from '../support/buildOutput';
import {hangsUp} from '../support/hangUp';
import {endless, oddRequests, type OddRequest} from '../support/oddRequests';
import {requestBytes, sendBytes, sendRaw, type RawAnswer, type RawRequest} from '../support/rawRequest';
import {routes} from '../routes';
import {
  caddyIsInstalled,
  startCaddy,
  startLocalServer,
  type CaddyServers,
  type TestServer,
} from '../../scripts/servers';

let local: TestServer;
let caddy: CaddyServers | undefined;

beforeAll(async () => {
  local = await startLocalServer(buildDir);
  caddy = caddyIsInstalled() ? await startCaddy(buildDir) : undefined;
});
afterAll(async () => {
  await local.stop();
  await caddy?.stop();
});

/** Headers of the connection, and of the server as a program: no visitor notices them. */
const ofTheProgram = new Set(['date', 'server', 'connection', 'alt-svc', 'keep-alive', 'transfer-encoding']);

/** What must be the same everywhere. */
function comparable({status, headers, body}: RawAnswer, {method}: RawRequest): object {
  const kept = Object.entries(headers).filter(
    ([name]) =>
      !ofTheProgram.has(name) &&
      // Caddy sends compressed files in chunks, and need not say how long what it does not send would be.
      !(name === 'content-length' && (headers['content-encoding'] !== undefined || method === 'HEAD')),
  );
  // What went wrong is said by the status; programs word it differently.
  return status === 400 || status === 405 || status === 416 || status === 431
    ? {status}
    : {
        status,
        headers: Object.fromEntries(kept.sort()),
        body: `${body.length} bytes, ${createHash('sha256').update(body).digest('hex')}`,
      };
}

/** Does a browser stay on the site when it follows the Location? It reads a backslash as a slash and skips tabs and line breaks. */
const staysHere = (location: string): boolean =>
  /^\/(?![/\\])/.test(location) && new URL(location, 'http://site.example').host === 'site.example';

/** What holds for every answer to every request. @returns what of it does not */
function brokenRules({status, headers, body}: RawAnswer, {path}: RawRequest): string[] {
  const {location} = headers;
  const text = body.toString('latin1');
  const rules: Readonly<Record<string, boolean>> = {
    'the server goes on, and says nothing preliminary': status >= 200 && status < 500,
    'no file of the system is shown': !text.includes('root:x:0:0'),
    'no folder is listed': !/<title>(?:Index of|Directory)/i.test(text),
    'no cookie is set': headers['set-cookie'] === undefined,
    'no header comes from the address': headers['x-injected'] === undefined,
    'what is found has its policy':
      status >= 400 || path === '*' || (headers['content-security-policy'] ?? '').includes("default-src 'none'"),
    'no other site is led to':
      location === undefined
        ? status !== 301
        : staysHere(location) || (status === 302 && location === facts.account.url),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

const title = ({method = 'GET', path, status, headers, version, title: name}: OddRequest): string =>
  `${method} ${name ?? path}${headers?.length && !name ? ` ${JSON.stringify(headers)}` : ''}${version === '1.0' ? ' HTTP/1.0' : ''} → ${status}`;

async function answers(request: RawRequest): Promise<RawAnswer> {
  const [ours, theirs] = await Promise.all([sendRaw(local.port, request), caddy && sendRaw(caddy.docs, request)]);
  const told = (answer: RawAnswer) => ({...comparable(answer, request), broken: brokenRules(answer, request)});
  const [one, other] = [told(ours), theirs && told(theirs)];
  // Node's own comparison first: it costs less than the test runner's.
  if (one.broken.length > 0 || (other && !isDeepStrictEqual(one, other))) {
    expect(one).toEqual(other ?? one);
    expect(one.broken).toEqual([]);
  }
  return ours;
}

describe('the local server and Caddy answer alike', () => {
  it.each(oddRequests.map((request): [string, OddRequest] => [title(request), request]))('%s', async (_, request) => {
    const {status, headers, body} = await answers(request);
    expect(status).toBe(request.status);
    expect(headers.location).toBe(request.location);
    if (request.method === 'HEAD') {
      expect(body).toHaveLength(0);
    }
  });

  it('there are enough of them', () => {
    expect(new Set(oddRequests.map(title)).size).toBeGreaterThanOrEqual(300);
  });

  it('a kept copy is confirmed by its ETag, for each encoding by its own', async () => {
    const seen = new Set<string | undefined>();
    const encodings = ['identity', 'gzip', 'br'];
    for (const encoding of encodings) {
      const first = await answers({path: '/services/konto', headers: [['Accept-Encoding', encoding]]});
      const {etag = ''} = first.headers;
      seen.add(etag);
      const again = await answers({
        path: '/services/konto',
        headers: [
          ['Accept-Encoding', encoding],
          ['If-None-Match', etag],
        ],
      });
      expect(again.status).toBe(304);
      expect(again.headers.vary).toBe('Accept-Encoding');
    }
    expect(seen.size).toBe(encodings.length);
  });

  it('several ranges are answered in parts or as a whole', async () => {
    for (const port of [local.port, ...(caddy ? [caddy.docs] : [])]) {
      const {status} = await sendRaw(port, {path: '/services/konto', headers: [['Range', 'bytes=0-5,10-12']]});
      expect([200, 206]).toContain(status);
    }
  });

  it('slow clients get their answers', async () => {
    for (const port of [local.port, ...(caddy ? [caddy.docs] : [])]) {
      const socket = connect(port, '127.0.0.1');
      const answer = new Promise<string>((resolve) => {
        let text = '';
        socket.on('data', (chunk) => (text += chunk.toString('latin1')));
        socket.on('end', () => resolve(text));
      });
      for (const byte of requestBytes({path: '/robots.txt'})) {
        socket.write(Buffer.from([byte]));
        await delay(5);
      }
      expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    }
  });

  // Waiting costs nothing: all of them wait at once.
  it.concurrent.each(endless)('who never ends %s is hung up on @all', async (_, beginning) => {
    const servers: [name: string, port: number][] = [['the local server', local.port]];
    if (caddy) servers.push(['Caddy', caddy.docs]);
    await Promise.all(servers.map(([name, port]) => hangsUp(name, port, beginning, 1000)));
  });
});

/** Pieces from which odd paths are made: more finds than random characters, which are all 404. */
const pieces = [
  ...[
    '/',
    '//',
    '.',
    '..',
    '\\',
    '%',
    '%2',
    '%2F',
    '%2e',
    '%5c',
    '%00',
    '%09',
    '%0a',
    '%25',
    '%zz',
    '?',
    '#',
    '*',
    '{',
    '}',
    '[',
    ']',
    '~',
    '$',
    '%C3',
    '%cc%88',
  ],
  ...[
    '.html',
    '/index.html',
    '/404.html/',
    'index',
    '.br',
    '.gz',
    '404',
    'services',
    'konto',
    'assets',
    'js',
    '.server',
    '.well-known',
    'matrix',
    'client',
    'change-password',
  ],
  ...routes.slice(0, 20).map(({path}) => encodeURI(path)),
];
const printable = fc.string({
  unit: fc.integer({min: 0x21, max: 0x7e}).map((code) => String.fromCharCode(code)),
  maxLength: 12,
});
const somePath = fc
  .array(fc.oneof({weight: 4, arbitrary: fc.constantFrom(...pieces)}, printable), {maxLength: 8})
  .map((parts) => `/${parts.join('')}`);
const someHeader = fc.oneof(
  fc
    .constantFrom('bytes=0-5', 'bytes=5-', 'bytes=-5', 'bytes=9-5', 'x')
    .map((value): [string, string] => ['Range', value]),
  fc.constantFrom('*', '"x"', 'W/"x"', '').map((value): [string, string] => ['If-None-Match', value]),
  fc
    .constantFrom('br', 'gzip', 'zstd', 'gzip, br', 'br;q=0', '*')
    .map((value): [string, string] => ['Accept-Encoding', value]),
  printable.map((value): [string, string] => ['X-Odd', value]),
);
const someRequest: fc.Arbitrary<RawRequest> = fc.record({
  method: fc.oneof(
    {weight: 8, arbitrary: fc.constant('GET')},
    fc.constantFrom('HEAD', 'POST', 'OPTIONS', 'DELETE', 'PROPFIND'),
  ),
  path: somePath,
  headers: fc.uniqueArray(someHeader, {selector: ([name]) => name, maxLength: 2}),
});

it('no generated request gets a server error, a listing, a foreign redirect, or another answer from the other server @all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someRequest, {minLength: 20, maxLength: 20}), async (requests) => {
      await Promise.all(requests.map(answers));
    }),
    {numRuns: 1000, endOnFailure: false},
  );
}, 600_000);

it.each(['GET\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', 'hello\r\n\r\n', '\0\0\0\0\r\n\r\n'])(
  '%j is refused',
  async (bytes) => {
    for (const port of [local.port, ...(caddy ? [caddy.docs] : [])]) {
      // 405: what is there instead of a method is none; 505: a version that nobody speaks (RFC 9110, 15.6.6).
      expect([400, 405, 505]).toContain((await sendBytes(port, Buffer.from(bytes))).status);
    }
  },
);
