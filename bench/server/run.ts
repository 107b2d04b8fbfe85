/**
 * How much the configuration costs: Caddy with all of it, with one line, and with one line that sends the same headers and
 * writes the same log, by wrk on the loopback interface. `npm run bench:server [-- SECONDS]` (60), 256 connections, in turns.
 */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {readBuiltIndex} from 'docusaurus-theme-search-german/node';
import {freePort, startCaddy} from '../../scripts/servers';
import {median} from '../median';

const connections = 256;
/** Turns: the ratios are the medians of theirs. */
const turns = 3;

const buildDir = path.resolve('build');
const seconds = Number(process.argv[2] ?? 60);

/** What a visit asks for: a page, the style sheet, scripts, a picture, and now and then the search's index or a feed. */
function realisticMix(): string[] {
  const files = (folder: string, ending: string): string[] =>
    readdirSync(path.join(buildDir, folder))
      .filter((name) => name.endsWith(ending))
      .map((name) => `/${folder}/${name}`);
  const scripts = files('assets/js', '.js');
  const pages = [
    '/',
    '/services/konto',
    '/info/intro',
    '/services/kommunikation/e-mail',
    '/impressum',
    '/services/daten/cloud',
  ];
  return [
    ...pages,
    ...pages,
    ...scripts.slice(0, 20),
    ...files('assets/css', '.css'),
    '/img/logo.svg',
    '/favicon.ico',
    `/${readBuiltIndex(buildDir).folder}/index.json`,
    '/rss.xml',
  ];
}

interface Load {
  readonly requestsPerSecond: number;
  readonly failed: number;
  /** Time of the processor that the server took for a request, in microseconds. */
  readonly effort: number;
}

/** Time of the processor that a process has taken so far, in hundredths of a second (proc(5), utime and stime). */
function processorTime(pid: number): number {
  const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(user) + Number(system);
}

function load({port, pid}: Loaded, script: string): Load {
  const before = processorTime(pid);
  const {stdout, stderr, status} = spawnSync(
    'wrk',
    [
      '--threads',
      '2',
      '--connections',
      String(connections),
      '--duration',
      `${seconds}s`,
      '--script',
      script,
      `http://127.0.0.1:${port}`,
    ],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`wrk: ${stderr || 'is it installed? On Debian, as root: apt-get install wrk'}`);
  }
  const taken = processorTime(pid) - before;
  const number = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1] ?? 0);
  const sockets = [...(/Socket errors: (.*)/.exec(stdout)?.[1] ?? '').matchAll(/\d+/g)].reduce(
    (sum, [count]) => sum + Number(count),
    0,
  );
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + sockets,
    effort: (taken * 10_000) / number(/(\d+) requests in/),
  };
}

/** Resident memory of a process in MiB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** A server under load. */
interface Loaded {
  readonly port: number;
  readonly pid: number;
}

/** Caddy with one line beside the folder, and with lines of more in front of the site and inside of it. */
async function startOneLine(
  folder: string,
  {before = '', inside = ''} = {},
): Promise<Loaded & {stop: () => Promise<void>}> {
  const port = await freePort();
  const config = path.join(folder, `Caddyfile-${port}`);
  writeFileSync(
    config,
    `{\n\tadmin off\n}\n${before}\nhttp://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\troot * ${buildDir}\n${inside}\ttry_files {path}.html {path}\n\tfile_server {\n\t\tprecompressed br gzip\n\t}\n}\n`,
  );
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: 'ignore',
    env: {...process.env, HOME: folder, DOCS_LOG: path.join(folder, 'access.log')},
  });
  await delay(2000);
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Headers and log of the site, from the part of its configuration that stands before its hosts. */
const sameHeadersAndLog = () => ({
  before: readFileSync(path.join(buildDir, '.server/docs.caddy'), 'utf8').split('(docs-common)')[0] ?? '',
  inside: '\timport docs-headers\n\timport docs-log\n',
});

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-server-'));
  const script = path.join(folder, 'mix.lua');
  const paths = realisticMix()
    .map((each) => `"${each}"`)
    .join(', ');
  writeFileSync(
    script,
    `local paths = {${paths}}\nlocal i = 0\nwrk.headers["Accept-Encoding"] = "gzip, deflate, br, zstd"\nrequest = function()\n  i = i % #paths + 1\n  return wrk.format("GET", paths[i])\nend\n`,
  );
  const full = await startCaddy(buildDir);
  const others = {
    'one line': await startOneLine(folder),
    'one line, same headers and log': await startOneLine(folder, sameHeadersAndLog()),
  };
  const rows: {name: string; throughput: number; effort: number}[] = [];
  const memory: number[] = [];
  let failed = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const ours = load({port: full.docs, pid: full.pid}, script);
    memory.push(Math.round(memoryOf(full.pid)));
    failed += ours.failed;
    for (const [name, server] of Object.entries(others)) {
      const theirs = load(server, script);
      const [throughput, effort] = [ours.requestsPerSecond / theirs.requestsPerSecond, theirs.effort / ours.effort];
      rows.push({name, throughput, effort});
    }
  }
  await Promise.all([full.stop(), ...Object.values(others).map((server) => server.stop())]);
  rmSync(folder, {recursive: true});
  console.log('Of what Caddy reaches with …: requests a second, requests for the same time of the processor');
  for (const name of Object.keys(others)) {
    const own = rows.filter((row) => row.name === name);
    const [throughput, effort] = [median(own.map((row) => row.throughput)), median(own.map((row) => row.effort))];
    console.log(`${name}: ${throughput.toFixed(2)}, ${effort.toFixed(2)}`);
  }
  console.log(`${failed} requests failed; memory after each turn: ${memory.join(', ')} MiB`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void main();
