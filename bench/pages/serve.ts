import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {freePort} from '../../scripts/servers';

export interface Served {
  /** `https://localhost:PORT`, with a certificate that no system trusts. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Any folder as a careful operator would serve it: HTTP/2, brotli files made before, long cache for named assets. */
const caddyfile = (folder: string, port: number, storage: string): string => `
{
	admin off
	auto_https disable_redirects
	skip_install_trust
	storage file_system ${storage}
}
https://localhost:${port} {
	bind 127.0.0.1
	tls internal
	root * "${folder}"
	try_files {path} {path}.html {path}/index.html
	header Cache-Control no-cache
	header /assets/* Cache-Control "public, max-age=31536000, immutable"
	header /_astro/* Cache-Control "public, max-age=31536000, immutable"
	file_server {
		precompressed br gzip
	}
}
`;

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/**
 * Serves a folder with Caddy on the loopback interface.
 *
 * @throws Error when there is no Caddy, or it does not start within ten seconds
 */
export async function serve(folder: string): Promise<Served> {
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'bench-pages-'));
  const port = await freePort();
  const config = path.join(temporary, 'Caddyfile');
  writeFileSync(config, caddyfile(path.resolve(folder), port, temporary));
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    stdio: 'ignore',
    env: {...process.env, HOME: temporary},
  });
  const gone = once(child, 'exit');
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await listens(port)) {
      return {
        origin: `https://localhost:${port}`,
        async stop() {
          child.kill();
          await gone;
          rmSync(temporary, {recursive: true, force: true});
        },
      };
    }
    await delay(100);
  }
  throw new Error('Caddy does not start: is it installed? On Debian, as root: apt-get install caddy');
}
