import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import * as z from 'zod';
import {deployEnvironment, type DeployEnvironment} from '../deploy/environment';
import {createStaticServer} from '../scripts/staticServer';

const loopback = '127.0.0.1';
const caddyfile = path.resolve(__dirname, '../deploy/Caddyfile');

/** A running server. */
export interface TestServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the local server over a build, on a free loopback port. */
export async function startLocalServer(buildDir: string): Promise<TestServer> {
  const server = createStaticServer(buildDir).listen(0, loopback);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Is there a Caddy to test `deploy/` with?
 *
 * @throws Error with what to do on Debian, where it is one command away.
 */
export function caddyIsInstalled(): boolean {
  if (spawnSync('caddy', ['version'], {stdio: 'ignore'}).error === undefined) {
    return true;
  }
  if (existsSync('/etc/debian_version')) {
    throw new Error('deploy/Caddyfile is tested with Caddy. As root: apt-get install caddy');
  }
  console.warn('No Caddy here: the requests to deploy/Caddyfile are left out. Install it with your package manager to run them.');
  return false;
}

/** `deploy/Caddyfile` as Caddy's JSON. @throws Error with Caddy's own message when it is wrong. */
export function adaptCaddyfile(environment: DeployEnvironment): unknown {
  const {status, stdout, stderr} = spawnSync('caddy', ['adapt', '--config', caddyfile], {
    env: {...process.env, ...environment},
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`deploy/Caddyfile: ${stderr}`);
  }
  return JSON.parse(stdout);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, loopback);
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) {
      break;
    }
    const answered = await fetch(`http://${loopback}:${port}/`, {redirect: 'manual'}).then(() => true, () => false);
    if (answered) {
      return;
    }
    await delay(100);
  }
  throw new Error('Caddy did not start: run `caddy run --config deploy/Caddyfile` with the environment of npm run deploy:env to see why.');
}

/** Caddy with the three hosts of `deploy/Caddyfile`, each on a port of its own. */
export interface CaddyServers {
  readonly docs: number;
  readonly domain: number;
  readonly autoconfig: number;
  readonly accessLog: string;
  stop(): Promise<void>;
}

const config = z.looseObject({
  apps: z.looseObject({http: z.looseObject({servers: z.record(z.string(), z.looseObject({listen: z.array(z.string())}))})}),
});

/** Starts Caddy with `deploy/Caddyfile` over a build: on loopback only, without its admin port and without certificates. */
export async function startCaddy(buildDir: string): Promise<CaddyServers> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'caddy-'));
  const accessLog = path.join(folder, 'access.log');
  const [docs, domain, autoconfig] = [await freePort(), await freePort(), await freePort()];
  const address = (port: number): string => `http://${loopback}:${port}`;
  const adapted = config.parse(
    adaptCaddyfile({
      ...deployEnvironment(),
      DOCS_ADDRESS: address(docs),
      DOMAIN_ADDRESS: address(domain),
      AUTOCONFIG_ADDRESS: address(autoconfig),
      SITE_ROOT: buildDir,
      ACCESS_LOG: accessLog,
    }),
  );
  for (const server of Object.values(adapted.apps.http.servers)) {
    server.listen = server.listen.map((listen) => listen.replace(/^:/, `${loopback}:`));
  }
  const configFile = path.join(folder, 'caddy.json');
  writeFileSync(configFile, JSON.stringify({...adapted, admin: {disabled: true, config: {persist: false}}}));
  const child = spawn('caddy', ['run', '--config', configFile], {
    stdio: 'ignore',
    env: {...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
  });
  await waitForPort(docs, child);
  return {
    docs,
    domain,
    autoconfig,
    accessLog,
    async stop() {
      child.kill();
      if (child.exitCode === null) {
        await once(child, 'exit');
      }
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
