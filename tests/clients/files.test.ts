import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse, type PlistValue} from 'plist';
import {JSDOM} from 'jsdom';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {autodiscoverFiles, dnsRecords} from 'mail-client-config';
import {filesFor} from '../../packages/docusaurus-hosting/src/client-files';
import {facts} from '../../src/facts';
import {site} from '../../src/site';
import {buildDir} from '../support/buildOutput';

const {account, dav, dns, mail, operator} = facts;

/** Is a program there? Says how to get it when it is not. */
function has(program: string, debianPackage: string): boolean {
  const found = spawnSync(program, ['--version'], {stdio: 'ignore'}).error === undefined;
  if (!found) {
    console.warn(
      `No ${program} here: what it would check is left out. On Debian, as root: apt-get install ${debianPackage}`,
    );
  }
  return found;
}

/** Runs a program. @returns its exit code and its output. */
function run(program: string, args: readonly string[], input?: string) {
  const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8', input});
  return {status, stdout, stderr};
}

const built = (file: string): string => path.join(buildDir, file);

describe.skipIf(!has('xmllint', 'libxml2-utils'))('xmllint', () => {
  const validate = (input: string, schema = 'autoconfig.rng') =>
    run('xmllint', ['--noout', '--nonet', '--relaxng', path.resolve(__dirname, schema), '-'], input).status;
  const autoconfig = readFileSync(built('/mail/config-v1.1.xml'), 'utf8');

  it('finds the autoconfig file valid', () => {
    expect(validate(autoconfig)).toBe(0);
    expect(readFileSync(built('/.well-known/autoconfig/mail/config-v1.1.xml'), 'utf8')).toBe(autoconfig);
  });

  it.skipIf(!mail.autodiscoverHost)('finds the file for Outlook valid, and not one without a server', () => {
    const autodiscover = readFileSync(built('/autodiscover/autodiscover.xml'), 'utf8');
    expect(validate(autodiscover, 'autodiscover.rng')).toBe(0);
    expect(validate(autodiscover.replace(/<Server>[^<]+<\/Server>/, ''), 'autodiscover.rng')).not.toBe(0);
  });

  it.each([
    ['a port that is none', /<port>\d+</, '<port>99999<'],
    ['a connection without encryption', /SSL/, 'plain'],
    ['a server without a name', /<hostname>[^<]+<\/hostname>/, ''],
    ['another user name', /%EMAILADDRESS%/, '%EMAILLOCALPART%'],
  ])('refuses %s', (_, right, wrong) => {
    expect(autoconfig).toMatch(right);
    expect(validate(autoconfig.replace(right, wrong))).not.toBe(0);
  });
});

describe.skipIf(!has('plistutil', 'libplist-utils'))('plistutil', () => {
  /** What plistutil has understood: the profile turned into its binary form and back. */
  const read = (file: string): PlistValue => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'profile-'));
    const [binary, xml] = [path.join(folder, 'binary'), path.join(folder, 'xml')];
    expect(run('plistutil', ['-i', built(file), '-f', 'bin', '-o', binary])).toMatchObject({status: 0, stderr: ''});
    expect(run('plistutil', ['-i', binary, '-f', 'xml', '-o', xml])).toMatchObject({status: 0, stderr: ''});
    const profile = parse(readFileSync(xml, 'utf8'));
    rmSync(folder, {recursive: true});
    return profile;
  };

  it('reads the mail profile', () => {
    expect(read(mail.appleProfile)).toMatchObject({
      PayloadType: 'Configuration',
      PayloadContent: [
        {
          PayloadType: 'com.apple.mail.managed',
          EmailAccountType: 'EmailTypeIMAP',
          IncomingMailServerAuthentication: 'EmailAuthPassword',
          OutgoingMailServerAuthentication: 'EmailAuthPassword',
          IncomingMailServerHostName: mail.imap.host,
          IncomingMailServerPortNumber: mail.imap.port,
          IncomingMailServerUseSSL: true,
          OutgoingMailServerHostName: mail.submissions.host,
          OutgoingMailServerPortNumber: mail.submissions.port,
          OutgoingMailServerUseSSL: true,
        },
      ],
    });
  });

  it.skipIf(!dav?.appleFullProfile)('reads the profile for mail, calendars and contacts', () => {
    expect(read(dav!.appleFullProfile!)).toMatchObject({
      PayloadType: 'Configuration',
      PayloadContent: [
        {PayloadType: 'com.apple.mail.managed', IncomingMailServerHostName: mail.imap.host},
        {PayloadType: 'com.apple.caldav.account', CalDAVHostName: new URL(dav!.url).hostname, CalDAVUseSSL: true},
        {PayloadType: 'com.apple.carddav.account', CardDAVHostName: new URL(dav!.url).hostname, CardDAVUseSSL: true},
      ],
    });
  });

  it.skipIf(!dav?.appleProfile)('reads the profile for calendars and contacts', () => {
    expect(read(dav!.appleProfile)).toMatchObject({
      PayloadType: 'Configuration',
      PayloadContent: [{PayloadType: 'com.apple.caldav.account'}, {PayloadType: 'com.apple.carddav.account'}],
    });
  });

  it.skipIf(!dns)('reads the DNS profile', () => {
    expect(read(dns!.appleProfile)).toMatchObject({
      PayloadType: 'Configuration',
      PayloadContent: [
        {PayloadType: 'com.apple.dnsSettings.managed', DNSSettings: {DNSProtocol: 'HTTPS', ServerURL: dns!.dohUrl}},
        {PayloadType: 'com.apple.dnsSettings.managed', DNSSettings: {DNSProtocol: 'TLS', ServerName: dns!.dot.host}},
      ],
    });
  });
});

/** Throws unless a text is made of the lines of a grammar, each as often as it may be. */
function checkLines(
  text: string,
  end: string,
  grammar: Readonly<Record<string, readonly [value: RegExp, most: number]>>,
) {
  const counts = new Map<string, number>();
  for (const line of text.split(end).slice(0, -1)) {
    const [, name = '', value = ''] = /^([A-Za-z_-]+): (.*)$/.exec(line) ?? [];
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const [pattern, most] = grammar[name] ?? [/(?!)/, 0];
    if (!pattern.test(value) || count > most) throw new Error(`"${line}" is no line of this file`);
  }
  return [...counts.keys()];
}

const isUri = /^(?:https|mailto|tel):\S+$/;
const isHttps = z.url({protocol: /^https$/});

/** Files that have a grammar or a schema, with a part of each and what would make it wrong. */
const described: readonly (readonly [file: string, check: (text: string) => unknown, right: RegExp, wrong: string])[] =
  [
    [
      '/.well-known/user-agent-configuration.json',
      (text) =>
        z
          .strictObject({
            protocols: z.looseObject({imap: z.strictObject({host: z.hostname()})}),
            authentication: z.strictObject({password: z.literal(true)}),
            info: z.looseObject({}),
          })
          .parse(JSON.parse(text)),
      /imap/,
      'imap4',
    ],
    [
      '/.well-known/security.txt',
      // RFC 9116, 4: what has to be there, and what may be there once.
      (text) =>
        expect(
          checkLines(text, '\n', {
            Contact: [isUri, 9],
            Expires: [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, 1],
            'Preferred-Languages': [/^[a-z]{2}(?:, [a-z]{2})*$/, 1],
            Canonical: [/^https:\S+$/, 9],
            Policy: [isUri, 9],
          }),
        ).toEqual(expect.arrayContaining(['Contact', 'Expires'])),
      /^Expires: .*$/m,
      'Expires: soon',
    ],
    [
      '/.well-known/mta-sts.txt',
      // RFC 8461, 3.2.
      (text) =>
        expect(
          checkLines(text, '\r\n', {
            version: [/^STSv1$/, 1],
            mode: [/^(?:enforce|testing|none)$/, 1],
            mx: [/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, 9],
            max_age: [/^\d{1,8}$/, 1],
          }),
        ).toEqual(['version', 'mode', 'mx', 'max_age']),
      /mode: \w+/,
      'mode: strict',
    ],
    [
      '/.well-known/matrix/client',
      // Client-Server API, GET /.well-known/matrix/client.
      (text) => z.strictObject({'m.homeserver': z.strictObject({base_url: isHttps})}).parse(JSON.parse(text)),
      /https:\/\//,
      '',
    ],
    [
      '/.well-known/matrix/server',
      // Server-Server API, GET /.well-known/matrix/server: host and port.
      (text) => z.strictObject({'m.server': z.string().regex(/^[a-z0-9.-]+(?::\d+)?$/)}).parse(JSON.parse(text)),
      /"m\.server": "/,
      '$&https://',
    ],
    [
      '/.well-known/passkey-endpoints',
      (text) => z.strictObject({enroll: isHttps.optional(), manage: isHttps.optional()}).parse(JSON.parse(text)),
      /manage/,
      'change',
    ],
    [
      '/.well-known/change-password/index.html',
      (text) => {
        const {document} = new JSDOM(text).window;
        const refresh = document.querySelector<HTMLMetaElement>('meta[http-equiv="refresh"]')?.content;
        expect(refresh).toBe(`0; url=${account.url}`);
        expect(document.querySelector('a')?.href).toBe(new URL(account.url).href);
        expect(document.compatMode).toBe('CSS1Compat');
      },
      /<!DOCTYPE html>/,
      '',
    ],
    [
      '/dienste.json',
      (text) =>
        z
          .strictObject({
            provider: z.strictObject({name: z.string(), website: isHttps, status: isHttps.optional()}),
            services: z.array(
              z.strictObject({
                id: z.string().regex(/^[a-z0-9-]+$/),
                title: z.string(),
                summary: z.string(),
                category: z.string(),
                url: z.string().optional(),
                docs: isHttps,
                signIn: z.string(),
                lifecycle: z.looseObject({phase: z.string()}),
              }),
            ),
          })
          .parse(JSON.parse(text)),
      /"summary"/,
      '"abstract"',
    ],
    [
      '/robots.txt',
      // RFC 9309, 2.2, and the line of sitemaps.org.
      (text) =>
        checkLines(text.replaceAll(/^\n/gm, ''), '\n', {
          'User-agent': [/^[A-Za-z_*-]+$/, 9],
          Allow: [/^\/\S*$/, 9],
          Sitemap: [isUri, 1],
        }),
      /User-agent/,
      'User agent',
    ],
  ];

const asked = [...filesFor(facts, site.keyPages, new Date()).keys()];

it('every file is read by a program or by its description', () => {
  const read = [
    ...described.map(([file]) => file),
    ...['/mail/config-v1.1.xml', '/.well-known/autoconfig/mail/config-v1.1.xml', ...autodiscoverFiles],
    ...[mail.appleProfile, dav?.appleProfile, dav?.appleFullProfile, dns?.appleProfile],
  ];
  expect(asked.filter((file) => !read.includes(file))).toEqual([]);
});

it.each(described.filter(([file]) => asked.includes(file)))(
  '%s is what its description asks for',
  (file, check, right, wrong) => {
    const text = readFileSync(built(file), 'utf8');
    check(text);
    expect(text).toMatch(right);
    expect(() => check(text.replace(right, wrong))).toThrow();
  },
);

describe.skipIf(!has('ssh-keygen', 'openssh-client'))('ssh-keygen', () => {
  it.each([
    ['ed25519', 'fingerprintEd25519'],
    ['rsa', 'fingerprintRsa', '-b', '2048'],
  ])('writes the same SSHFP record of a key of kind %s', (kind, fact, ...size) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'key-'));
    const key = path.join(folder, 'key');
    expect(run('ssh-keygen', ['-q', '-t', kind, ...size, '-N', '', '-f', key]).status).toBe(0);
    const [, fingerprint = ''] = run('ssh-keygen', ['-l', '-f', `${key}.pub`]).stdout.split(' ');
    const {stdout} = run('ssh-keygen', ['-r', `git.${mail.domain}.`, '-f', `${key}.pub`]);
    rmSync(folder, {recursive: true});
    const records = dnsRecords({domain: mail.domain, operator, ssh: {host: `git.${mail.domain}`, [fact]: fingerprint}})
      .filter(({type}) => type === 'SSHFP')
      .map(({name, type, value}) => `${name}. IN ${type} ${value}`);
    expect(records).toHaveLength(1);
    expect(stdout.split('\n')).toContain(records[0]);
  });
});
