import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {apacheConfiguration, nginxConfiguration, type ProxyOptions} from 'docusaurus-publish/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {server as definition} from '../../src/site/server';
import {expectAnswer, named, send} from '../support/answers';
import {buildDir} from '../support/buildOutput';
import {docsRequests, type RequestCase} from '../support/requests';
import {caddyIsInstalled, freePort, startCaddy, type CaddyServers} from '../../scripts/servers';

/** What nginx and Apache refuse by themselves, since it could lead out of a folder. */
const refused = docsRequests.filter(({path: target}) => /%00|\.\./.test(target));

interface Proxy {
  readonly name: string;
  /** Where Debian installs it. */
  readonly program: string;
  readonly packageName: string;
  /** Paths that it rewrites whatever its configuration says. */
  readonly rewrites?: RegExp;
  /** Writes the configuration around the generated one. @returns arguments that start the program in the foreground */
  readonly prepare: (folder: string, options: ProxyOptions) => readonly string[];
}

const nginx: Proxy = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  packageName: 'nginx-light',
  prepare(folder, options) {
    const file = path.join(folder, 'nginx.conf');
    const own = nginxConfiguration(definition, options).replaceAll('/var/log/nginx', folder);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      file,
      `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log ${folder}/access.log;\n${temporary.join('\n')}\n${own}}\n`,
    );
    return ['-c', file, '-e', path.join(folder, 'error.log'), '-g', 'daemon off;'];
  },
};

const apache: Proxy = {
  name: 'Apache',
  program: '/usr/sbin/apache2',
  packageName: 'apache2-bin',
  // Several slashes at the beginning are one to it.
  rewrites: /^\/\//,
  prepare(folder, options) {
    const file = path.join(folder, 'apache.conf');
    const modules = ['mpm_event', 'authz_core', 'proxy', 'proxy_http'].map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    );
    writeFileSync(
      file,
      [
        `ServerRoot ${folder}`,
        `DefaultRuntimeDir ${folder}`,
        `PidFile ${folder}/pid`,
        `ErrorLog ${folder}/error.log`,
        `Listen ${options.listen}`,
        'ServerName localhost',
        ...modules,
        apacheConfiguration(definition, options),
      ].join('\n'),
    );
    return ['-f', file, '-DFOREGROUND'];
  },
};

async function waitFor(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await send(port, {path: '/', status: 200}).then(
      () => true,
      () => false,
    );
    if (answered) {
      return;
    }
    await delay(100);
  }
  throw new Error('The web server in front of Caddy did not start.');
}

describe.skipIf(!caddyIsInstalled()).each([nginx, apache])(
  'Caddy behind $name',
  ({program, packageName, rewrites, prepare}) => {
    const installed = existsSync(program);
    if (!installed) {
      console.warn(`Left out: ${program} in front of Caddy. On Debian, as root: apt-get install ${packageName}`);
    }
    const requests = docsRequests.filter((each) => !refused.includes(each) && !rewrites?.test(each.path));
    const folder = mkdtempSync(path.join(os.tmpdir(), 'proxy-'));
    let caddy: CaddyServers;
    let child: ChildProcess;
    let port: number;

    beforeAll(async () => {
      if (!installed) {
        return;
      }
      mkdirSync(folder, {recursive: true});
      caddy = await startCaddy(buildDir);
      port = await freePort();
      const ports = {docs: caddy.docs, ...caddy.fileHosts};
      const args = prepare(folder, {listen: `127.0.0.1:${port}`, ports});
      child = spawn(program, args, {stdio: 'inherit'});
      await waitFor(port);
    });
    afterAll(async () => {
      if (installed) {
        child.kill();
        await once(child, 'exit');
        await caddy.stop();
      }
      rmSync(folder, {recursive: true, force: true});
    });

    it.skipIf(!installed).each(named(requests))('%s', (_, testCase: RequestCase) => expectAnswer(port, testCase));

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
        const log = path.join(folder, file);
        expect(existsSync(log) ? readFileSync(log, 'utf8') : '', file).not.toMatch(
          /geheim|Testbrowser|client|127\.0\.0\.1/,
        );
      }
    });
  },
);

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
        },
      },
    );
    const {apps} = JSON.parse(stdout || `{"apps": ${JSON.stringify(stderr)}}`) as {
      apps: {http: {servers: Record<string, {listen: string[]}>}};
    };
    const listen = Object.values(apps.http.servers).flatMap((server) => server.listen);
    expect(listen).toEqual(['127.0.0.1:8080', '127.0.0.1:8081', '127.0.0.1:8082', '127.0.0.1:8083']);
  });
});
