import {expect, it} from 'vitest';
import {clientFiles, dnsRecords, zoneFile, type Mail} from '.';

const domain = 'example.org';
const operator = {
  name: 'Example Mail',
  siteUrl: 'https://help.example.org',
  certificateAuthorities: ['ca.example.net'],
};
const mail: Mail = {
  domain,
  imap: {host: 'imap.example.org', port: 993, security: 'TLS'},
  submissions: {host: 'smtp.example.org', port: 465, security: 'TLS'},
  userName: 'full-address',
  appleProfile: '/mail.mobileconfig',
  mxHost: 'mx.example.org',
  autoconfigHost: 'autoconfig.example.org',
  autodiscoverHost: 'autodiscover.example.org',
  tlsa: `3 1 1 ${'0A'.repeat(32)}`,
  spf: 'v=spf1 mx -all',
  dkimSelector: 'mail',
  dkimRecord: `v=DKIM1; k=rsa; p=${'A'.repeat(300)}`,
  dmarc: 'v=DMARC1; p=reject',
  mtaSts: {mode: 'enforce', maxAge: 604_800},
  tlsReports: 'tls@example.org',
};
const dav = {url: 'https://cloud.example.org:8443/dav'};
const ssh = {host: 'git.example.org', fingerprintEd25519: 'SHA256:AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'};

const records = dnsRecords({domain, operator, mail, dav, ssh});
const valuesOf = (name: string, type: string): string[] =>
  records.filter((record) => record.name === name && record.type === type).map(({value}) => value);

it.each([
  ['example.org', 'MX', '10 mx.example.org.'],
  ['_25._tcp.mx.example.org', 'TLSA', `3 1 1 ${'0A'.repeat(32)}`],
  ['example.org', 'TXT', 'v=spf1 mx -all'],
  ['example.org', 'CAA', '0 issue "ca.example.net"'],
  ['_dmarc.example.org', 'TXT', 'v=DMARC1; p=reject'],
  ['_imaps._tcp.example.org', 'SRV', '0 1 993 imap.example.org.'],
  ['_submissions._tcp.example.org', 'SRV', '0 1 465 smtp.example.org.'],
  ['autoconfig.example.org', 'CNAME', 'help.example.org.'],
  ['autodiscover.example.org', 'CNAME', 'help.example.org.'],
  ['_autodiscover._tcp.example.org', 'SRV', '0 1 443 autodiscover.example.org.'],
  ['mta-sts.example.org', 'CNAME', 'help.example.org.'],
  ['_smtp._tls.example.org', 'TXT', 'v=TLSRPTv1; rua=mailto:tls@example.org'],
  ['_caldavs._tcp.example.org', 'SRV', '0 1 8443 cloud.example.org.'],
  ['_carddavs._tcp.example.org', 'TXT', 'path=/dav'],
  ['git.example.org', 'SSHFP', '4 2 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'],
])('%s has %s', (name, type, value) => {
  expect(valuesOf(name, type)).toContain(value);
});

it('gives the policy of MTA-STS another id when the policy changes', () => {
  const idOf = (changed: Partial<Mail>): string =>
    dnsRecords({domain, operator, mail: {...mail, ...changed}}).find(({name}) => name.startsWith('_mta-sts.'))!.value;
  expect(idOf({})).toMatch(/^v=STSv1; id=[0-9a-z]{1,32}$/);
  expect(idOf({dmarc: 'v=DMARC1; p=none'})).toBe(idOf({}));
  expect(idOf({mxHost: 'mx2.example.org'})).not.toBe(idOf({}));
});

it('writes the policy in the lines that RFC 8461 asks for', () => {
  const files = clientFiles({operator, mail}, {now: new Date(0)});
  expect(files.get('/.well-known/mta-sts.txt')).toBe(
    'version: STSv1\r\nmode: enforce\r\nmx: mx.example.org\r\nmax_age: 604800\r\n',
  );
});

it('refuses a TLSA record that is none', () => {
  expect(() => dnsRecords({domain, operator, mail: {...mail, tlsa: 'yes'}})).toThrow('mail.tlsa: must be');
});

it('has nothing for services that are left out', () => {
  expect(dnsRecords({domain, operator: {name: operator.name, siteUrl: operator.siteUrl}})).toEqual([]);
});

it('cuts long texts into strings of at most 255 bytes in a zone file', () => {
  const [line = ''] = zoneFile(domain, records)
    .split('\n')
    .filter((each) => each.startsWith('mail._domainkey'));
  const strings = [...line.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
  expect(strings.map(({length}) => length)).toEqual([255, mail.dkimRecord!.length - 255]);
  expect(strings.join('')).toBe(mail.dkimRecord);
});
