import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request as forward} from 'node:http';
import {createServer, type Server} from 'node:https';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {createLocalServer} from '../../scripts/localServer';
import {freePort} from '../../scripts/servers';
import type {Certificates} from './certificates';

/** Is Debian's Radicale there? Says what to do where it is not. */
export function hasRadicale(): boolean {
  const installed = spawnSync('radicale', ['--version']).error === undefined;
  if (!installed) {
    console.warn(
      'No Radicale here: calendars and contacts are not tested. On Debian, as root: apt-get install radicale',
    );
  }
  return installed;
}

/** Calendars and contacts of one user, behind HTTPS as the world reaches them. */
export interface TestDavServer {
  /** Port of HTTPS, for the site and for the DAV server. */
  readonly port: number;
  /** Every request, as `PROPFIND host/path`. */
  readonly requests: readonly string[];
  stop(): Promise<void>;
}

interface DavServerOptions {
  readonly buildDir: string;
  readonly certificates: Certificates;
  /** Where calendars and contacts are; requests to other hosts get the site. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

const calendar = `<C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop><displayname>Termine</displayname></prop></set></C:mkcalendar>`;
const addressBook = `<mkcol xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><set><prop><resourcetype><collection/><C:addressbook/></resourcetype><displayname>Kontakte</displayname></prop></set></mkcol>`;

/** Starts Radicale with one calendar and one address book, on the loopback interface. */
async function startRadicale(user: string, password: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'radicale-'));
  const port = await freePort();
  const [users, configuration] = [path.join(folder, 'users'), path.join(folder, 'config')];
  writeFileSync(users, `${user}:${password}\n`);
  writeFileSync(
    configuration,
    `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${users}\nhtpasswd_encryption = plain\n[storage]\nfilesystem_folder = ${folder}/collections\n`,
  );
  const child = spawn('radicale', ['--config', configuration], {stdio: 'ignore'});
  const make = (method: string, name: string, body: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/${encodeURIComponent(user)}/${name}/`, {
      method,
      body,
      headers: {Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`},
    });
  for (let tries = 0; ; tries++) {
    try {
      const made = [await make('MKCALENDAR', 'termine', calendar), await make('MKCOL', 'kontakte', addressBook)];
      if (made.some(({status}) => status !== 201))
        throw new Error(`Radicale says ${made.map(({status}) => status).join()}`);
      break;
    } catch (error) {
      if (tries === 100) throw error;
      await delay(100);
    }
  }
  return {
    port,
    async stop() {
      child.kill();
      await once(child, 'exit');
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** Starts Radicale and HTTPS in front of it: the host of `url` leads there, every other host to the site. */
export async function startDavServer({
  buildDir,
  certificates,
  url,
  user,
  password,
}: DavServerOptions): Promise<TestDavServer> {
  const {hostname, pathname} = new URL(url);
  const radicale = await startRadicale(user, password);
  const site = createLocalServer(buildDir);
  const requests: string[] = [];
  const server: Server = createServer({cert: certificates.certificate, key: certificates.key}, (request, response) => {
    const {method, headers} = request;
    const [host] = (headers.host ?? '').split(':');
    requests.push(`${method} ${host}${request.url}`);
    const prefix = pathname.replace(/\/$/, '');
    if (host !== hostname) {
      site.emit('request', request, response);
    } else if (!request.url?.startsWith(prefix)) {
      response.writeHead(404).end();
    } else {
      const options = {port: radicale.port, path: request.url.slice(prefix.length) || '/', method};
      request.pipe(
        forward({...options, host: '127.0.0.1', headers: {...headers, 'X-Script-Name': prefix}}, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        }),
      );
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async stop() {
      server.closeAllConnections();
      server.close();
      await radicale.stop();
    },
  };
}
