import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {headersFor} from 'docusaurus-publish/server';
import {readHeadersFile} from '../../packages/docusaurus-publish/tests/headersFile';
import type {TestServer} from '../../scripts/servers';
import {server as definition} from '../../scripts/localServer';

/** A line of `_redirects`. */
interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export const readRedirects = (text: string): readonly Redirect[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))
    .map(([from = '', to = '', status]) => ({from, to, status: Number(status)}));

/** Types that every host knows; others have to stand in `_headers`. */
const commonTypes = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.xml',
  '.svg',
  '.txt',
  '.png',
  '.webp',
  '.avif',
  '.ico',
]);
const typeOf = (file: string): string | undefined =>
  commonTypes.has(path.extname(file)) ? headersFor(definition, file)['Content-Type'] : 'application/octet-stream';

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/**
 * A host that serves a folder and reads `_headers` and `_redirects` (Cloudflare Pages' form) on the loopback interface:
 * `/x` comes from `x.html` or `x/index.html`, what is missing from `404.html`. It knows nothing else of the site.
 */
export async function startFolderHost(folder: string): Promise<TestServer> {
  const read = (name: string): string => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const headers = read('_headers');
  const redirects = readRedirects(read('_redirects'));
  const server = createServer((request, response) => {
    const [requested = '/'] = (request.url ?? '/').split('?');
    const own = readHeadersFile(headers, requested);
    const redirect = redirects.find(({from}) => from === requested);
    if (redirect) {
      response.writeHead(redirect.status, {...own, Location: redirect.to}).end();
      return;
    }
    const place = path.join(folder, decodeURI(requested));
    const file = [place, `${place}.html`, path.join(place, 'index.html')].find(isFile);
    const sent = file ?? path.join(folder, '404.html');
    response
      .writeHead(file ? 200 : 404, {'Content-Type': typeOf(sent), Vary: 'Accept-Encoding', ...own})
      .end(request.method === 'HEAD' ? undefined : readFileSync(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
