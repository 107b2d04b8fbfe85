/** Web servers in front of Caddy, with the configurations that a build writes for them. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {apacheConfiguration, nginxConfiguration} from 'docusaurus-publish/server';
import {hostsOf} from '../../packages/docusaurus-publish/src/server/definition';
import {server as definition} from '../../scripts/localServer';
import {send} from './answers';
import type {Certificate} from './certificates';
import {freePort, startCaddy, type TestServer} from '../../scripts/servers';

export interface Proxy {
  readonly name: string;
  /** Where Debian installs it. */
  readonly program: string;
  readonly packageName: string;
  /** Paths that it rewrites whatever its configuration says. */
  readonly rewrites?: RegExp;
  /**
   * Writes the configuration around the generated one.
   *
   * @param own - puts addresses of the test into what is generated
   * @param listen - address and port
   * @returns arguments that start the program in the foreground
   */
  readonly prepare: (folder: string, own: (text: string) => string, listen: string) => readonly string[];
}

export const nginx: Proxy = {
  name: 'nginx',
  program: '/usr/sbin/nginx',
  packageName: 'nginx-light',
  prepare(folder, own) {
    const file = path.join(folder, 'nginx.conf');
    const servers = own(nginxConfiguration(definition)).replaceAll('/var/log/nginx', folder);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    writeFileSync(
      file,
      `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log ${folder}/access.log;\n${temporary.join('\n')}\n${servers}}\n`,
    );
    return ['-c', file, '-e', path.join(folder, 'error.log'), '-g', 'daemon off;'];
  },
};

export const apache: Proxy = {
  name: 'Apache',
  program: '/usr/sbin/apache2',
  packageName: 'apache2-bin',
  // Several slashes at the beginning are one to it.
  rewrites: /^\/\//,
  prepare(folder, own, listen) {
    const file = path.join(folder, 'apache.conf');
    const modules = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'reqtimeout', 'ssl'].map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    );
    writeFileSync(
      file,
      [
        `ServerRoot ${folder}`,
        `DefaultRuntimeDir ${folder}`,
        `PidFile ${folder}/pid`,
        `ErrorLog ${folder}/error.log`,
        `Listen ${listen}`,
        'ServerName localhost',
        // As Debian has it.
        'Timeout 300',
        ...modules,
        own(apacheConfiguration(definition)),
      ].join('\n'),
    );
    return ['-f', file, '-DFOREGROUND'];
  },
};

async function waitFor(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
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

/** Is the program there? Says what to do where it is not. */
export function isInstalled({program, packageName}: Proxy): boolean {
  const installed = existsSync(program);
  if (!installed) {
    console.warn(`Left out: ${program} in front of Caddy. On Debian, as root: apt-get install ${packageName}`);
  }
  return installed;
}

/**
 * Starts a server on the loopback interface, and Caddy over a build behind it. `folder` holds its logs.
 *
 * @param certificate - for HTTPS; without it, plain HTTP
 */
export async function startProxy(
  {program, prepare}: Proxy,
  buildDir: string,
  certificate?: Certificate,
): Promise<TestServer & {readonly folder: string}> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'proxy-'));
  const caddy = await startCaddy(buildDir);
  const port = await freePort();
  const ports: Readonly<Record<string, number>> = {docs: caddy.docs, ...caddy.fileHosts};
  if (certificate) {
    writeFileSync(path.join(folder, 'fullchain.pem'), certificate.certificate);
    writeFileSync(path.join(folder, 'privkey.pem'), certificate.key);
  }
  const listen = `127.0.0.1:${port}`;
  const own = (text: string): string => {
    const plain = certificate ? text : text.replace(/ ssl(?=;)|^ *(?:ssl_|SSL).*\n|.*handshake=.*\n/gm, '');
    return hostsOf(definition)
      .reduce((all, {name, port: at}) => all.replaceAll(`127.0.0.1:${at}`, `127.0.0.1:${ports[name]}`), plain)
      .replace(/^ +listen \[::\].*\n/gm, '')
      .replaceAll('listen 443', `listen ${listen}`)
      .replaceAll('*:443', listen)
      .replace(/\/etc\/letsencrypt\/live\/[^/]+/g, folder);
  };
  const args = prepare(folder, own, listen);
  const child = spawn(program, args, {stdio: 'inherit'});
  await waitFor(port);
  return {
    port,
    folder,
    async stop() {
      child.kill();
      await once(child, 'exit');
      await caddy.stop();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
