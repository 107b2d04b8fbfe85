import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildDir} from '../support/buildOutput';
import {sendRaw} from '../support/rawRequest';
import {soak} from '../support/soak';
import {freePort} from '../../scripts/servers';

/** `SOAK_MINUTES=60 npx vitest run --project build tests/build/soak.test.ts` before a release of docusaurus-publish. */
const seconds = Number(process.env.SOAK_MINUTES ?? 0.25) * 60;
const site = mkdtempSync(path.join(os.tmpdir(), 'soak-'));
const build = path.join(site, 'build');
const large = '/large.pdf';
let port: number;
let child: ChildProcess;

/** The command with as few descriptors as many systems give: each connection takes one, each file one more. */
beforeAll(async () => {
  for (const name of ['index.html', '404.html', '.server'])
    cpSync(path.join(buildDir, name), path.join(build, name), {recursive: true});
  writeFileSync(path.join(build, large), Buffer.alloc(16 * 1024 * 1024));
  port = await freePort();
  const serve = path.resolve('packages/docusaurus-publish/bin/docusaurus-publish.mjs');
  child = spawn('sh', ['-c', `ulimit -n 1024; exec "${process.execPath}" "${serve}" serve`], {
    cwd: site,
    env: {...process.env, PORT: String(port)},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout!, 'data');
});
afterAll(() => {
  child.kill();
  rmSync(site, {recursive: true});
});

it(
  'the local server survives swaps, aborted downloads and clients that stall @all',
  async () => {
    const {requests, wrong, descriptors} = await soak({port, pid: child.pid!}, build, large, seconds);
    console.log(`${requests} requests; descriptors: ${JSON.stringify(descriptors)}`);
    expect(wrong).toEqual([]);
    expect(requests).toBeGreaterThan(20);
    expect(descriptors.most).toBeLessThan(1024);
    expect(descriptors.after).toBeLessThan(descriptors.before + 20);
  },
  (seconds + 60) * 1000,
);

it('and answers again when more clients have stalled than it has descriptors for @all', async () => {
  const sockets = Array.from({length: 1500}, (): Socket => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${large} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`));
    return socket.on('error', () => undefined).pause();
  });
  await delay(3000);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => sendRaw(port, {path: '/'}).then(({status}) => status, String), {timeout: 30_000}).toBe(200);
  expect(child.exitCode).toBeNull();
});
