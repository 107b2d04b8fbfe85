import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parse, type PlistObject} from 'plist';
import {convert} from 'xmlbuilder2';
import {describe, expect, it} from 'vitest';
import {defineProvider} from 'docusaurus-hosting/facts/provider';
import type {Provider} from 'docusaurus-hosting/facts/schema';
import {filesFor} from 'docusaurus-hosting/client-files';
import {robotsTxt} from 'docusaurus-hosting/client-files/robots';
import {serviceList, serviceListJsonSchema} from 'docusaurus-hosting/client-files/serviceList';
import {facts, provider} from '../../docusaurus-hosting/fixtures/provider';
import {keyPages} from '../../docusaurus-hosting/fixtures/keyPages';
import {appleDnsProfile, appleMailProfile} from './appleProfiles';
import {autoconfigXml} from './autoconfig';
import {changePasswordPage} from './changePassword';
import {matrixClient, matrixServer} from './matrix';
import {securityTxt} from './securityTxt';

const {account, contact, dns, mail, matrix, operator, services} = provider;
const named = (name: string): Provider => ({...provider, operator: {...operator, name}});

describe('autoconfig', () => {
  const server = (type: string, host: string, port: number, socketType: string) => ({
    '@type': type,
    hostname: host,
    port: String(port),
    socketType,
    authentication: 'password-cleartext',
    username: '%EMAILADDRESS%',
  });

  it('offers IMAP over TLS, then both ways to send, TLS first', () => {
    expect(convert(autoconfigXml(provider, keyPages), {format: 'object'})).toMatchObject({
      clientConfig: {
        '@version': '1.1',
        emailProvider: {
          '@id': mail.domain,
          domain: mail.domain,
          displayName: operator.name,
          incomingServer: server('imap', mail.imap.host, mail.imap.port, 'SSL'),
          outgoingServer: [
            server('smtp', mail.submissions.host, mail.submissions.port, 'SSL'),
            server('smtp', mail.submission.host, mail.submission.port, 'STARTTLS'),
          ],
        },
      },
    });
  });

  it('links to our pages in German', () => {
    const links = [
      ...autoconfigXml(provider, keyPages).matchAll(/<documentation url="([^"]+)">\s*<descr lang="de">/g),
    ].map(([, url]) => url);
    expect(links.length).toBeGreaterThan(0);
    expect(links.every((url) => url?.startsWith(`${operator.siteUrl}/hilfe/`))).toBe(true);
  });

  it('escapes what XML keeps for itself', () => {
    expect(autoconfigXml(named('Meier & <Söhne>'), keyPages)).toContain(
      '<displayName>Meier &amp; &lt;Söhne&gt;</displayName>',
    );
  });

  it('sends nobody to a server without encryption', () => {
    const plain = {...provider, mail: {...mail, imap: {...mail.imap, security: 'keine' as const}}};
    expect(() => autoconfigXml(plain, keyPages)).toThrow(/src\/provider\/.*keine/);
  });
});

describe('Apple profiles', () => {
  const read = (profile: string) => {
    const {PayloadContent, ...top} = parse(profile) as PlistObject;
    return {top, payloads: PayloadContent as readonly PlistObject[]};
  };
  const uuids = (profile: string): string[] => [
    ...(profile.match(/[0-9A-F]{8}-[0-9A-F]{4}-5[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}/g) ?? []),
  ];

  it('sets up mail with TLS', () => {
    const {top, payloads} = read(appleMailProfile(provider));
    expect(top).toMatchObject({PayloadType: 'Configuration', PayloadVersion: 1, PayloadRemovalDisallowed: false});
    expect(payloads).toMatchObject([
      {
        PayloadType: 'com.apple.mail.managed',
        EmailAccountType: 'EmailTypeIMAP',
        IncomingMailServerHostName: mail.imap.host,
        IncomingMailServerPortNumber: mail.imap.port,
        IncomingMailServerUseSSL: true,
        IncomingMailServerAuthentication: 'EmailAuthPassword',
        OutgoingMailServerAuthentication: 'EmailAuthPassword',
        OutgoingMailServerHostName: mail.submissions.host,
        OutgoingMailServerPortNumber: mail.submissions.port,
        OutgoingMailServerUseSSL: true,
      },
    ]);
  });

  it('leaves name, address and password to the device', () => {
    expect(appleMailProfile(provider)).not.toMatch(
      /<key>(?:EmailAddress|EmailAccountName|(?:Incoming|Outgoing)(?:Password|MailServerUsername))<\/key>/,
    );
  });

  it('offers DNS over HTTPS and over TLS under different names', () => {
    const {payloads} = read(appleDnsProfile(provider, dns));
    expect(payloads).toMatchObject([
      {
        PayloadType: 'com.apple.dnsSettings.managed',
        DNSSettings: {DNSProtocol: 'HTTPS', ServerURL: dns.dohUrl, ServerAddresses: [dns.ipv4, dns.ipv6]},
      },
      {
        PayloadType: 'com.apple.dnsSettings.managed',
        DNSSettings: {DNSProtocol: 'TLS', ServerName: dns.dot.host, ServerAddresses: [dns.ipv4, dns.ipv6]},
      },
    ]);
    expect(new Set(payloads.map(({PayloadDisplayName}) => PayloadDisplayName)).size).toBe(2);
  });

  it('has UUIDs that differ within a provider, stay between builds and change with the domain', () => {
    const own = [appleMailProfile(provider), appleDnsProfile(provider, dns)].flatMap(uuids);
    expect(own).toHaveLength(5);
    expect(new Set(own).size).toBe(5);
    expect([appleMailProfile(named('Neuer Name')), appleDnsProfile(named('Neuer Name'), dns)].flatMap(uuids)).toEqual(
      own,
    );
    const elsewhere = uuids(appleMailProfile({...provider, mail: {...mail, domain: `anderswo.${mail.domain}`}}));
    expect(own.filter((uuid) => elsewhere.includes(uuid))).toEqual([]);
  });
});

describe('well-known files', () => {
  it('leads Matrix clients and servers to the homeserver', () => {
    expect(JSON.parse(matrixClient(matrix))).toEqual({'m.homeserver': {base_url: matrix.homeserverUrl}});
    expect(JSON.parse(matrixServer(matrix))).toEqual({'m.server': `${matrix.homeserverHost}:${matrix.federationPort}`});
  });

  it('names the security contact for less than a year (RFC 9116)', () => {
    const now = new Date('2026-02-28T12:00:00.123Z');
    const lines = securityTxt(provider, keyPages, now).split('\n');
    expect(lines).toContain(`Contact: mailto:${contact.security}`);
    expect(lines).toContain('Preferred-Languages: de, en');
    expect(lines).toContain(`Canonical: ${operator.siteUrl}/.well-known/security.txt`);
    const expires = /^Expires: (\S+)$/m.exec(lines.join('\n'))?.[1] ?? '';
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Date.parse(expires)).toBeGreaterThan(now.getTime());
    expect(Date.parse(expires)).toBeLessThan(Date.parse('2027-02-28T12:00:00Z'));
  });

  it('leads to the account where servers cannot redirect', () => {
    expect(changePasswordPage(provider)).toContain(`content="0; url=${account.url}"`);
    expect(changePasswordPage(provider)).toContain('<html lang="de">');
  });

  it('names the sitemap by its whole address', () => {
    expect(robotsTxt(provider)).toMatch(new RegExp(`^Sitemap: ${operator.siteUrl}/sitemap\\.xml$`, 'm'));
  });
});

describe('dienste.json', () => {
  const ajv = addFormats(new Ajv({strict: true, allErrors: true}));
  const validate = ajv.compile(serviceListJsonSchema(provider));

  it('lists every service and fits its schema', () => {
    const list = JSON.parse(JSON.stringify(serviceList(provider))) as ReturnType<typeof serviceList>;
    validate(list);
    expect(validate.errors).toBeNull();
    expect(list.services.map(({id}) => id)).toEqual(Object.keys(services));
    expect(list.services.find(({id}) => id === 'post')).toMatchObject({
      title: 'Post',
      url: mail.webmailUrl,
      docs: `${operator.siteUrl}/hilfe/reden/post`,
      lifecycle: {phase: 'active'},
    });
  });

  it('has a schema that refuses a service without documentation, with an unknown phase or a wrong day', () => {
    const list = serviceList(provider);
    const [first] = list.services;
    const refused = [
      {...first, docs: undefined},
      {...first, lifecycle: {phase: 'gone'}},
      {...first, lifecycle: {phase: 'active', since: '2021-13-45'}},
      {...first, unknown: true},
    ].map((service) => validate(JSON.parse(JSON.stringify({...list, services: [service]}))));
    expect(refused).toEqual([false, false, false, false]);
  });
});

it('writes every file at its place', () => {
  expect([...filesFor(provider, keyPages, new Date()).keys()]).toEqual([
    '/.well-known/security.txt',
    '/.well-known/change-password/index.html',
    '/dienste.json',
    '/dienste.schema.json',
    '/robots.txt',
    '/.well-known/autoconfig/mail/config-v1.1.xml',
    '/mail/config-v1.1.xml',
    mail.appleProfile,
    dns.appleProfile,
    '/.well-known/matrix/client',
    '/.well-known/matrix/server',
  ]);
});

it('writes no files of services that a provider does not offer', () => {
  const files = [...filesFor({...provider, dns: undefined, matrix: undefined}, keyPages, new Date()).keys()];
  expect(files).toContain(mail.appleProfile);
  expect(files.filter((file) => file.includes('matrix') || file === dns.appleProfile)).toEqual([]);
  const post = {...facts.services.post!, offered: false};
  const noMail = defineProvider({...facts, services: {...facts.services, post}});
  const withoutMail = [...filesFor(noMail, keyPages, new Date()).keys()];
  expect(withoutMail).toContain(dns.appleProfile);
  expect(withoutMail.filter((file) => /config-v1|mail/.test(file))).toEqual([]);
});
