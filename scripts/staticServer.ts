import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {docsAreas} from '../src/site/docsArea';

const areaRedirects = new Map<string, string>(Object.entries(docsAreas).map(([id, {mainRoute}]) => [`/${id}`, mainRoute]));

/** Names the page that a path means: `/x/`, `/x.html` and `/x/index.html` all mean `/x`. */
export function plainPath(pathname: string): string {
  const plain = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '').replace(/\/+$/, '') || '/';
  return areaRedirects.get(plain) ?? plain;
}

/**
 * Serves a build as production does (deploy/Caddyfile): every page at exactly one address,
 * other spellings redirect there with their query, unknown paths get the 404 page with status 404.
 */
export function createStaticServer(buildDir: string): Server {
  const notFoundPage = readFileSync(path.join(buildDir, '404.html'));
  const isPage = (pathname: string): boolean => {
    const file = path.join(buildDir, pathname === '/' ? 'index.html' : `${pathname}.html`);
    return existsSync(file) && statSync(file).isFile();
  };
  const serve = sirv(buildDir, {etag: true, dotfiles: true, extensions: ['html']});

  return createServer((request, response) => {
    const notFound = (): void => {
      response.writeHead(404, {'Content-Type': 'text/html; charset=utf-8', 'Content-Length': notFoundPage.length});
      response.end(request.method === 'HEAD' ? undefined : notFoundPage);
    };
    const [encodedPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    let pathname: string;
    try {
      pathname = decodeURIComponent(encodedPath);
    } catch {
      notFound(); // malformed percent-encoding names no page
      return;
    }
    const plain = plainPath(pathname);
    if (plain === '/404') {
      notFound();
    } else if (plain !== pathname && isPage(plain)) {
      const location = encodeURI(plain) + (query ? `?${query}` : '');
      response.writeHead(301, {Location: location}).end();
    } else {
      serve(request, response, notFound);
    }
  });
}
