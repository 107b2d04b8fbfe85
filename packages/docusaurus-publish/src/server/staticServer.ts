import {createServer, type Server} from 'node:http';
import path from 'node:path';
import type {Duplex} from 'node:stream';
import {compressedCopy, oddEncoding, oddPath, spellings} from './addresses';
import type {Configuration} from './caddy';
import {covers, headersFor, hiddenFiles, type Headers, type ServerDefinition} from './definition';
import {answerWithFile, fileStats} from './fileAnswer';
import {configurationOf} from './serverFiles';

const odd = new RegExp(oddPath);
const oddlyEncoded = new RegExp(oddEncoding);
const copy = new RegExp(compressedCopy);
const spelling = new RegExp(`^(/.+?)${spellings}$`, 's');
const malformed = /%(?![0-9a-f]{2})/i;

/** As much as Caddy takes (limits.caddy), so that long addresses and headers get the same answers. In bytes. */
export const maxHeaderSize = 128 * 1024;

/** Requests that take longer are given up, in milliseconds; and how often that is looked for. */
const patience = {headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000};
/** Clients that read nothing for this time are hung up on, in milliseconds. */
const idleTimeout = 30_000;
/** Two descriptors for each connection, its own and that of a file, are less than the 1,024 that many systems allow. */
const maxConnections = 400;

/** Answers to what Node's parser refuses, as Go's servers give them. */
const refusals: Readonly<Record<string, string>> = {
  HPE_INVALID_METHOD: '405 Method Not Allowed',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
};

/**
 * Answers a request that could not be read; the connection is of no further use. Whoever took too long is hung up on, as
 * Go's servers do: a browser takes an answer on a connection that it opened in advance for that to its next request.
 */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (['ECONNRESET', 'ERR_HTTP_REQUEST_TIMEOUT'].includes(error.code ?? '') || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = refusals[error.code ?? ''] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n${status}`);
}

/**
 * Reads the target of a request (RFC 9112, 3.2): a path, or an absolute address as proxies send it.
 *
 * @returns the path as sent and decoded, and the query with its `?`; `undefined` for a bad request, which names nothing
 */
function readTarget(url: string) {
  // Node hands bytes over one by one; programs that send umlauts unencoded mean UTF-8.
  const bytes = Buffer.from(url, 'latin1')
    .toString('utf8')
    .replace(/^https?:\/\/[^/?]*/i, '');
  const [encoded = '', query = ''] = bytes.split(/(\?.*)/s);
  if (!encoded.startsWith('/') || malformed.test(encoded)) return undefined;
  const plain = encoded.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
  const decoded = Buffer.from(
    plain.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  );
  // Bytes that are no UTF-8 stay as they are, in a form that no file name has.
  return {encoded: plain, decoded: decoded.toString('utf8'), query};
}
type Target = NonNullable<ReturnType<typeof readTarget>>;

/** What the server does for a target; nothing for the 404 page. */
type Answer = {readonly file: string} | {readonly location: string} | undefined;

/** Decides as the generated configurations of other servers do, in the same order. */
function decide({moves}: Configuration, isFile: (file: string) => boolean) {
  const moved = new Map(moves.map((move) => [move.from, move]));
  return ({encoded, decoded, query}: Target): Answer => {
    const [, plain = decoded] = spelling.exec(decoded) ?? [];
    const isHidden = plain === '/404' || copy.test(decoded) || hiddenFiles.some((each) => covers(each, decoded));
    if (odd.test(decoded) || oddlyEncoded.test(encoded) || isHidden) return undefined;
    const target = moved.get(plain);
    if (target && isFile(target.file)) return {location: target.to + query};
    if (plain !== decoded) {
      // Cut from the path as sent, so that the target stays encoded as it was requested.
      const [, location] = spelling.exec(encoded) ?? [];
      return location && isFile(`${plain}.html`) ? {location: location + query} : undefined;
    }
    const file = [decoded === '/' ? '/index.html' : `${decoded}.html`, decoded].find(isFile);
    return file === undefined ? undefined : {file};
  };
}

/**
 * Serves a build as production does: every page at exactly one address, other spellings redirect there with their query,
 * unknown paths get the 404 page with status 404. Answers what Caddy answers with the configuration of the same
 * definition, to requests of all kinds. Node allows less in two cases: several ranges at once get the whole file, and
 * bytes beyond ASCII in a request line are a bad request.
 *
 * @throws Error when there is no build
 */
export function createStaticServer(buildDir: string, definition: ServerDefinition): Server {
  const configuration = configurationOf(buildDir, definition);
  const headersOf = (file: string): Headers => headersFor(configuration, file);
  const fullPath = (file: string): string => path.join(buildDir, file);
  const external = new Map(definition.externalRedirects.map(({from, to}) => [from, to]));
  const isPosted = (method: string, {decoded}: Target): boolean =>
    method === 'POST' && definition.answerPost.includes(decoded);
  const answerTo = decide(configuration, (file) => fileStats(fullPath(file)) !== undefined);

  const server = createServer({maxHeaderSize, ...patience}, (request, response) => {
    const {method = 'GET', url = '/'} = request;
    const target = readTarget(url);
    const respond = (status: number, headers: Headers): void => {
      response.writeHead(status, {...configuration.headers, 'Content-Length': '0', ...headers}).end();
    };
    if (method === 'OPTIONS' && url === '*') {
      // About the server as a whole (RFC 9110, 9.3.7): it is there.
      response.writeHead(200, {'Content-Length': '0'}).end();
    } else if (!target) {
      response
        .writeHead(400, {'Content-Type': 'text/plain; charset=utf-8', Connection: 'close'})
        .end('400 Bad Request');
    } else if (external.has(target.decoded)) {
      // Of any method: clients of calendars begin with PROPFIND.
      respond(302, {Location: external.get(target.decoded)!});
    } else if (method === 'OPTIONS' && definition.preflight.includes(target.decoded)) {
      const {'Content-Type': _, ...headers} = headersOf(target.decoded);
      response.writeHead(204, headers).end();
    } else if (method === 'POST' && definition.noContent.some((folder) => covers(folder, target.decoded))) {
      response.writeHead(204, configuration.headers).end();
    } else if (method !== 'GET' && method !== 'HEAD' && !isPosted(method, target)) {
      respond(405, {Allow: 'GET, HEAD'});
    } else {
      const answer = answerTo(target);
      if (!answer) answerWithFile(request, response, fullPath('404.html'), headersOf('/404.html'), true);
      else if ('file' in answer) answerWithFile(request, response, fullPath(answer.file), headersOf(answer.file));
      else respond(301, {Location: answer.location});
    }
  });
  server.maxConnections = maxConnections;
  return server.setTimeout(idleTimeout).on('clientError', refuse);
}
