import {createReadStream, statSync, type Stats} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream';
import {encodings, type Encoding} from '../precompress';
import type {Headers} from './definition';

/** A file of the build, or nothing. Names that the system cannot have (too long, not a folder) are no files. */
export function fileStats(file: string): Stats | undefined {
  try {
    const stats = statSync(file);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Encodings that a client takes, best first (RFC 9110, 12.5.3): by its weights, then by ours.
 *
 * @param header - `Accept-Encoding` of the request
 */
export function acceptedEncodings(header: string): Encoding[] {
  const weights = new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
      const value = Number(weight || NaN);
      // An invalid weight counts as if it were not there.
      return [name, value >= 0 && value <= 1 ? value : 1];
    }),
  );
  const weight = (name: string): number => weights.get(name) ?? 0;
  return encodings.filter(({name}) => weight(name) > 0).sort((a, b) => weight(b.name) - weight(a.name));
}

/** Whole seconds, as dates in headers have them. */
const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);
const secondsOf = (date = ''): number => seconds(Date.parse(date));

/** A file as it is sent: in the best encoding that the client takes and the build has; undefined when it is missing. */
function negotiate({headers}: IncomingMessage, file: string) {
  const original = fileStats(file);
  if (!original) return undefined;
  const represent = ({mtimeMs, size}: Stats, ending = '', encoding?: string) => ({
    file: file + ending,
    size,
    encoding,
    /** The same as Caddy's: seconds, then size, both to the base 36. */
    etag: `"${seconds(mtimeMs).toString(36)}${size.toString(36)}"`,
    /** Date of the original, in seconds. */
    modified: seconds(original.mtimeMs),
  });
  for (const {name, ending} of acceptedEncodings(headers['accept-encoding'] ?? '')) {
    const stats = fileStats(file + ending);
    if (stats) return represent(stats, ending, name);
  }
  return represent(original);
}
type Representation = NonNullable<ReturnType<typeof negotiate>>;

/** 304 and 412 for conditional requests (RFC 9110, 13.2.2). */
function conditionalStatus({headers}: IncomingMessage, {etag, modified}: Representation): 304 | 412 | undefined {
  const {'if-match': ifMatch, 'if-none-match': ifNoneMatch} = headers;
  const names = (list: string): boolean => list.split(',').some((tag) => tag.trim() === '*' || tag.trim() === etag);
  if (ifMatch === undefined ? modified > secondsOf(headers['if-unmodified-since']) : !names(ifMatch)) return 412;
  const isKnown =
    ifNoneMatch === undefined
      ? modified <= secondsOf(headers['if-modified-since'])
      : names(ifNoneMatch.replaceAll('W/', ''));
  return isKnown ? 304 : undefined;
}

/**
 * The part of a file that is requested (RFC 9110, 14.2): `undefined` for all of it, which is also the answer to several
 * parts at once; `'unsatisfiable'` for one that the file does not have.
 */
function requestedRange({headers}: IncomingMessage, {size, etag, modified}: Representation) {
  const {range} = headers;
  const condition = headers['if-range']?.toString() ?? etag;
  const isOther = condition !== etag && secondsOf(condition) !== modified;
  if (range === undefined || range.includes(',') || isOther) return undefined;
  const [, first = '', last = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/.exec(range) ?? [];
  const start = first ? Number(first) : size - Math.min(Number(last), size);
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? {start, end} : 'unsatisfiable';
}

/** For files that are gone by now: a new build is taking the place of the old one. */
const answerMissing = (response: ServerResponse): unknown => response.writeHead(404, {'Content-Length': 0}).end();

/** Sends a file, or a part of it. */
function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  {file, size, encoding}: Representation,
  {start, end} = {start: 0, end: size - 1},
): void {
  const length = end - start + 1;
  const own = {...(encoding && {'Content-Encoding': encoding}), 'Content-Length': length};
  const writeHead = (): ServerResponse => response.writeHead(status, {...headers, ...own});
  if (request.method === 'HEAD' || length === 0) {
    writeHead().end();
    return;
  }
  const stream = createReadStream(file, {start, end});
  stream.once('error', () => !response.headersSent && answerMissing(response));
  stream.once('open', () => {
    writeHead();
    // Closes the file and the connection when either breaks off; there is nobody to tell then.
    pipeline(stream, response, () => undefined);
  });
}

/**
 * Answers with a file: compressed if the client takes it and the build has it, 304 if the client has it already, a part if
 * it requests one.
 *
 * @param headers - headers of the answer, by `headersFor`
 * @param isErrorPage - sends all of it with status 404, whatever the request's conditions: it must not be taken for a copy
 *   of another answer
 */
export function answerWithFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Headers,
  isErrorPage = false,
): void {
  const found = negotiate(request, file);
  if (!found || isErrorPage) {
    if (found) send(request, response, 404, headers, found);
    else answerMissing(response);
    return;
  }
  const {size, etag, modified} = found;
  const dated = {...headers, ETag: etag, 'Last-Modified': new Date(modified * 1000).toUTCString()};
  const status = conditionalStatus(request, found);
  const range = requestedRange(request, found);
  if (status === 304) {
    const {'Content-Type': _, 'Last-Modified': __, ...known}: Record<string, string> = dated;
    response.writeHead(304, known).end();
  } else if (status === 412 || range === 'unsatisfiable') {
    response.writeHead(status ?? 416, {...dated, 'Content-Length': 0}).end();
  } else if (range) {
    const contentRange = `bytes ${range.start}-${range.end}/${size}`;
    send(request, response, 206, {...dated, 'Accept-Ranges': 'bytes', 'Content-Range': contentRange}, found, range);
  } else {
    send(request, response, 200, {...dated, 'Accept-Ranges': 'bytes'}, found);
  }
}
