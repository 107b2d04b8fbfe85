import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, openSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import * as z from 'zod';
import {writeServerFiles} from 'docusaurus-publish/server';
import {createLocalServer, server} from './localServer';
import {facts} from '../src/facts';

const loopback = '127.0.0.1';
const caddyfile = path.resolve(__dirname, '../deploy/Caddyfile');

/** A running server. */
export interface TestServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the local server over a build, on a free loopback port unless one is given. */
export async function startLocalServer(buildDir: string, port = 0): Promise<TestServer> {
  const server = createLocalServer(buildDir).listen(port, loopback);
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
  console.warn(
    'No Caddy here: the requests to deploy/Caddyfile are left out. Install it with your package manager to run them.',
  );
  return false;
}

/** What `deploy/Caddyfile` and the generated configuration take from the environment; all of it has defaults. */
export type CaddyEnvironment = Partial<Record<'DOCS_SERVER' | `${string}_ADDRESS` | 'DOCS_ROOT' | 'DOCS_LOG', string>>;

/**
 * `deploy/Caddyfile` with the configuration that belongs to a build, as Caddy's JSON.
 *
 * @param folder - where the configuration is written
 * @throws Error with Caddy's own message when it is wrong
 */
export async function adaptCaddyfile(
  buildDir: string,
  folder: string,
  environment: CaddyEnvironment = {},
  program = 'caddy',
): Promise<unknown> {
  await writeServerFiles(buildDir, server, folder);
  const {status, stdout, stderr} = spawnSync(program, ['adapt', '--config', caddyfile], {
    env: {...process.env, DOCS_SERVER: folder, ...environment},
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`deploy/Caddyfile: ${stderr}`);
  }
  return JSON.parse(stdout);
}

/** Ports that were given out: the system may offer one again as long as its server does not listen yet. */
const given = new Set<number>();

/** A TCP port of the loopback interface that nothing listens on, another one with every call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const server = createServer().listen(0, loopback);
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    if (!given.has(port)) {
      given.add(port);
      return port;
    }
  }
}

/** Ends a program when this process ends, so that none is left behind on its port. */
function endWithThis(child: ChildProcess): void {
  const kill = (): boolean => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) {
      break;
    }
    const answered = await fetch(`http://${loopback}:${port}/`, {redirect: 'manual'}).then(
      () => true,
      () => false,
    );
    if (answered) {
      return;
    }
    await delay(100);
  }
  throw new Error('Caddy did not start: deploy/README.md, “On one machine”, says how to run it by hand and see why.');
}

/** Caddy with the hosts of `deploy/Caddyfile`. */
export interface CaddyServers {
  /** Port of the documentation. Over plain HTTP each host has its own, over HTTPS all have the same. */
  readonly docs: number;
  /** Ports of the hosts that serve some files alone, by their names in the definition of the server. */
  readonly fileHosts: Readonly<Record<string, number>>;
  readonly accessLog: string;
  /** Caddy's own messages, as systemd would put them into its journal. */
  readonly messages: string;
  readonly pid: number;
  /** Certificate of the authority that has signed the hosts' certificates (over HTTPS). */
  readonly rootCertificate: string;
  stop(): Promise<void>;
}

const config = z.looseObject({
  apps: z.looseObject({
    http: z.looseObject({servers: z.record(z.string(), z.looseObject({listen: z.array(z.string())}))}),
  }),
});

/** Parts of Caddy's configuration: certificates of its own authority, which no system is told to trust. */
const ownAuthority = {
  tls: {automation: {policies: [{issuers: [{module: 'internal'}]}]}},
  pki: {certificate_authorities: {local: {install_trust: false}}},
};

/**
 * Starts Caddy with `deploy/Caddyfile` over a build, on loopback only and without its admin port.
 *
 * @param scheme - `http`: each host answers under 127.0.0.1; `https`: under its own name, with certificates of Caddy's
 *   own authority, which no system is told to trust
 * @param docsPort - port of the documentation's host; a free one unless said
 * @param program - another Caddy than the installed one
 */
export async function startCaddy(
  buildDir: string,
  scheme: 'http' | 'https' = 'http',
  docsPort?: number,
  program = 'caddy',
): Promise<CaddyServers> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'caddy-'));
  const accessLog = path.join(folder, 'access.log');
  const messages = path.join(folder, 'messages.log');
  const secure = scheme === 'https';
  const docs = docsPort ?? (await freePort());
  const fileHosts: Record<string, number> = {};
  for (const {name} of server.fileHosts) fileHosts[name] = secure ? docs : await freePort();
  const address = (host: string, port: number): string => (secure ? `${host}:${port}` : `http://${loopback}:${port}`);
  const environment = {
    DOCS_ADDRESS: address(facts.operator.siteHost, docs),
    ...Object.fromEntries(
      server.fileHosts.map(({name, host}) => [`${name.toUpperCase()}_ADDRESS`, address(host, fileHosts[name]!)]),
    ),
    DOCS_ROOT: buildDir,
    DOCS_LOG: accessLog,
  };
  const adapted = config.parse(await adaptCaddyfile(buildDir, path.join(folder, 'server'), environment, program));
  for (const server of Object.values(adapted.apps.http.servers)) {
    server.listen = server.listen.map((listen) => listen.replace(/^:/, `${loopback}:`));
    if (secure) {
      server.automatic_https = {disable_redirects: true};
    }
  }
  if (secure) {
    Object.assign(adapted.apps, ownAuthority);
  }
  const configFile = path.join(folder, 'caddy.json');
  writeFileSync(configFile, JSON.stringify({...adapted, admin: {disabled: true, config: {persist: false}}}));
  const child = spawn(program, ['run', '--config', configFile], {
    stdio: ['ignore', 'ignore', openSync(messages, 'w')],
    env: {...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder},
  });
  endWithThis(child);
  await waitForPort(docs, child);
  return {
    docs,
    fileHosts,
    accessLog,
    messages,
    pid: child.pid ?? 0,
    rootCertificate: path.join(folder, 'caddy/pki/authorities/local/root.crt'),
    async stop() {
      child.kill();
      if (child.exitCode === null) {
        await once(child, 'exit');
      }
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
