import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {createLocalServer} from '../../scripts/localServer';
import {freePort} from '../../scripts/servers';
import {Marionette} from './marionette';

/** Version of the installed Thunderbird (`153.7.0esr`), `undefined` without one. */
export function thunderbirdVersion(): string | undefined {
  const {stdout} = spawnSync('thunderbird', ['--version'], {encoding: 'utf8'});
  return /Thunderbird (\S+)/.exec(stdout)?.[1];
}

/** A proxy that stands for the whole internet: it knows some hosts and refuses all others. */
export interface TestInternet {
  readonly port: number;
  /** Every request, as `GET http://host/path` or `CONNECT host:port`. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

/**
 * Starts a proxy that answers plain HTTP for the given hosts from the build, by the local server. Thunderbird asks it for
 * everything, so that the test needs no DNS, no port 80 and no internet.
 *
 * @param secure - port on this machine for HTTPS of some hosts; the others have none
 */
export async function startInternet(
  buildDir: string,
  hosts: readonly string[],
  secure: {readonly hosts: readonly string[]; readonly port: number} = {hosts: [], port: 0},
): Promise<TestInternet> {
  const site: Server = createLocalServer(buildDir);
  const requests: string[] = [];
  const proxy = createServer((request, response) => {
    const {hostname, pathname, search} = new URL(request.url ?? '');
    requests.push(`${request.method} ${hostname}${pathname}`);
    if (hosts.includes(hostname)) {
      request.url = pathname + search;
      site.emit('request', request, response);
    } else {
      response.writeHead(502).end();
    }
  });
  proxy.on('connect', ({url = ''}, socket) => {
    requests.push(`CONNECT ${url}`);
    if (!secure.hosts.some((host) => url === `${host}:443`)) {
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      return;
    }
    const tunnel = connect(secure.port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    requests,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** A Thunderbird with a new, empty profile, under remote control. */
export interface Thunderbird {
  readonly marionette: Marionette;
  stop(): Promise<void>;
}

type Prefs = Readonly<Record<string, string | number | boolean>>;

/** Preferences that send all requests to the proxy, and keep the program from calling home. */
const prefsFor = (marionettePort: number, proxyPort: number): Prefs => ({
  'marionette.port': marionettePort,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': proxyPort,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': proxyPort,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'app.update.enabled': false,
  'app.donation.eoy.version.viewed': 999,
  'browser.shell.checkDefaultClient': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'mail.shell.checkDefaultClient': false,
  'mailnews.start_page.enabled': false,
  'messenger.startup.action': 0,
  'services.settings.server': 'data:,',
});

/**
 * Starts Thunderbird.
 *
 * @param proxyPort - where it sends every request
 * @param options.prefs - preferences besides those that keep it from calling home
 * @param options.display - X display to show its windows on; without one it runs headless
 */
export async function startThunderbird(
  proxyPort: number,
  {prefs = {}, display}: {readonly prefs?: Prefs; readonly display?: string} = {},
): Promise<Thunderbird> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'thunderbird-'));
  const marionettePort = await freePort();
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries({...prefsFor(marionettePort, proxyPort), ...prefs})
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const child = spawn(
    'thunderbird',
    [
      '--profile',
      profile,
      '--no-remote',
      '--marionette',
      '--remote-allow-system-access',
      ...(display ? [] : ['--headless']),
    ],
    {
      stdio: 'ignore',
      env: {...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1', ...(display ? {DISPLAY: display} : {})},
    },
  );
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  };
  try {
    const marionette = await Marionette.open(marionettePort);
    return {
      marionette,
      async stop() {
        marionette.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
