import {runInNewContext} from 'node:vm';
import * as z from 'zod';
import {expect, it} from 'vitest';
import {dnscontrolZone, octodnsZone, recordTable, zoneFile, type DnsRecord} from '.';

const record = (name: string, type: DnsRecord['type'], value: string): DnsRecord => ({name, type, value, purpose: ''});
const records = [
  record('example.org', 'MX', '10 mx.example.org.'),
  record('example.org', 'TXT', 'v=spf1 mx -all'),
  record('_dmarc.example.org', 'TXT', 'v=DMARC1; p=reject'),
  record('_imaps._tcp.example.org', 'SRV', '0 1 993 imap.example.org.'),
  record('autoconfig.example.org', 'CNAME', 'help.example.org.'),
  record('git.example.org', 'SSHFP', `4 2 ${'0a'.repeat(32)}`),
  record('git.example.org', 'SSHFP', `1 2 ${'0b'.repeat(32)}`),
  record('example.org', 'CAA', '0 issue "ca.example.net"'),
  record('s10._domainkey.example.org', 'TXT', `v=DKIM1; p=${'A'.repeat(300)}`),
  record('s9._domainkey.example.org', 'TXT', 'v=DKIM1; p='),
  record('_25._tcp.mx.example.org', 'TLSA', `3 1 2 ${'0c'.repeat(32)}`),
  record('s.example.org', 'CNAME', 'help.example.org.'),
];
/** What this domain's servers cannot answer for, though one of the names ends like it. */
const elsewhere = [
  record('git.example.net', 'SSHFP', `4 2 ${'0a'.repeat(32)}`),
  record('notexample.org', 'CNAME', 'help.example.org.'),
];

const name = z.string().regex(/^[^ ]+\.$/);
const set = <Type extends string, Value extends z.ZodType>(type: Type, value: Value) =>
  z.strictObject({type: z.literal(type), ttl: z.int(), values: z.array(value).min(1)});

/** What the classes in octodns/record/*.py take, and refuse otherwise. */
const octodns = z.record(
  z.string().regex(/^(?!@)(?:[^.]+(?:\.[^.]+)*)?$/),
  z.array(
    z.discriminatedUnion('type', [
      set('MX', z.strictObject({preference: z.int(), exchange: name})),
      set('SRV', z.strictObject({priority: z.int(), weight: z.int(), port: z.int(), target: name})),
      set('CAA', z.strictObject({flags: z.int(), tag: z.enum(['issue', 'issuewild', 'iodef']), value: z.string()})),
      set('TXT', z.string().regex(/^(?:[^;\\]|\\;)*$/, 'a ; without its backslash')),
      set(
        'SSHFP',
        z.strictObject({
          algorithm: z.int(),
          fingerprint_type: z.int(),
          fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
        }),
      ),
      set(
        'TLSA',
        z.strictObject({
          certificate_association_data: z.string().regex(/^[0-9a-f]{64}$/),
          certificate_usage: z.int().max(3),
          matching_type: z.int().max(2),
          selector: z.int().max(1),
        }),
      ),
      z.strictObject({type: z.literal('CNAME'), ttl: z.int(), value: name}),
    ]),
  ),
);

const octodnsText = octodnsZone('example.org', [...records, ...elsewhere]);

it('octoDNS finds every record in the form of its kind', () => {
  const zone = octodns.parse(JSON.parse(octodnsText));
  expect(zone.git).toMatchObject([{type: 'SSHFP', values: [{algorithm: 4}, {algorithm: 1}]}]);
  expect(zone['_25._tcp.mx']).toMatchObject([{values: [{certificate_usage: 3, selector: 1, matching_type: 2}]}]);
  expect(zone.autoconfig).toEqual([{type: 'CNAME', ttl: 3600, value: 'help.example.org.'}]);
});

it('octoDNS finds names and keys in the order that it insists on', () => {
  const names = [
    '',
    '_25._tcp.mx',
    '_dmarc',
    '_imaps._tcp',
    'autoconfig',
    'git',
    's',
    's9._domainkey',
    's10._domainkey',
  ];
  expect(Object.keys(JSON.parse(octodnsText) as object)).toEqual(names);
  JSON.parse(octodnsText, (name, value: unknown) => {
    const keys = value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [];
    if (!keys.includes('')) expect(keys, name).toEqual([...keys].sort());
    return value;
  });
});

it('dnscontrol is called with what its functions take', () => {
  const calls: unknown[] = [];
  const domains: unknown[] = [];
  const functions: Record<string, unknown> = {D_EXTEND: (domain: unknown) => domains.push(domain)};
  for (const type of ['MX', 'TXT', 'SRV', 'CNAME', 'SSHFP', 'TLSA', 'CAA']) {
    functions[type] = (...args: unknown[]) => calls.push([type, ...args]);
  }
  runInNewContext(dnscontrolZone('example.org', [...records, ...elsewhere]), functions);
  expect(domains).toEqual(['example.org']);
  expect(calls).toEqual([
    ['MX', '@', 10, 'mx.example.org.'],
    ['TXT', '@', 'v=spf1 mx -all'],
    ['TXT', '_dmarc', 'v=DMARC1; p=reject'],
    ['SRV', '_imaps._tcp', 0, 1, 993, 'imap.example.org.'],
    ['CNAME', 'autoconfig', 'help.example.org.'],
    ['SSHFP', 'git', 4, 2, '0a'.repeat(32)],
    ['SSHFP', 'git', 1, 2, '0b'.repeat(32)],
    ['CAA', '@', 'issue', 'ca.example.net'],
    ['TXT', 's10._domainkey', `v=DKIM1; p=${'A'.repeat(300)}`],
    ['TXT', 's9._domainkey', 'v=DKIM1; p='],
    ['TLSA', '_25._tcp.mx', 3, 1, 2, '0c'.repeat(32)],
    ['CNAME', 's', 'help.example.org.'],
  ]);
});

it('a zone file has the names of its zone alone', () => {
  expect(zoneFile('example.org', [...elsewhere, ...records])).toBe(zoneFile('example.org', records));
});

it('the table has a row for each record, of all zones', () => {
  const rows = recordTable([...records, ...elsewhere, record('x.example.org', 'TXT', 'a|b')])
    .trim()
    .split('\n');
  expect(rows).toHaveLength(2 + records.length + elsewhere.length + 1);
  expect(rows).toContain('| autoconfig.example.org | CNAME | help.example.org. |  |');
  expect(rows.at(-1)).toBe('| x.example.org | TXT | a\\|b |  |');
});
