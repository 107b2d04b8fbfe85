import {connect} from 'node:net';

/** An answer as it came over the wire. */
export interface RawAnswer {
  readonly status: number;
  /** Names in lower case; values of a repeated header joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A request byte by byte: clients' libraries would tidy up what these tests are about. */
export interface RawRequest {
  readonly method?: string;
  /** Target as it stands in the request line. */
  readonly path: string;
  readonly version?: '1.0' | '1.1';
  /** In their order; names may repeat. `Host` and `Connection: close` come by themselves. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
}

/** Longest time that a server may think about one request. */
const patience = 60_000;

const endOfHead = '\r\n\r\n';

function unchunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let position = 0;
  for (;;) {
    const end = body.indexOf('\r\n', position);
    const size = end < 0 ? 0 : parseInt(body.subarray(position, end).toString('latin1'), 16);
    if (!(size > 0)) {
      return Buffer.concat(parts);
    }
    parts.push(body.subarray(end + 2, end + 2 + size));
    position = end + 2 + size + 2;
  }
}

function parse(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf(endOfHead);
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (end < 0 || Number.isNaN(status)) {
    throw new Error(`No HTTP answer but ${JSON.stringify(bytes.subarray(0, 200).toString('latin1'))}`);
  }
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = key in headers ? `${headers[key]}, ${value}` : value;
  }
  const body = bytes.subarray(end + endOfHead.length);
  return {status, headers, body: headers['transfer-encoding'] === 'chunked' ? unchunk(body) : body};
}

/** The bytes of a request. */
export const requestBytes = ({method = 'GET', path, version = '1.1', headers = []}: RawRequest): Buffer =>
  Buffer.from(
    [
      `${method} ${path} HTTP/${version}`,
      'Host: 127.0.0.1',
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      endOfHead.slice(2),
    ].join('\r\n'),
  );

/**
 * Sends bytes to a server on the loopback interface and reads the answer until the server hangs up.
 *
 * @throws Error when the server answers nothing, or hangs
 */
export function sendBytes(port: number, bytes: Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const finish = (): void => {
      try {
        resolve(parse(Buffer.concat(chunks)));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    socket.setTimeout(patience, () => socket.destroy(new Error('The server did not hang up.')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', finish);
    // A server may close while a huge request is still being sent; what it said before counts.
    socket.on('error', (error) => (chunks.length > 0 ? finish() : reject(error)));
  });
}

export const sendRaw = (port: number, request: RawRequest): Promise<RawAnswer> =>
  sendBytes(port, requestBytes(request));
