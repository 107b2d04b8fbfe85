import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {expectAnswer, named, ofFileHosts, send} from '../support/answers';
import {buildDir} from '../support/buildOutput';
import {apache, isInstalled, nginx, startProxy} from '../support/proxies';
import {docsRequests, type RequestCase} from '../support/requests';
import {caddyIsInstalled} from '../../scripts/servers';

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

describe.skipIf(!caddyIsInstalled())('deploy/Caddyfile.loopback', () => {
  it('answers this machine alone', () => {
    const {stdout, stderr} = spawnSync(
      'caddy',
      ['adapt', '--adapter', 'caddyfile', '--config', path.resolve(__dirname, '../../deploy/Caddyfile.loopback')],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          DOCS_SERVER: path.join(buildDir, '.server'),
          DOCS_ADDRESS: 'http://127.0.0.1:8080',
          DOMAIN_ADDRESS: 'http://127.0.0.1:8081',
          AUTOCONFIG_ADDRESS: 'http://127.0.0.1:8082',
          MTASTS_ADDRESS: 'http://127.0.0.1:8083',
          AUTODISCOVER_ADDRESS: 'http://127.0.0.1:8084',
        },
      },
    );
    const {apps} = JSON.parse(stdout || `{"apps": ${JSON.stringify(stderr)}}`) as {
      apps: {http: {servers: Record<string, {listen: string[]}>}};
    };
    const listen = Object.values(apps.http.servers).flatMap((server) => server.listen);
    expect(listen).toEqual([8080, 8081, 8082, 8083, 8084].map((port) => `127.0.0.1:${port}`));
  });
});
