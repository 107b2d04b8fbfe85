/** What goes wrong on the way to a visitor, for the browser tests (tests/e2e/faults.spec.ts, tests/firefox/). */
import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {maxHeaderSize} from 'docusaurus-publish/server';
import {createLocalServer} from '../../scripts/localServer';

/** Texts that must do nothing but be read, wherever they are put. */
export const hostileTexts = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '\u0000\u0007\u001b[31m',
  '\u202egnp.exe\u202c \u200f\u2067',
  'ä'.repeat(10_000),
  'a'.repeat(100_000),
  '{{constructor.constructor("alert(1)")()}}',
  "javascript:alert(1)//'",
] as const;

/** Queries that are no text, and settings that nobody offers. */
export const oddQueries = [
  '?q=%',
  '?q=%zz',
  '?q=%C3',
  '?_highlight=%E0%A4%A',
  `?${'_highlight=a&'.repeat(9000)}`,
  '?docusaurus-theme=%22%3E',
  '?docusaurus-data-x=%3Cscript%3E',
] as const;

/** Answers for the search's index that are no index. */
export const brokenIndexes = [
  ['is missing', {status: 404, body: 'nothing'}],
  ['fails on the server', {status: 500, body: ''}],
  ['is garbage', {status: 200, body: '{"x":'}],
  ['is another file', {status: 200, body: '{}'}],
] as const;

/** What happens to the answer for a path: another answer, a late one (milliseconds), none at all, or another policy. */
export type Fault =
  | {readonly status: number; readonly body: string}
  | {readonly delay: number}
  | 'lost'
  | {readonly policy: (policy: string) => string};

export interface FaultyServer {
  readonly origin: string;
  /** Asked about each request; `undefined` lets it be answered as ever. */
  fault: (path: string) => Fault | undefined;
  stop(): Promise<void>;
}

/** The local server over a build, on a free loopback port, with faults on the way. */
export async function startFaultyServer(buildDir: string): Promise<FaultyServer> {
  const whole = createLocalServer(buildDir);
  const server = createServer({maxHeaderSize}, (request: IncomingMessage, response: ServerResponse) => {
    const fault = faulty.fault((request.url ?? '').replace(/\?.*/s, ''));
    const answer = (): unknown => whole.emit('request', request, response);
    if (fault === undefined) {
      answer();
    } else if (fault === 'lost') {
      request.socket.destroy();
    } else if ('delay' in fault) {
      setTimeout(answer, fault.delay);
    } else if ('policy' in fault) {
      const writeHead = response.writeHead.bind(response);
      response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
        const policy = fault.policy(headers['Content-Security-Policy'] ?? '');
        return writeHead(status, {...headers, 'Content-Security-Policy': policy});
      }) as typeof response.writeHead;
      answer();
    } else {
      response.writeHead(fault.status, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'});
      response.end(fault.body);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const faulty: FaultyServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: () => undefined,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return faulty;
}
