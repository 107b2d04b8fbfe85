import {spawnSync} from 'node:child_process';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {facts} from '../../src/facts';
import {buildDir} from '../support/buildOutput';
import {caddyIsInstalled, startCaddy, type CaddyServers} from '../../scripts/servers';

const {dns, mail, operator} = facts;

/** Our hosts as the world reaches them: by name and over HTTPS, asked by curl and openssl. */
describe.skipIf(!caddyIsInstalled())('deploy/Caddyfile over HTTPS', () => {
  let caddy: CaddyServers;
  beforeAll(async () => {
    caddy = await startCaddy(buildDir, 'https');
  });
  afterAll(() => caddy.stop());

  /** Asks a host for a path with curl, as a page of another origin would. @returns the head of the answer, in lower case */
  function curl(host: string, path: string): string {
    const {stdout, stderr, status} = spawnSync(
      'curl',
      [
        '--silent',
        '--show-error',
        '--head',
        '--noproxy',
        '*',
        '--retry',
        '5',
        '--retry-all-errors',
        '--cacert',
        caddy.rootCertificate,
        '--resolve',
        `${host}:${caddy.docs}:127.0.0.1`,
        '--header',
        `Origin: ${mail.webmailUrl}`,
        `https://${host}:${caddy.docs}${path}`,
      ],
      {encoding: 'utf8'},
    );
    expect({status, stderr}).toEqual({status: 0, stderr: ''});
    return stdout.toLowerCase();
  }

  it.each([
    [mail.autoconfigHost, '/mail/config-v1.1.xml', 'application/xml'],
    [mail.domain, '/.well-known/autoconfig/mail/config-v1.1.xml', 'application/xml'],
    [mail.domain, '/.well-known/security.txt', 'text/plain; charset=utf-8'],
    [operator.siteHost, mail.appleProfile, 'application/x-apple-aspen-config'],
    ...(dns ? [[operator.siteHost, dns.appleProfile, 'application/x-apple-aspen-config']] : []),
  ] as [string, string, string][])('%s%s is %s', (host, path, type) => {
    const head = curl(host, path);
    expect(head).toMatch(/^http\/2 200/);
    expect(head).toContain(`\ncontent-type: ${type}\r`);
    expect(head).not.toContain('access-control-allow-origin');
  });

  it.each(['/.well-known/matrix/client', '/.well-known/matrix/server'])(
    `${mail.domain}%s is JSON that every origin may read`,
    (path) => {
      const head = curl(mail.domain, path);
      expect(head).toContain('\ncontent-type: application/json\r');
      expect(head).toContain('\naccess-control-allow-origin: *\r');
    },
  );

  it.each([operator.siteHost, mail.domain, mail.autoconfigHost])('openssl accepts the certificate of %s', (host) => {
    const {stdout, stderr} = spawnSync(
      'openssl',
      [
        's_client',
        '-connect',
        `127.0.0.1:${caddy.docs}`,
        '-servername',
        host,
        '-verify_hostname',
        host,
        '-verify_return_error',
        '-CAfile',
        caddy.rootCertificate,
        '-brief',
      ],
      {encoding: 'utf8', input: '', timeout: 10_000},
    );
    expect(stdout + stderr).toMatch(/Protocol version: TLSv1\.[23]/);
    expect(stdout + stderr).toContain('Verification: OK');
    expect(stdout + stderr).toContain(`Verified peername: ${host}`);
  });
});
