import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {days} from 'docusaurus-hosting/facts';
import {provider} from '../../src/provider';
import {expectAnswer, named, ofFileHosts, send} from '../support/answers';
import {buildDir} from '../support/buildOutput';
import {readRedirects, startFolderHost} from '../support/folderHost';
import {docsRequests, type RequestCase} from '../support/requests';
import {
  adaptCaddyfile,
  caddyIsInstalled,
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
      {'User-Agent': agent, Referer: `${provider.operator.siteUrl}/von-dort`, Cookie: 'a=b'},
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

  it('says nothing of visitors in its own messages either', async () => {
    const secrets = ['geheim', 'Testbrowser', '"127.0.0.1"'];
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
    const {operator, mail} = provider;
    const json = JSON.stringify(await adaptCaddyfile(buildDir, folder));
    for (const host of [operator.siteHost, mail.domain, mail.autoconfigHost]) {
      expect(json).toContain(`"host":["${host}"]`);
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
    expect(days(Number(older.exec(text)?.[1]) + 1)).toEqual(provider.legal.logRetention);
  });

  it('of the file that Caddy writes to', () => {
    expect(deployFile('logrotate')).toContain('/var/log/caddy/docs.log');
  });
});
