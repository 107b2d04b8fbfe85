import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkAnswers, expectedAnswers} from 'docusaurus-publish/published';
import {checkFiles, type CheckResult} from 'mail-client-config/check';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {checkDns} from '../../packages/docusaurus-hosting/src/cli/dns';
import {caddyIsInstalled, startCaddy, type CaddyServers} from '../../scripts/servers';
import {facts, type Facts} from '../../src/facts';
import {site} from '../../src/site';
import {server as definition} from '../../scripts/localServer';
import {buildDir} from '../support/buildOutput';

const {mail, operator} = facts;
const {fetch: send} = globalThis;
const clientFile = mail.appleProfile;
const wrong = (results: readonly CheckResult[]): string[] =>
  results.filter(({state}) => state !== 'right').map(({subject, detail}) => `${subject}: ${detail}`);

/** The hosts as Caddy serves them, and a `fetch` that finds them on this machine. */
describe.skipIf(!caddyIsInstalled())('hosting doctor', () => {
  let caddy: CaddyServers;
  beforeAll(async () => {
    caddy = await startCaddy(buildDir);
  });
  afterAll(() => caddy.stop());

  const ask: typeof fetch = (input, init) => {
    const {host, pathname} = new URL(input as string);
    const name = definition.fileHosts.find((each) => each.host === host)?.name;
    const port = name === undefined ? caddy.docs : caddy.fileHosts[name];
    return send(`http://127.0.0.1:${port}${pathname}`, init);
  };
  const look = (changed: object = {}, by = ask) =>
    checkAnswers(expectedAnswers({...definition, ...changed}, [clientFile]), by);

  it('finds nothing wrong with what the configuration serves', async () => {
    const results = await look();
    expect(wrong(results)).toEqual([]);
    expect(results.length).toBeGreaterThan(definition.redirects.length + 10);
  });

  it.each([
    [
      'an old address that leads nowhere',
      {redirects: [{from: '/frueher', to: '/'}]},
      /\/frueher: status 404 in place of 301$/,
    ],
    [
      'a header that is missing',
      {headers: {...definition.headers, 'X-Missing': 'yes'}},
      /\/: X-Missing is "", and should be "yes"$/,
    ],
    [
      'another type',
      {rules: [{path: clientFile, headers: {'Content-Type': 'text/x'}}]},
      /mobileconfig: Content-Type is "application/,
    ],
    [
      'a host without a file',
      {fileHosts: [{...definition.fileHosts[0]!, files: ['/x.xml']}]},
      /\/x\.xml: status 404 in place of 200$/,
    ],
  ])('names %s', async (_, changed, message) => {
    expect(wrong(await look(changed)).join('\n')).toMatch(new RegExp(message, 'm'));
  });

  it('names a server that refuses what Outlook and clients of calendars send', async () => {
    const refusing: typeof fetch = (input, init) =>
      init?.method === 'HEAD' ? ask(input, init) : Promise.resolve(new Response(null, {status: 405}));
    const {domain, autodiscoverHost} = mail;
    expect(wrong(await look({}, refusing))).toEqual([
      ...[domain, autodiscoverHost].flatMap((host) => [
        `POST https://${host}/autodiscover/autodiscover.xml: status 405 in place of 200`,
        `POST https://${host}/Autodiscover/Autodiscover.xml: status 405 in place of 200`,
      ]),
      `PROPFIND https://${domain}/.well-known/caldav: status 405 in place of 302`,
      `PROPFIND https://${domain}/.well-known/carddav: status 405 in place of 302`,
    ]);
  });

  it.each([
    ['no policy', () => ''],
    [
      'one that lets every inline script run',
      (policy: string) => policy.replace("script-src 'self'", "$& 'unsafe-inline'"),
    ],
  ])('names a server that sends %s', async (_, change) => {
    const changing: typeof fetch = async (input, init) => {
      const {status, headers} = await ask(input, init);
      const policy = change(headers.get('Content-Security-Policy') ?? '');
      const entries = Object.fromEntries(headers);
      return new Response(null, {status, headers: {...entries, 'content-security-policy': policy}});
    };
    expect(wrong(await look({}, changing))[0]).toMatch(/\/: Content-Security-Policy is ".*", and should be "/);
  });

  it('compares the files that clients look up with the facts', async () => {
    vi.stubGlobal('fetch', ask);
    const lookUp = async (facts: Facts): Promise<CheckResult[]> => {
      // Nobody answers on that port: the records are no concern here.
      const results = await checkDns({...site, root: '.', facts, server: definition}, new Date(), '127.0.0.1:9');
      return results.filter(({subject}) => subject.startsWith('https://'));
    };
    const results = await lookUp(facts);
    expect(wrong(results)).toEqual([]);
    expect(results.map(({subject}) => subject)).toContain(
      `https://${mail.autodiscoverHost}/autodiscover/autodiscover.xml`,
    );
    const account = {...facts.account, passkeysUrl: 'https://alt.example'};
    expect(wrong(await lookUp({...facts, account}))).toEqual(
      [operator.siteHost, mail.domain].map(
        (host) => `https://${host}/.well-known/passkey-endpoints: it is not the file of this build`,
      ),
    );
  });

  it('names a host that does not answer once', async () => {
    const silent: typeof fetch = () => Promise.reject(new TypeError('fetch failed', {cause: new Error('refused')}));
    const results = await checkAnswers(expectedAnswers(definition, [clientFile]), silent);
    expect(wrong(results)).toHaveLength(1 + definition.fileHosts.length);
    expect(wrong(results)[0]).toBe(`${operator.siteUrl}/: refused`);
  });

  it('says how long security.txt holds', async () => {
    const file = '/.well-known/security.txt';
    const expected = new Map([[operator.siteUrl + file, readFileSync(path.join(buildDir, file), 'utf8')]]);
    expect(await checkFiles(expected, new Date(), ask)).toMatchObject([{state: 'right'}]);
    const inAYear = new Date(Date.now() + 360 * 24 * 60 * 60 * 1000);
    expect(await checkFiles(expected, inAYear, ask)).toMatchObject([{state: 'wrong'}]);
  });
});

it('ends with 1 and names each finding as JSON when nothing is published', () => {
  const hosting = path.resolve(__dirname, '../../packages/docusaurus-hosting/bin/hosting.mjs');
  // The domain is one of examples, and nothing answers on the port: nobody is asked.
  const {status, stdout} = spawnSync(process.execPath, [hosting, 'doctor', '--json', '--server', '127.0.0.1:9'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const results = JSON.parse(stdout) as {subject: string; state: string; mend?: string}[];
  expect(results.map(({subject}) => subject)).toContain(`${operator.siteUrl}/`);
  expect(results.filter(({state}) => state === 'right')).toEqual([]);
  expect(results.filter(({state, mend}) => state === 'wrong' && !mend)).toEqual([]);
});
