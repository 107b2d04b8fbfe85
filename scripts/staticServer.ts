import {readFileSync, statSync} from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {provider} from '../src/provider';
import {docsAreas} from '../src/site/docsArea';

/** Spellings of a page's address besides its own: `/x.html`, `/x/` and `/x/index.html`. */
const spelling = /^(\/.+?)(?:\.html|\/|\/index\.html)$/;

/** Paths that lead to a page of another name, whether spelled plainly or not. */
const startPages = new Map<string, string>([
  ['/index', '/'],
  ...Object.entries(docsAreas).map(([id, {mainRoute}]): [string, string] => [`/${id}`, mainRoute]),
]);

const changePassword = '/.well-known/change-password';

/** Types that the file's name does not tell, or not with its character set. */
const contentTypes: readonly (readonly [RegExp, string])[] = [
  [/\.mobileconfig$/, 'application/x-apple-aspen-config'],
  [/\/config-v1\.1\.xml$/, 'application/xml'],
  [/^\/\.well-known\/matrix\//, 'application/json'],
  [/\.schema\.json$/, 'application/schema+json'],
  [/\.ico$/, 'image/x-icon'],
  [/\.txt$/, 'text/plain; charset=utf-8'],
  [/\.js$/, 'text/javascript; charset=utf-8'],
  [/\.css$/, 'text/css; charset=utf-8'],
];

/** Files that pages of other origins may read: all need the first header, Matrix asks for the others, too. */
const allowOrigin = {'Access-Control-Allow-Origin': '*'};
const matrixCors = {
  ...allowOrigin,
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'X-Requested-With, Content-Type, Authorization',
};
const matrixFile = /^\/\.well-known\/matrix\/(?:client|server)$/;
const serviceList = /^\/dienste(?:\.schema)?\.json$/;

function setFileHeaders(response: ServerResponse, pathname: string): void {
  const type = contentTypes.find(([name]) => name.test(pathname))?.[1];
  if (type) {
    response.setHeader('Content-Type', type);
  }
  const cors = matrixFile.test(pathname) ? matrixCors : serviceList.test(pathname) ? allowOrigin : {};
  response.setHeaders(new Map(Object.entries(cors)));
  response.setHeader(
    'Cache-Control',
    pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}

/** The decoded path, `undefined` when its bytes are no UTF-8: no file has such a name. */
function decodePath(encodedPath: string): string | undefined {
  try {
    return decodeURIComponent(encodedPath);
  } catch {
    return undefined;
  }
}

/**
 * Serves a build as production does (deploy/Caddyfile; tests/requests.ts holds what both must answer): every page at
 * exactly one address, other spellings redirect there with their query, unknown paths get the 404 page with status 404.
 */
export function createStaticServer(buildDir: string): Server {
  const notFoundPage = readFileSync(path.join(buildDir, '404.html'));
  const isFile = (pathname: string): boolean =>
    !pathname.includes('\0') && (statSync(path.join(buildDir, pathname), {throwIfNoEntry: false})?.isFile() ?? false);
  const serve = sirv(buildDir, {etag: true, dotfiles: true, extensions: [], setHeaders: setFileHeaders});

  return createServer((request, response) => {
    const answer = (status: number, headers: Record<string, string>): void => {
      response.writeHead(status, {'Cache-Control': 'no-cache', ...headers}).end();
    };
    const notFound = (): void => {
      response.writeHead(404, {
        'Cache-Control': 'no-cache',
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': notFoundPage.length,
      });
      response.end(request.method === 'HEAD' ? undefined : notFoundPage);
    };
    const [encodedPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const redirect = (target: string): void => answer(301, {Location: target + (query ? `?${query}` : '')});
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');

    if (/%(?![0-9a-f]{2})/i.test(encodedPath)) {
      answer(400, {'Content-Type': 'text/plain; charset=utf-8'});
      return;
    }
    if (request.method === 'OPTIONS' && matrixFile.test(encodedPath)) {
      answer(204, matrixCors);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      answer(405, {Allow: 'GET, HEAD'});
      return;
    }
    const pathname = decodePath(encodedPath);
    // Pages have no doubled slashes; a redirect to //x would leave the site.
    if (pathname === undefined || pathname.includes('//')) {
      notFound();
      return;
    }
    const plain = spelling.exec(pathname)?.[1] ?? pathname;
    const startPage = startPages.get(plain);
    if (plain === '/404') {
      notFound();
    } else if (startPage !== undefined) {
      redirect(startPage);
    } else if (pathname === changePassword) {
      answer(302, {Location: provider.account.url});
    } else if (plain !== pathname) {
      // Cut from the encoded path, so that the target stays encoded as it was asked for.
      const encodedPlain = spelling.exec(encodedPath)?.[1];
      if (encodedPlain && isFile(`${plain}.html`)) {
        redirect(encodedPlain);
      } else {
        notFound();
      }
    } else {
      const file = pathname === '/' ? '/index.html' : isFile(`${pathname}.html`) ? `${pathname}.html` : pathname;
      if (isFile(file)) {
        request.url = encodeURI(file);
        serve(request, response, notFound);
      } else {
        notFound();
      }
    }
  });
}
