/**
 * How much the configuration costs: Caddy with all of it against Caddy with one line, by wrk on the loopback interface.
 * `npm run bench:server [-- SECONDS]` (60), 256 connections, alternating runs; fails below {@link goal}.
 */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {freePort, startCaddy} from '../../scripts/servers';

const goal = 0.9;
const connections = 256;
/** Pairs of runs: the ratio is the median of theirs. */
const pairs = 3;

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
    '/search-index.json',
    '/rss.xml',
  ];
}

interface Load {
  readonly requestsPerSecond: number;
  readonly failed: number;
}

function load(port: number, script: string): Load {
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
  const number = (pattern: RegExp): number => Number(pattern.exec(stdout)?.[1] ?? 0);
  const sockets = [...(/Socket errors: (.*)/.exec(stdout)?.[1] ?? '').matchAll(/\d+/g)].reduce(
    (sum, [count]) => sum + Number(count),
    0,
  );
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + sockets,
  };
}

/** Resident memory of a process in MiB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function startOneLine(folder: string): Promise<{port: number; stop: () => Promise<void>}> {
  const port = await freePort();
  const config = path.join(folder, 'Caddyfile');
  writeFileSync(
    config,
    `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\troot * ${buildDir}\n\ttry_files {path}.html {path}\n\tfile_server {\n\t\tprecompressed br gzip\n\t}\n}\n`,
  );
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: 'ignore',
    env: {...process.env, HOME: folder},
  });
  await delay(2000);
  return {
    port,
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

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
  const oneLine = await startOneLine(folder);
  const ratios: number[] = [];
  const memory: number[] = [];
  let failed = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const [ours, theirs] = [load(full.docs, script), load(oneLine.port, script)];
    memory.push(Math.round(memoryOf(full.pid)));
    failed += ours.failed;
    ratios.push(ours.requestsPerSecond / theirs.requestsPerSecond);
    console.log(
      `${Math.round(ours.requestsPerSecond)} to ${Math.round(theirs.requestsPerSecond)} requests a second, ${ours.failed} failed`,
    );
  }
  await full.stop();
  await oneLine.stop();
  rmSync(folder, {recursive: true});
  const ratio = ratios.toSorted((a, b) => a - b)[pairs >> 1] ?? 0;
  console.log(
    `ratio ${ratio.toFixed(2)} (goal ${goal}); ${failed} failed; memory after each run: ${memory.join(', ')} MiB`,
  );
  process.exitCode = ratio >= goal && failed === 0 ? 0 : 1;
}

void main();
