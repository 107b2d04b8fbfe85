import {request, type IncomingHttpHeaders} from 'node:http';
import {expect} from 'vitest';
import {server as definition} from '../../scripts/localServer';
import {fileHostRequests, type RequestCase} from './requests';

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a path byte for byte: `fetch` would tidy up doubled slashes and dots before sending. */
export function send(
  port: number,
  {method = 'GET', path: target, sent}: RequestCase,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const type = sent && {'Content-Type': sent.type};
    request({host: '127.0.0.1', port, method, path: target, headers: {...type, ...headers}}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks).toString('utf8')}),
      );
    })
      .on('error', reject)
      .end(sent?.content);
  });
}

const tidy = (value: string | string[] | undefined): string | null =>
  value === undefined ? null : String(value).replace(/;\s*/g, '; ');

/** @throws AssertionError when a server answers a request otherwise than the table says */
export async function expectAnswer(
  port: number,
  testCase: RequestCase,
  sentHeaders?: Record<string, string>,
): Promise<void> {
  const answer = await send(port, testCase, sentHeaders);
  const wanted = testCase.headers ?? {};
  expect({
    status: answer.status,
    headers: Object.fromEntries(Object.keys(wanted).map((name) => [name, tidy(answer.headers[name])])),
  }).toEqual({status: testCase.status, headers: wanted});
  if (testCase.method === 'HEAD') {
    expect(answer.body).toBe('');
  } else if (testCase.body) {
    expect(answer.body).toContain(testCase.body);
  }
}

const title = ({method = 'GET', path: target, status, source}: RequestCase): string =>
  `${method} ${target} → ${status}${source ? ` (${source})` : ''}`;
/** The cases with their titles, for `it.each`. */
export const named = (cases: readonly RequestCase[]) =>
  cases.map((testCase): [string, RequestCase] => [title(testCase), testCase]);

/** The cases of the hosts that serve some files alone, with their titles and hosts. */
export const ofFileHosts = definition.fileHosts.flatMap((host) =>
  named(fileHostRequests[host.name]!).map(([title, testCase]) => [`${host.host}: ${title}`, testCase, host] as const),
);
