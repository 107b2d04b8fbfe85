import {createReadStream, statSync, type Stats} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {pipeline} from 'node:stream';
import {encodings} from './caddy';

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
export function acceptedEncodings(header: string): (typeof encodings)[number][] {
  const weights = new Map(
    header.split(',').map((part): [string, number] => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      const value = Number(weight?.slice('q='.length) || NaN);
      // A weight that is none counts as if it were not there.
      return [name, value >= 0 && value <= 1 ? value : 1];
    }),
  );
  const weight = (name: string): number => weights.get(name) ?? 0;
  return encodings.filter(({name}) => weight(name) > 0).sort((a, b) => weight(b.name) - weight(a.name));
}

/** Whole seconds, as dates in headers have them. */
const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Changes with content and date, and is the same as Caddy's: seconds, then size, both to the base 36. */
const etagOf = ({mtimeMs, size}: Stats): string => `"${seconds(mtimeMs).toString(36)}${size.toString(36)}"`;

const tags = (header: string): string[] => header.split(',').map((tag) => tag.trim());
const weak = (tag: string): string => tag.replace(/^W\//, '');

/** 304 and 412 for conditional requests (RFC 9110, 13.2.2). */
function conditionalStatus({headers}: IncomingMessage, etag: string, modified: number): 304 | 412 | undefined {
  const day = (value: string | undefined): number => seconds(Date.parse(value ?? ''));
  const unmodifiedSince = day(headers['if-unmodified-since']);
  if (headers['if-match'] !== undefined) {
    const wanted = tags(headers['if-match']);
    if (!wanted.includes('*') && !wanted.includes(etag)) {
      return 412;
    }
  } else if (modified > unmodifiedSince) {
    return 412;
  }
  if (headers['if-none-match'] !== undefined) {
    const known = tags(headers['if-none-match']);
    return known.includes('*') || known.map(weak).includes(etag) ? 304 : undefined;
  }
  return modified <= day(headers['if-modified-since']) ? 304 : undefined;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that is asked for (RFC 9110, 14.2): `undefined` for all of it, which is also the answer to several
 * parts at once; `'unsatisfiable'` for one that the file has not.
 */
function requestedRange(
  {headers}: IncomingMessage,
  size: number,
  etag: string,
  modified: number,
): Range | 'unsatisfiable' | undefined {
  const {range} = headers;
  const condition = headers['if-range']?.toString();
  const condemned = condition !== undefined && condition !== etag && seconds(Date.parse(condition)) !== modified;
  if (range === undefined || condemned || range.includes(',')) {
    return undefined;
  }
  const match = /^bytes=\s*(?:(\d+)\s*-\s*(\d*)|-\s*(\d+))\s*$/.exec(range);
  if (!match) {
    return 'unsatisfiable';
  }
  const [, first, last, suffix] = match;
  const start = first === undefined ? Math.max(0, size - Number(suffix)) : Number(first);
  const end = first === undefined || !last ? size - 1 : Math.min(Number(last), size - 1);
  const backwards = last ? Number(last) < Number(first) : false;
  return start >= size || backwards ? 'unsatisfiable' : {start, end};
}

interface Found {
  readonly file: string;
  readonly stats: Stats;
  /** Date of the original, in seconds. */
  readonly modified: number;
  /** Of a compressed file that lies beside the original. */
  readonly encoding?: string;
}

/** The file in the best encoding that the client takes and the build has. @returns undefined when the file itself is missing */
function negotiate(request: IncomingMessage, file: string): Found | undefined {
  const original = fileStats(file);
  if (!original) {
    return undefined;
  }
  const modified = seconds(original.mtimeMs);
  for (const {name, ending} of acceptedEncodings(request.headers['accept-encoding'] ?? '')) {
    const stats = fileStats(file + ending);
    if (stats) {
      return {file: file + ending, stats, modified, encoding: name};
    }
  }
  return {file, stats: original, modified};
}

function sendBody(request: IncomingMessage, response: ServerResponse, {file, stats}: Found, {start, end}: Range): void {
  if (request.method === 'HEAD' || stats.size === 0) {
    response.end();
    return;
  }
  // Closes the file and the connection when either breaks off; there is nobody to tell then.
  pipeline(createReadStream(file, {start, end}), response, () => undefined);
}

/** For files that are gone by now: a new build is taking the place of the old one. */
const answerMissing = (response: ServerResponse): unknown => response.writeHead(404, {'Content-Length': 0}).end();

/** All of a file, whatever the request's conditions: for the 404 page, which must not be taken for a copy of an answer. */
export function answerWithPage(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const found = negotiate(request, file);
  if (!found) {
    answerMissing(response);
    return;
  }
  response.writeHead(status, {
    ...headers,
    ...(found.encoding && {'Content-Encoding': found.encoding}),
    'Content-Length': found.stats.size,
  });
  sendBody(request, response, found, {start: 0, end: found.stats.size - 1});
}

/**
 * Answers with a file: compressed if the client takes it and the build has it, 304 if the client has it already, a part if
 * it asks for one.
 *
 * @param headers - headers of the answer, by `headersFor`
 */
export function answerWithFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  headers: Readonly<Record<string, string>>,
): void {
  const found = negotiate(request, file);
  if (!found) {
    answerMissing(response);
    return;
  }
  const {modified, stats} = found;
  const {size} = stats;
  const etag = etagOf(stats);
  const tagged = {...headers, ETag: etag};
  const dated = {...tagged, 'Last-Modified': new Date(modified * 1000).toUTCString()};
  const status = conditionalStatus(request, etag, modified);
  if (status === 304) {
    const {'Content-Type': _, ...known} = tagged as Record<string, string>;
    response.writeHead(304, known).end();
    return;
  }
  if (status === 412) {
    response.writeHead(412, {...dated, 'Content-Length': 0}).end();
    return;
  }
  const encoding = found.encoding && {'Content-Encoding': found.encoding};
  const range = requestedRange(request, size, etag, modified);
  if (range === 'unsatisfiable') {
    response.writeHead(416, {...dated, ...encoding, 'Content-Range': `bytes */${size}`, 'Content-Length': 0}).end();
    return;
  }
  const part = range ?? {start: 0, end: size - 1};
  response.writeHead(range ? 206 : 200, {
    ...dated,
    ...encoding,
    'Accept-Ranges': 'bytes',
    'Content-Length': part.end - part.start + 1,
    ...(range && {'Content-Range': `bytes ${part.start}-${part.end}/${size}`}),
  });
  sendBody(request, response, found, part);
}
