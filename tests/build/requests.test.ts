import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import {writeServerFiles} from 'docusaurus-publish/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {days} from 'docusaurus-hosting/facts';
import {facts} from '../../src/facts';
import {server} from '../../scripts/localServer';
import {newestCaddy} from '../../scripts/newestCaddy';
import {expectAnswer, named, ofFileHosts, send} from '../support/answers';
import {buildDir} from '../support/buildOutput';
import {readRedirects, startFolderHost} from '../support/folderHost';
import {sendBytes} from '../support/rawRequest';
import {docsRequests, type RequestCase} from '../support/requests';
import {
  adaptCaddyfile,
  caddyIsInstalled,
  freePort,
  startCaddy,
  startLocalServer,
  type CaddyServers,
  type TestServer,
} from '../../scripts/servers';

/** Files below /assets/ carry a hash in their names: the table cannot name one. */
const script = readdirSync(path.join(buildDir, 'assets/js')).find((file) => file.endsWith('.js'));
const assetRequest: RequestCase = {
  path: `/assets/js/${script}`,
  status: 200,
  headers: {'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable'},
};

describe('local server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startLocalServer(buildDir);
  });
  afterAll(() => server.stop());

  it.each(named([...docsRequests, assetRequest]))('%s', (_, testCase) => expectAnswer(server.port, testCase));
});

describe('a CDN that reads _headers and _redirects', () => {
  const redirected = readRedirects(readFileSync(path.join(buildDir, '_redirects'), 'utf8')).map(({from}) => from);
  /** Other spellings of a page's address, odd paths and methods are the host's own affair. */
  const decided = [...docsRequests, assetRequest].filter(
    ({method = 'GET', path: target, status}) =>
      ['GET', 'HEAD'].includes(method) && (status === 200 || redirected.includes(target)),
  );
  let host: TestServer;
  beforeAll(async () => {
    host = await startFolderHost(buildDir);
  });
  afterAll(() => host.stop());

  it.each(named(decided))('%s', (_, testCase) => expectAnswer(host.port, testCase));

  it('is asked for redirects and files alike', () => {
    expect(new Set(decided.map(({status}) => status))).toEqual(new Set([200, 301, 302]));
  });
});

describe.skipIf(!caddyIsInstalled())('deploy/Caddyfile', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'caddyfile-'));
  let caddy: CaddyServers;
  beforeAll(async () => {
    caddy = await startCaddy(buildDir);
  });
  afterAll(async () => {
    await caddy.stop();
    rmSync(folder, {recursive: true});
  });

  it.each(named([...docsRequests, assetRequest]))('docs host: %s', (_, testCase) => expectAnswer(caddy.docs, testCase));
  it.each(ofFileHosts)('%s', (_, testCase, {name}) => expectAnswer(caddy.fileHosts[name]!, testCase));

  it('compresses pages', async () => {
    const {headers} = await send(caddy.docs, {path: '/services/konto', status: 200}, {'Accept-Encoding': 'gzip'});
    expect(headers['content-encoding']).toBe('gzip');
  });

  it('logs what the privacy page says and nothing else', async () => {
    const agent = 'Testbrowser/1.0';
    await send(
      caddy.docs,
      {path: '/search?q=geheim', status: 200},
      {'User-Agent': agent, Referer: `${facts.operator.siteUrl}/von-dort`, Cookie: 'a=b'},
    );
    await expect.poll(() => readFileSync(caddy.accessLog, 'utf8')).toContain('"uri":"/search"');
    const log = readFileSync(caddy.accessLog, 'utf8');
    for (const secret of ['geheim', agent, 'von-dort', 'Cookie', 'User-Agent', '"remote_port"', '"127.0.0.1"']) {
      expect(log, `the access log holds ${secret}`).not.toContain(secret);
    }
    const entry = JSON.parse(
      log
        .trim()
        .split('\n')
        .find((line) => line.includes('"uri":"/search"')) ?? '{}',
    ) as {request: object};
    expect(Object.keys(entry).sort()).toEqual([
      'duration',
      'level',
      'logger',
      'msg',
      'request',
      'size',
      'status',
      'ts',
    ]);
    expect(Object.keys(entry.request).sort()).toEqual(['host', 'method', 'proto', 'remote_ip', 'uri']);
    expect(entry.request).toMatchObject({remote_ip: '127.0.0.0'});
  });

  it('logs no more of a path than any page has, whatever is sent', async () => {
    const size = (): number => statSync(caddy.accessLog).size;
    const before = size();
    for (const part of ['a', '\xff', '%ff']) {
      const path = `/${part.repeat(5000)}`;
      await sendBytes(
        caddy.docs,
        Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${caddy.docs}\r\nConnection: close\r\n\r\n`, 'latin1'),
      );
    }
    await expect.poll(size).toBeGreaterThan(before);
    expect(size() - before).toBeLessThan(5000);
  });

  it('says nothing of visitors in its own messages either', async () => {
    const secrets = ['geheim', 'Testbrowser', '"127.0.0.1"', 'fremd.example'];
    // Nor a line for each request to a host that no site has.
    await sendBytes(caddy.docs, Buffer.from('GET / HTTP/1.1\r\nHost: fremd.example\r\nConnection: close\r\n\r\n'));
    // Requests that end in errors of the server's handlers, which Caddy reports by itself.
    for (const target of ['/gibt-es-nicht?q=geheim', '/services//konto?q=geheim', '/404?q=geheim']) {
      await send(caddy.docs, {path: target, status: 404}, {'User-Agent': 'Testbrowser/1.0'});
    }
    await expect.poll(() => readFileSync(caddy.messages, 'utf8')).toContain('serving initial configuration');
    const messages = readFileSync(caddy.messages, 'utf8');
    for (const secret of secrets) {
      expect(messages, `Caddy's messages hold ${secret}`).not.toContain(secret);
    }
    const {logging} = (await adaptCaddyfile(buildDir, folder)) as {logging: {logs: {default: object}}};
    expect(logging.logs.default).toMatchObject({encoder: {format: 'filter'}});
  });

  it('cuts 80 bits off IPv6 addresses in every log', async () => {
    const {logging} = (await adaptCaddyfile(buildDir, folder)) as {
      logging: {logs: Record<string, {encoder: {fields: Record<string, object>}}>};
    };
    expect(Object.keys(logging.logs).length, 'Caddy’s own log and that of requests').toBeGreaterThan(1);
    for (const {encoder} of Object.values(logging.logs)) {
      for (const field of ['request>remote_ip', 'request>client_ip']) {
        expect(encoder.fields[field]).toMatchObject({filter: 'ip_mask', ipv4_cidr: 24, ipv6_cidr: 48});
      }
    }
  });

  it('serves the hosts of the facts', async () => {
    const {operator, mail} = facts;
    const json = JSON.stringify(await adaptCaddyfile(buildDir, folder));
    for (const host of [operator.siteHost, mail.domain, mail.autoconfigHost]) {
      expect(json).toContain(`"host":["${host}"]`);
    }
  });
});

const caddies = [
  ['Caddy', 'caddy'],
  ['the newest Caddy', newestCaddy()],
] as const;

describe.skipIf(!caddyIsInstalled()).each(caddies)('%s', (_, program) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'own-caddy-'));
  // The folder lets everybody in, as /var/lib/caddy does.
  chmodSync(folder, 0o755);
  afterAll(() => rmSync(folder, {recursive: true}));

  it.skipIf(!program)('takes a new configuration from its own user and root, and from nobody else', async () => {
    await writeServerFiles(buildDir, server, folder);
    const socketPath = path.join(folder, 'admin.sock');
    const hosts = ['DOCS', ...server.fileHosts.map(({name}) => name.toUpperCase())];
    const addresses = await Promise.all(hosts.map(async (name) => [`${name}_ADDRESS`, `http://:${await freePort()}`]));
    const env = {
      ...process.env,
      ...(Object.fromEntries(addresses) as Record<string, string>),
      HOME: folder,
      DOCS_SERVER: folder,
      DOCS_ROOT: buildDir,
      DOCS_LOG: '/dev/null',
      DOCS_ADMIN: `unix/${socketPath}`,
    };
    const args = ['--adapter', 'caddyfile', '--config', 'deploy/Caddyfile.loopback'];
    const caddy = spawn(program!, ['run', ...args], {stdio: 'ignore', env});
    try {
      await expect.poll(() => existsSync(socketPath), {timeout: 10_000}).toBe(true);
      const options = JSON.stringify({socketPath, path: '/config/', headers: {Connection: 'close'}});
      const asked = `require('node:http').get(${options}, (answer) => console.log(answer.resume().statusCode)).on('error', ({code}) => console.log(code))`;
      const ask = (user: object) => spawnSync(process.execPath, ['-e', asked], {...user, encoding: 'utf8'}).stdout;
      // Whatever it answers: which names it wants to be asked by differs from version to version.
      expect(ask({})).toMatch(/^\d{3}\n$/);
      // Only root may ask as somebody else.
      if (process.getuid?.() === 0) expect(ask({uid: 65534, gid: 65534})).toBe('EACCES\n');
      expect(spawnSync(program!, ['reload', ...args], {env}).status).toBe(0);
    } finally {
      caddy.kill();
    }
  });

  it.skipIf(!program).each(['Caddyfile', 'Caddyfile.loopback'])('has no open admin interface by deploy/%s', (name) => {
    const args = ['adapt', '--adapter', 'caddyfile', '--config', path.join('deploy', name)];
    const {stdout} = spawnSync(program!, args, {env: {...process.env, DOCS_SERVER: folder}, encoding: 'utf8'});
    expect(JSON.parse(stdout)).toMatchObject({admin: {listen: 'unix//var/lib/caddy/admin.sock'}});
  });

  it.skipIf(!program)('says nothing of visitors who ask for what proves who has a host', async () => {
    const caddy = await startCaddy(buildDir, 'https', undefined, program);
    try {
      const {siteHost} = facts.operator;
      const connection = {host: '127.0.0.1', port: caddy.docs, servername: siteHost, rejectUnauthorized: false};
      // A client that wants to prove by TLS alone (RFC 8737) that the host is its own.
      const client = tls.connect({...connection, ALPNProtocols: ['acme-tls/1']});
      await once(client, 'connect');
      const port = String(client.localPort);
      await new Promise((resolve) => client.on('error', resolve).on('close', resolve));
      const messages = (): string => readFileSync(caddy.messages, 'utf8');
      if (program === newestCaddy()) await expect.poll(messages).toContain('tls-alpn challenge');
      expect(messages()).not.toContain(`127.0.0.1:${port}`);
    } finally {
      await caddy.stop();
    }
  });
});

describe('logs are kept as long as the privacy page says', () => {
  const deployFile = (name: string): string => readFileSync(path.resolve(__dirname, '../../deploy', name), 'utf8');

  it.each([
    ['logrotate', /^\s*daily$/m, /^\s*rotate (\d+)$/m],
    ['journald.conf', /^MaxFileSec=1day$/m, /^MaxRetentionSec=(\d+)day$/m],
  ])('%s', (name, aFileADay, older) => {
    const text = deployFile(name);
    expect(text).toMatch(aFileADay);
    // The file of today counts as well.
    expect(days(Number(older.exec(text)?.[1]) + 1)).toEqual(facts.legal.logRetention);
  });

  it('of the file that Caddy writes to', () => {
    expect(deployFile('logrotate')).toContain('/var/log/caddy/docs.log');
  });
});
