import {parse, type PlistObject} from 'plist';
import {convert} from 'xmlbuilder2';
import {describe, expect, it} from 'vitest';
import {clientFiles, type Facts, type Options} from '.';

const operator = {
  name: 'Example Mail',
  siteUrl: 'https://help.example.org',
  domainUrl: 'https://example.org',
};
const mail = {
  domain: 'example.org',
  imap: {host: 'imap.example.org', port: 993, security: 'TLS'},
  submissions: {host: 'smtp.example.org', port: 465, security: 'TLS'},
  submission: {host: 'smtp.example.org', port: 587, security: 'STARTTLS'},
  userName: 'full-address',
  appleProfile: '/example.mobileconfig',
  autodiscoverHost: 'autodiscover.example.org',
} as const;
const dns = {
  dohUrl: 'https://dns.example.org/dns-query',
  dot: {host: 'dns.example.org'},
  ipv4: '192.0.2.53',
  ipv6: '2001:db8::53',
  appleProfile: '/example-dns.mobileconfig',
  domain: 'example.org',
};
const matrix = {
  homeserverUrl: 'https://matrix.example.org',
  homeserverHost: 'matrix.example.org',
  federationPort: 8448,
};
const dav = {
  url: 'https://cloud.example.org/remote.php/dav',
  appleProfile: '/example-dav.mobileconfig',
  appleFullProfile: '/example-full.mobileconfig',
  domain: 'example.org',
};
const account = {url: 'https://account.example.org/?a=1&b=2', passkeysUrl: 'https://account.example.org/passkeys'};
const contact = {security: 'security@example.org'};
const facts: Facts = {operator, contact, account, mail, dav, dns, matrix};
const options: Options = {
  now: new Date('2026-02-28T12:00:00.123Z'),
  guides: [{path: '/mail/setup', title: 'Set up your mail'}],
  policy: '/security',
  reportLanguages: ['en', 'de'],
};

const files = clientFiles(facts, options);
const fileOf = (path: string, changed: Partial<Facts> = {}, changedOptions: Partial<Options> = {}): string =>
  clientFiles({...facts, ...changed}, {...options, ...changedOptions}).get(path)!;
const named = (name: string): Partial<Facts> => ({operator: {...operator, name}});

describe('autoconfig', () => {
  const path = '/mail/config-v1.1.xml';
  const server = (type: string, host: string, port: number, socketType: string, username = '%EMAILADDRESS%') => ({
    '@type': type,
    hostname: host,
    port: String(port),
    socketType,
    authentication: 'password-cleartext',
    username,
  });

  it('offers IMAP over TLS, then both ways to send, TLS first', () => {
    expect(convert(fileOf(path), {format: 'object'})).toMatchObject({
      clientConfig: {
        '@version': '1.1',
        emailProvider: {
          '@id': mail.domain,
          domain: mail.domain,
          displayName: operator.name,
          incomingServer: server('imap', mail.imap.host, 993, 'SSL'),
          outgoingServer: [
            server('smtp', mail.submissions.host, 465, 'SSL'),
            server('smtp', mail.submission.host, 587, 'STARTTLS'),
          ],
        },
      },
    });
  });

  it('does without STARTTLS, and signs in with the part before the @ if asked to', () => {
    const {submission, ...tlsOnly} = mail;
    expect(submission.security).toBe('STARTTLS');
    expect(convert(fileOf(path, {mail: {...tlsOnly, userName: 'local-part'}}), {format: 'object'})).toMatchObject({
      clientConfig: {
        emailProvider: {outgoingServer: server('smtp', mail.submissions.host, 465, 'SSL', '%EMAILLOCALPART%')},
      },
    });
  });

  it('links to the guides in the language of the site', () => {
    expect(fileOf(path)).toMatch(
      /<documentation url="https:\/\/help\.example\.org\/mail\/setup">\s*<descr lang="en">Set up your mail</,
    );
    expect(fileOf(path, {}, {language: 'de'})).toContain('<descr lang="de">');
  });

  it('escapes what XML keeps for itself', () => {
    expect(fileOf(path, named('Meier & <Söhne>'))).toContain('<displayName>Meier &amp; &lt;Söhne&gt;</displayName>');
    expect(fileOf(path, named('A &lt; &evil;'))).toContain('<displayName>A &amp;lt; &amp;evil;</displayName>');
  });

  it('sends nobody to a server without encryption', () => {
    const plain = {...mail, imap: {...mail.imap, security: 'none'}};
    expect(() => fileOf(path, {mail: plain})).toThrow(/^mail\.imap\.security: is "none", and must be TLS or STARTTLS/);
  });
});

describe('Autodiscover', () => {
  const protocols = (changed: Partial<Facts> = {}): unknown => {
    const {Autodiscover} = convert(fileOf('/autodiscover/autodiscover.xml', changed), {format: 'object'}) as {
      Autodiscover: {Response: {Account: {Protocol: unknown}}};
    };
    return Autodiscover.Response.Account.Protocol;
  };
  const server = (Type: string, Server: string, Port: string) => ({Type, Server, Port, SSL: 'on', SPA: 'off'});

  it('sends Outlook to the servers with TLS, signed in by the whole address', () => {
    const whole = {DomainRequired: 'on', DomainName: mail.domain};
    expect(protocols()).toMatchObject([
      {...server('IMAP', mail.imap.host, '993'), ...whole},
      {...server('SMTP', mail.submissions.host, '465'), ...whole, UsePOPAuth: 'on'},
    ]);
  });

  it('signs in with the part before the @ if asked to', () => {
    const [imap] = protocols({mail: {...mail, userName: 'local-part'}}) as object[];
    expect(imap).toMatchObject({DomainRequired: 'off'});
    expect(imap).not.toHaveProperty('DomainName');
  });

  it('has the namespaces that Outlook looks for, and is the same file in both spellings', () => {
    const file = fileOf('/autodiscover/autodiscover.xml');
    expect(file).toMatch(
      /<Autodiscover xmlns="[^"]+autodiscover\/responseschema\/2006">\s*<Response xmlns="[^"]+outlook\/responseschema\/2006a">\s*<User>/,
    );
    expect(fileOf('/Autodiscover/Autodiscover.xml')).toBe(file);
  });

  it('is left out without a host', () => {
    const {autodiscoverHost: _, ...others} = mail;
    expect([...clientFiles({operator, mail: others}, options).keys()].join()).not.toContain('utodiscover');
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
  const both = (changed: Partial<Facts> = {}): string[] =>
    [mail.appleProfile, dav.appleProfile, dav.appleFullProfile, dns.appleProfile].flatMap((path) =>
      uuids(fileOf(path, changed)),
    );

  it('sets up mail with TLS', () => {
    const {top, payloads} = read(fileOf(mail.appleProfile));
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
    expect(fileOf(mail.appleProfile)).not.toMatch(
      /<key>(?:EmailAddress|EmailAccountName|(?:Incoming|Outgoing)(?:Password|MailServerUsername))<\/key>/,
    );
  });

  it('sets up calendars and contacts, and leaves user name and password to the device', () => {
    const profile = fileOf(dav.appleProfile);
    expect(read(profile).payloads).toMatchObject([
      {
        PayloadType: 'com.apple.caldav.account',
        CalDAVHostName: 'cloud.example.org',
        CalDAVPort: 443,
        CalDAVUseSSL: true,
      },
      {
        PayloadType: 'com.apple.carddav.account',
        CardDAVHostName: 'cloud.example.org',
        CardDAVPort: 443,
        CardDAVUseSSL: true,
      },
    ]);
    expect(profile).not.toMatch(/Username|Password<\/key>/);
  });

  it('sets up mail, calendars and contacts with one profile of three payloads', () => {
    const settingsOf = ({PayloadUUID: _, PayloadIdentifier: __, ...settings}: PlistObject): unknown => settings;
    const alone = [mail.appleProfile, dav.appleProfile].flatMap((path) => read(fileOf(path)).payloads);
    expect(read(fileOf(dav.appleFullProfile)).payloads.map(settingsOf)).toEqual(alone.map(settingsOf));
    expect(alone.map(({PayloadType}) => PayloadType)).toEqual([
      'com.apple.mail.managed',
      'com.apple.caldav.account',
      'com.apple.carddav.account',
    ]);
    expect([...clientFiles({operator, dav}, options).keys()]).toEqual([dav.appleProfile]);
  });

  it('offers DNS over HTTPS and over TLS under different names', () => {
    const {payloads} = read(fileOf(dns.appleProfile));
    const ServerAddresses = [dns.ipv4, dns.ipv6];
    expect(payloads).toMatchObject([
      {
        PayloadType: 'com.apple.dnsSettings.managed',
        DNSSettings: {DNSProtocol: 'HTTPS', ServerURL: dns.dohUrl, ServerAddresses},
      },
      {
        PayloadType: 'com.apple.dnsSettings.managed',
        DNSSettings: {DNSProtocol: 'TLS', ServerName: dns.dot.host, ServerAddresses},
      },
    ]);
    expect(new Set(payloads.map(({PayloadDisplayName}) => PayloadDisplayName)).size).toBe(2);
  });

  it('says what the operator wants of the DNS server, and names other things in the given language', () => {
    const {top} = read(fileOf(dns.appleProfile, {dns: {...dns, description: 'Blocks ads & trackers.'}}));
    expect(top).toMatchObject({
      PayloadDisplayName: 'DNS of Example Mail',
      PayloadDescription: 'Blocks ads & trackers.',
    });
    expect(read(fileOf(dns.appleProfile, {}, {language: 'de'})).top).toMatchObject({
      PayloadDisplayName: 'DNS von Example Mail',
    });
  });

  it('has UUIDs that differ within an operator, stay between builds and change with the domain', () => {
    const own = both();
    expect(new Set(own).size).toBe(own.length);
    expect(own).not.toEqual([]);
    expect(both(named('New name'))).toEqual(own);
    const domain = 'elsewhere.example.org';
    const elsewhere = both({mail: {...mail, domain}, dav: {...dav, domain}, dns: {...dns, domain}});
    expect(own.filter((uuid) => elsewhere.includes(uuid))).toEqual([]);
  });
});

describe('well-known files', () => {
  it('leads Matrix clients and servers to the homeserver', () => {
    expect(JSON.parse(fileOf('/.well-known/matrix/client'))).toEqual({
      'm.homeserver': {base_url: matrix.homeserverUrl},
    });
    expect(JSON.parse(fileOf('/.well-known/matrix/server'))).toEqual({'m.server': 'matrix.example.org:8448'});
  });

  it('names the security contact for less than a year (RFC 9116)', () => {
    const lines = fileOf('/.well-known/security.txt').split('\n');
    expect(lines).toContain(`Contact: mailto:${contact.security}`);
    expect(lines).toContain('Preferred-Languages: en, de');
    expect(lines).toContain('Canonical: https://help.example.org/.well-known/security.txt');
    expect(lines).toContain('Canonical: https://example.org/.well-known/security.txt');
    expect(lines).toContain('Policy: https://help.example.org/security');
    const expires = /^Expires: (\S+)$/m.exec(lines.join('\n'))?.[1] ?? '';
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(Date.parse(expires)).toBeGreaterThan(options.now.getTime());
    expect(Date.parse(expires)).toBeLessThan(Date.parse('2027-02-28T12:00:00Z'));
  });

  it('leads password managers to the passkeys, where there are any', () => {
    expect(JSON.parse(fileOf('/.well-known/passkey-endpoints'))).toEqual({manage: account.passkeysUrl});
    expect(fileOf('/.well-known/passkey-endpoints', {account: {url: account.url}})).toBeUndefined();
  });

  it('leads to the account where servers cannot redirect', () => {
    const page = fileOf('/.well-known/change-password/index.html', {}, {language: 'de'});
    expect(page).toContain('content="0; url=https://account.example.org/?a=1&amp;b=2"');
    expect(page).toContain('<html lang="de">');
  });
});

it('writes every file at its place', () => {
  expect([...files.keys()]).toEqual([
    '/.well-known/security.txt',
    '/.well-known/change-password/index.html',
    '/.well-known/passkey-endpoints',
    '/.well-known/autoconfig/mail/config-v1.1.xml',
    '/mail/config-v1.1.xml',
    mail.appleProfile,
    dav.appleProfile,
    dav.appleFullProfile,
    dns.appleProfile,
    '/autodiscover/autodiscover.xml',
    '/Autodiscover/Autodiscover.xml',
    '/.well-known/matrix/client',
    '/.well-known/matrix/server',
  ]);
});

it('writes no files of services that are not given', () => {
  expect([...clientFiles({operator, matrix}, options).keys()]).toEqual([
    '/.well-known/matrix/client',
    '/.well-known/matrix/server',
  ]);
});
