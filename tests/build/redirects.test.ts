import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {server as definition} from '../../scripts/localServer';
import {routes} from '../routes';
import {buildDir} from '../support/buildOutput';
import {apache, isInstalled, nginx, startProxy, type Proxy} from '../support/proxies';
import {sendRaw, type RawAnswer} from '../support/rawRequest';
import {newestCaddy} from '../../scripts/newestCaddy';
import {caddyIsInstalled, startCaddy, startLocalServer, type TestServer} from '../../scripts/servers';

/** Where a browser at an address goes for a `Location` (WHATWG URL): it reads `\\` as `/`, and drops tabs and line breaks. */
const follow = (location: string, from: URL): URL | undefined => {
  try {
    return new URL(location, from);
  } catch {
    return undefined;
  }
};

/** Is it an address of another site that the site leads to on purpose? */
const isMeant = ({status, headers}: Pick<RawAnswer, 'status' | 'headers'>): boolean =>
  status === 302 && definition.externalRedirects.some(({to}) => to === headers.location);

/** What an answer's headers would lead a browser to. @returns undefined for nothing, or for what is meant @throws Error for a way out */
function nextOf(answer: Pick<RawAnswer, 'status' | 'headers'>, from: URL): URL | undefined {
  const {location, refresh} = answer.headers;
  expect(refresh).toBeUndefined();
  if (location === undefined || isMeant(answer)) return undefined;
  const to = follow(location, from);

  const isPlain = /^\/(?![/\\])[^\0-\x20\x7f]*$/.test(location);
  expect({location, isPlain, origin: to?.origin, path: to?.pathname}).toMatchObject({
    isPlain: true,
    origin: from.origin,
    path: expect.not.stringMatching(/^\/\/|%00/) as string,
  });
  return to;
}

const foreign = [
  'evil.example',
  '//evil.example',
  '\\evil.example',
  'https://evil.example',
  '@evil.example',
  'evil.example:80',
];
const separators = [
  '/',
  '//',
  '///',
  '\\',
  '/\\',
  '\t',
  '/\t/',
  '\n',
  '\r',
  '\0',
  '/./',
  '/../',
  '/..',
  '/.',
  ' ',
  ';',
  '?',
  '#',
  ':',
  '%',
];
const ends = [
  '',
  '/',
  '//',
  '.html',
  '.html/',
  '/index.html',
  '/404.html',
  '/404.html/',
  '/404',
  '/index',
  '.br',
  '?',
  '?//evil.example',
  '#',
];
const names = ['404.html', 'index.html', 'assets', 'search-index', '.server', '.well-known/change-password'];
const encode = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A piece of a path as it is, encoded, or encoded twice. */
const piece = (choices: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...choices), fc.constantFrom(0, 0, 1, 1, 2))
    .map(([text, times]) => [text, encode(text), encode(text).replaceAll('%', '%25')][times]!);
const page = fc.constantFrom(...routes.map(({path: route}) => encodeURI(route)));
const oddPath = fc
  .tuple(
    fc.constantFrom('/', '/', '/', '//', ''),
    fc.array(fc.oneof(piece(separators), piece(foreign), piece(names), page, page), {minLength: 1, maxLength: 5}),
    fc.constantFrom(...ends),
  )
  .map(([start, parts, end]) => start + parts.join('') + end)
  // What no request line can hold.
  .map((path) => path.replace(/[ \t\n\r\0]/g, encodeURIComponent));

/** Asks for a path, and goes where the answers lead. @returns how many requests that were @throws Error for a way out, or a ring */
async function wander({port}: TestServer, path: string): Promise<number> {
  let answer = await sendRaw(port, {path});
  const origin = `http://127.0.0.1:${port}`;
  let at = nextOf(answer, follow(origin + path, new URL(origin)) ?? new URL(origin));
  for (let requests = 2; at; requests += 1) {
    answer = await sendRaw(port, {path: at.pathname + at.search});
    const next = nextOf(answer, at);
    expect(next === undefined || requests < 4, `${path} leads round and round`).toBe(true);
    if (!next) return requests;
    at = next;
  }
  return 1;
}

const proxy = (each: Proxy) => ({
  name: `Caddy behind ${each.name}`,
  isThere: isInstalled(each),
  start: () => startProxy(each, buildDir),
});
const caddy = (program?: string) => async (): Promise<TestServer> => {
  const started = await startCaddy(buildDir, 'http', undefined, program);
  return {port: started.docs, stop: () => started.stop()};
};
const hasCaddy = caddyIsInstalled();
const servers = [
  {name: 'the local server', isThere: true, start: () => startLocalServer(buildDir)},
  {name: 'Caddy', isThere: hasCaddy, start: caddy()},
  {name: 'the newest Caddy', isThere: newestCaddy() !== undefined, start: caddy(newestCaddy())},
  {...proxy(nginx), isThere: hasCaddy && isInstalled(nginx)},
  {...proxy(apache), isThere: hasCaddy && isInstalled(apache)},
];

describe.each(servers)('$name', ({isThere, start}) => {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = isThere ? await start() : undefined;
  });
  afterAll(() => server?.stop());

  it.skipIf(!isThere).each([
    ['a sample of odd paths', 400],
    ['any of 12,000 odd paths @all', 12_000],
  ])(
    'leads nobody away by %s',
    async (_, count) => {
      const atOnce = 20;
      await fc.assert(
        fc.asyncProperty(fc.array(oddPath, {minLength: atOnce, maxLength: atOnce}), async (paths) => {
          await Promise.all(paths.map((path) => wander(server!, path)));
        }),
        {numRuns: count / atOnce, ...(count < 1000 && {seed: 26})},
      );
    },
    600_000,
  );
});

it('_redirects and _headers lead nobody away', () => {
  const rules = readFileSync(path.join(buildDir, '_redirects'), 'utf8').trim().split('\n');
  expect(rules.length).toBeGreaterThan(5);
  const site = new URL('http://127.0.0.1/');
  for (const rule of rules) {
    const [from = '', location = '', status, ...more] = rule.split(' ');
    // With a splat or a placeholder a target would depend on what is asked.
    expect([from, more], rule).toEqual([expect.stringMatching(/^\/[^*:]*$/), []]);
    nextOf({status: Number(status), headers: {location}}, new URL(from, site));
  }
  expect(readFileSync(path.join(buildDir, '_headers'), 'utf8')).not.toMatch(/^\s*(?:location|refresh):/im);
});

it.each(['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example/', '/x\0', '/%2F\n'])(
  'a Location of %j is noticed',
  (location) => {
    expect(() => nextOf({status: 301, headers: {location}}, new URL('http://127.0.0.1/'))).toThrow();
  },
);
