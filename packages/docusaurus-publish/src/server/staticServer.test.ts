import {mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync} from 'node:fs';
import {get, type Server} from 'node:http';
import {connect, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {serverDefinition} from './definition';
import {createStaticServer} from './staticServer';

let buildDir: string;
let server: Server;
const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const status = async (route: string): Promise<number> => (await fetch(origin() + route)).status;

beforeEach(async () => {
  buildDir = mkdtempSync(path.join(os.tmpdir(), 'static-server-'));
  for (const file of ['index.html', 'hilfe.html', '404.html', 'settings.xml'])
    writeFileSync(path.join(buildDir, file), '<h1>x</h1>');
  writeFileSync(path.join(buildDir, 'large.pdf'), Buffer.alloc(8 * 1024 * 1024));
  server = createStaticServer(
    buildDir,
    serverDefinition({siteUrl: 'https://docs.example.org', answerPost: ['/settings.xml']}),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(buildDir, {recursive: true, force: true});
});

it('serves each page at one address', async () => {
  expect(await status('/hilfe')).toBe(200);
  const {status: code, headers} = await fetch(`${origin()}/hilfe.html?q=1`, {redirect: 'manual'});
  expect([code, headers.get('location')]).toEqual([301, '/hilfe?q=1']);
  expect(await status('/weg')).toBe(404);
});

it('answers POST for the files that programs ask for so, and for no other', async () => {
  const post = (route: string): Promise<Response> => fetch(origin() + route, {method: 'POST', body: '<Request/>'});
  expect(await (await post('/settings.xml')).text()).toBe('<h1>x</h1>');
  expect((await post('/hilfe')).status).toBe(405);
});

it('goes on while the build is being replaced', async () => {
  rmSync(buildDir, {recursive: true});
  expect(await status('/hilfe')).toBe(404);
  expect(await status('/')).toBe(404);
});

it('says nothing on a connection on which nothing was asked in time', async () => {
  server.on('connection', (socket) => {
    server.emit('clientError', Object.assign(new Error('late'), {code: 'ERR_HTTP_REQUEST_TIMEOUT'}), socket);
  });
  let said = '';
  await new Promise<unknown>((resolve) => {
    connect((server.address() as AddressInfo).port, '127.0.0.1')
      .on('data', (data) => (said += data.toString()))
      .on('close', resolve);
  });
  expect(said).toBe('');
});

it('closes the file of a download that the client aborts', {skip: process.platform !== 'linux'}, async () => {
  const openFiles = (): number =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).endsWith('large.pdf');
      } catch {
        return false;
      }
    }).length;
  const abort = (): Promise<void> =>
    new Promise((resolve) => {
      const request = get(`${origin()}/large.pdf`, (response) => {
        response.destroy();
        resolve();
      });
      request.on('error', () => undefined);
    });
  await Promise.all(Array.from({length: 20}, abort));
  await expect.poll(openFiles).toBe(0);
});
