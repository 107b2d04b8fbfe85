import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:https';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {checkAnswers, expectedAnswers} from 'docusaurus-publish/published';
import {checkCertificate, checkSecurityTxt, expiry} from 'mail-client-config/check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {caddyIsInstalled, startCaddy, type CaddyServers} from '../../scripts/servers';
import {provider} from '../../src/provider';
import {server as definition} from '../../src/site/server';
import {buildDir} from '../support/buildOutput';
import {makeCertificates} from '../support/certificates';

const {mail, operator} = provider;
const clientFile = mail.appleProfile;
const wrong = (findings: Awaited<ReturnType<typeof checkAnswers>>): string[] =>
  findings.filter(({state}) => state !== 'right').map(({subject, detail}) => `${subject}: ${detail}`);

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
    return fetch(`http://127.0.0.1:${port}${pathname}`, init);
  };
  const look = (changed: object = {}) => checkAnswers(expectedAnswers({...definition, ...changed}, [clientFile]), ask);

  it('finds nothing wrong with what the configuration serves', async () => {
    const findings = await look();
    expect(wrong(findings)).toEqual([]);
    expect(findings.length).toBeGreaterThan(definition.redirects.length + 10);
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

  it('names a host that does not answer once', async () => {
    const silent: typeof fetch = () => Promise.reject(new TypeError('fetch failed', {cause: new Error('refused')}));
    const findings = await checkAnswers(expectedAnswers(definition, [clientFile]), silent);
    expect(wrong(findings)).toHaveLength(1 + definition.fileHosts.length);
    expect(wrong(findings)[0]).toBe(`${operator.siteUrl}/: refused`);
  });

  it('says how long security.txt holds', async () => {
    const url = `${operator.siteUrl}/.well-known/security.txt`;
    expect(await checkSecurityTxt(url, new Date(), ask)).toMatchObject({state: 'right'});
    const inAYear = new Date(Date.now() + 360 * 24 * 60 * 60 * 1000);
    expect(await checkSecurityTxt(url, inAYear, ask)).toMatchObject({state: 'wrong'});
    expect(await checkSecurityTxt(`${operator.siteUrl}/robots.txt`, new Date(), ask)).toMatchObject({state: 'wrong'});
  });
});

it('counts the days of a certificate', async () => {
  const {certificate, key} = makeCertificates(mail.domain);
  const server = createServer({cert: certificate, key}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = {address: '127.0.0.1', port: (server.address() as AddressInfo).port};
  expect(await checkCertificate(mail.domain, new Date(), at)).toMatchObject({
    state: 'wrong',
    detail: expect.stringMatching(/^holds for [01] more days$/) as string,
  });
  expect(await checkCertificate(mail.domain, new Date(0), at)).toMatchObject({state: 'right'});
  server.close();
  expect(await checkCertificate(mail.domain, new Date(), at)).toMatchObject({state: 'wrong'});
  expect(expiry('x', new Date(Date.UTC(2027, 0, 15)), new Date(Date.UTC(2027, 0, 1)))).toMatchObject({state: 'right'});
  expect(expiry('x', new Date(Date.UTC(2027, 0, 14)), new Date(Date.UTC(2027, 0, 1)))).toMatchObject({state: 'wrong'});
});

it('ends with 1 and names each finding as JSON when nothing is published', () => {
  const hosting = path.resolve(__dirname, '../../packages/docusaurus-hosting/bin/hosting.mjs');
  // The domain is one of examples, and nothing answers on the port: nobody is asked.
  const {status, stdout} = spawnSync(process.execPath, [hosting, 'doctor', '--json', '--server', '127.0.0.1:9'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  const findings = JSON.parse(stdout) as {subject: string; state: string}[];
  expect(findings.map(({subject}) => subject)).toContain(`${operator.siteUrl}/`);
  expect(findings.filter(({state}) => state === 'right')).toEqual([]);
});
