import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {writeServerFiles} from 'docusaurus-publish/server';
import {server as definition} from '../../scripts/localServer';
import {expectAnswer, named, ofFileHosts, send} from '../support/answers';
import {buildDir} from '../support/buildOutput';
import {makeCertificates} from '../support/certificates';
import {hangsUp} from '../support/hangUp';
import {endless} from '../support/oddRequests';
import {apache, isInstalled, nginx, startProxy} from '../support/proxies';
import {sendRaw} from '../support/rawRequest';
import {docsRequests, type RequestCase} from '../support/requests';
import {caddyIsInstalled} from '../../scripts/servers';

const caddyfile = path.resolve(__dirname, '../../deploy/Caddyfile.loopback');

/** What nginx and Apache refuse by themselves, since it could lead out of a folder. */
const refused = docsRequests.filter(({path: target}) => /%00|\.\./.test(target));

describe.skipIf(!caddyIsInstalled()).each([nginx, apache])('Caddy behind $name', (proxy) => {
  const {rewrites} = proxy;
  const installed = isInstalled(proxy);
  const requests = docsRequests.filter((each) => !refused.includes(each) && !rewrites?.test(each.path));
  let server: Awaited<ReturnType<typeof startProxy>> | undefined;
  let port: number;

  beforeAll(async () => {
    server = installed ? await startProxy(proxy, buildDir) : undefined;
    port = server?.port ?? 0;
  });
  afterAll(() => server?.stop());

  it.skipIf(!installed).each(named(requests))('%s', (_, testCase: RequestCase) => expectAnswer(port, testCase));
  it.skipIf(!installed).each(ofFileHosts)('%s', (_, testCase, {host}) => expectAnswer(port, testCase, {Host: host}));

  it.skipIf(!installed)('gives out nothing for paths that lead out of the folder', async () => {
    for (const each of refused) {
      const {status, body} = await send(port, each);
      expect([400, 404], each.path).toContain(status);
      expect(body, each.path).not.toContain('devDependencies');
    }
  });

  it.skipIf(!installed)('passes compressed files and confirmed copies on', async () => {
    const compressed = await send(port, {path: '/services/konto', status: 200}, {'Accept-Encoding': 'br'});
    expect(compressed.headers['content-encoding']).toBe('br');
    const {etag = ''} = compressed.headers;
    const again = await send(
      port,
      {path: '/services/konto', status: 304},
      {'Accept-Encoding': 'br', 'If-None-Match': etag},
    );
    expect(again.status).toBe(304);
  });

  it.skipIf(!installed)('echoes no request', async () => {
    const {status, body} = await sendRaw(port, {
      method: 'TRACE',
      path: '/services/konto',
      headers: [
        ['Max-Forwards', '0'],
        ['Cookie', 'secret=b'],
      ],
    });
    expect(status).toBe(405);
    expect(body.toString()).not.toContain('secret');
  });

  it.skipIf(!installed)('writes down nothing of a visitor, not even what went wrong', async () => {
    await send(port, {path: '/search?q=geheim', status: 200}, {'User-Agent': 'Testbrowser/1.0'});
    await send(port, {path: '/gibt-es-nicht?q=geheim', status: 404}, {'User-Agent': 'Testbrowser/1.0'});
    for (const file of ['access.log', 'docs-error.log', 'error.log']) {
      const log = path.join(server!.folder, file);
      expect(existsSync(log) ? readFileSync(log, 'utf8') : '', file).not.toMatch(
        /geheim|Testbrowser|client|127\.0\.0\.1/,
      );
    }
  });
});

/** The first bytes that a client sends over TLS. */
async function clientHello(): Promise<Buffer> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = tls.connect({port: (server.address() as AddressInfo).port, servername: 'docs.musterhost.example'});
  client.on('error', () => undefined);
  const [socket] = (await once(server, 'connection')) as [Socket];
  const [hello] = (await once(socket, 'data')) as [Buffer];
  client.destroy();
  server.close();
  return hello;
}

// Waiting costs nothing: all of them wait at once.
describe.skipIf(!caddyIsInstalled()).concurrent.each([nginx, apache])('$name hangs up on who never ends', (proxy) => {
  const installed = isInstalled(proxy);
  let servers: Awaited<ReturnType<typeof startProxy>>[] = [];

  beforeAll(async () => {
    if (!installed) return;
    const certificate = makeCertificates('docs.musterhost.example');
    servers = await Promise.all([startProxy(proxy, buildDir), startProxy(proxy, buildDir, certificate)]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  it.skipIf(!installed).each(endless)('%s @all', (what, beginning) =>
    hangsUp(`${proxy.name} (${what})`, servers[0]!.port, beginning, 5000),
  );

  it.skipIf(!installed)('the beginning of TLS @all', async () => {
    const hello = await clientHello();
    await hangsUp(`${proxy.name} (TLS)`, servers[1]!.port, hello.subarray(0, 11));
  });
});

describe.skipIf(!caddyIsInstalled()).each([nginx, apache])('$name over TLS', (proxy) => {
  it.skipIf(!isInstalled(proxy))('writes down nobody who begins it wrongly', async () => {
    const server = await startProxy(proxy, buildDir, makeCertificates('docs.musterhost.example'));
    try {
      const hello = await clientHello();
      // A wrong byte in every place behind the head, in groups: servers judge extensions one by one.
      for (let first = 43; first < hello.length; first += 50) {
        const places = Array.from({length: Math.min(50, hello.length - first)}, (_, at) => first + at);
        await Promise.all(
          places.map(async (place) => {
            const wrong = Buffer.from(hello);
            wrong[place] = 255 - wrong[place]!;
            const socket = connect(server.port, '127.0.0.1', () => socket.end(wrong));
            await new Promise((resolve) => socket.on('error', resolve).on('close', resolve).resume());
          }),
        );
      }
      for (const file of readdirSync(server.folder).filter((name) => name.endsWith('.log'))) {
        expect(readFileSync(path.join(server.folder, file), 'utf8'), file).not.toContain('127.0.0.1');
      }
    } finally {
      await server.stop();
    }
  });
});

describe.skipIf(!caddyIsInstalled())('deploy/Caddyfile.loopback', () => {
  it('answers this machine alone, where nginx and Apache ask, and needs nothing of the environment for it', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'loopback-'));
    await writeServerFiles(buildDir, {...definition, behindProxy: true}, folder);
    const {stdout, stderr} = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', caddyfile], {
      encoding: 'utf8',
      env: {...process.env, DOCS_SERVER: folder},
    });
    const {apps} = JSON.parse(stdout || `{"apps": ${JSON.stringify(stderr)}}`) as {
      apps: {http: {servers: Record<string, {listen: string[]}>}};
    };
    const listen = Object.values(apps.http.servers).flatMap((server) => server.listen);
    const addresses = /(?<=http:\/\/)127\.0\.0\.1:\d+/g;
    for (const file of ['nginx.conf', 'apache.conf']) {
      expect(readFileSync(path.join(folder, file), 'utf8').match(addresses), file).toEqual(listen);
    }
    rmSync(folder, {recursive: true});
  });
});
