import * as z from 'zod';
import {expect, it} from 'vitest';
import {octodnsZone, type DnsRecord} from '.';

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
      z.strictObject({type: z.literal('CNAME'), ttl: z.int(), value: name}),
    ]),
  ),
);

it('octoDNS finds every record in the form of its kind', () => {
  const zone = octodns.parse(JSON.parse(octodnsZone('example.org', records)));
  expect(Object.keys(zone)).toEqual(['', '_dmarc', '_imaps._tcp', 'autoconfig', 'git']);
  expect(zone.git).toMatchObject([{type: 'SSHFP', values: [{algorithm: 4}, {algorithm: 1}]}]);
  expect(zone.autoconfig).toEqual([{type: 'CNAME', ttl: 3600, value: 'help.example.org.'}]);
});
