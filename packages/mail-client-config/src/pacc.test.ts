import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {describe, expect, it} from 'vitest';
import {clientFiles, dnsRecords, paccConfiguration, paccDigest, paccFile, type Mail} from '.';

const operator = {name: 'Example Mail', siteUrl: 'https://help.example.org'};
const mail: Mail = {
  domain: 'example.org',
  imap: {host: 'imap.example.org', port: 993, security: 'TLS'},
  submissions: {host: 'smtp.example.org', port: 465, security: 'TLS'},
  userName: 'full-address',
  appleProfile: '/mail.mobileconfig',
  pacc: true,
};
const dav = {url: 'https://cloud.example.org/dav/', domain: 'example.org'};

const httpServer = z.object({url: z.url({protocol: /^https$/}).refine((url) => new URL(url).port === '')});
const textServer = z.object({host: z.hostname()});

/** Section 4 of draft-ietf-mailmaint-pacc, with the keys of its version 03. Readers ignore members that they do not know. */
const format = z.object({
  protocols: z.object({
    jmap: httpServer.optional(),
    imap: textServer.optional(),
    pop3: textServer.optional(),
    submit: textServer.optional(),
    caldav: httpServer.optional(),
    carddav: httpServer.optional(),
  }),
  authentication: z
    .object({'oauth-public': z.object({issuer: z.url({protocol: /^https$/})}).optional(), password: z.boolean()})
    .optional(),
  info: z.object({
    provider: z.object({
      name: z.string().min(1).max(60),
      shortName: z.string().min(1).max(20).optional(),
      logo: z.array(z.object({url: z.url(), 'content-type': z.string()})).optional(),
    }),
    help: z
      .object({
        documentation: z.url().optional(),
        developer: z.url().optional(),
        contact: z.array(z.url()).optional(),
      })
      .optional(),
  }),
});
const read = (configuration: string) => format.parse(JSON.parse(configuration));

/** The example of draft-ietf-mailmaint-pacc-02, section 4.1; version 03 has `submit` in place of `smtp`. */
const example = readFileSync(path.join(__dirname, '../fixtures/pacc.json'), 'utf8');
const ofVersion03 = example.replace('"smtp"', '"submit"');

/** All members of an object and of those within it: `info.provider.name`. */
const membersOf = (value: unknown, way = ''): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => [way + key, ...membersOf(inner, `${way}${key}.`)])
    : [];

describe('the draft', () => {
  it('has an example that the format takes as a whole, and the format is not that of anything', () => {
    expect(read(ofVersion03)).toEqual(JSON.parse(ofVersion03));
    expect(() => read(example.replace('"imap.example.com"', '7'))).toThrow();
    expect(() => read(example.replace('example.com/calendar/', 'example.com:8443/calendar/'))).toThrow();
  });

  it('has every member that the file has', () => {
    const file: unknown = JSON.parse(paccConfiguration({mail, dav, operator}));
    const known = membersOf(JSON.parse(ofVersion03));
    expect(membersOf(file).filter((member) => !known.includes(member))).toEqual([]);
  });
});

describe('the file', () => {
  it('names the servers, without their ports', () => {
    expect(read(clientFiles({operator, mail, dav}, {now: new Date()}).get(paccFile)!)).toEqual({
      protocols: {
        imap: {host: 'imap.example.org'},
        submit: {host: 'smtp.example.org'},
        caldav: {url: 'https://cloud.example.org/dav/'},
        carddav: {url: 'https://cloud.example.org/dav/'},
      },
      authentication: {password: true},
      info: {provider: {name: 'Example Mail'}, help: {documentation: 'https://help.example.org'}},
    });
  });

  it('leaves out servers that programs would not reach', () => {
    const odd = {...mail, imap: {...mail.imap, port: 1993}, submissions: {...mail.submissions, security: 'STARTTLS'}};
    const protocolsWith = (url: string): unknown => read(paccConfiguration({mail, dav: {url}, operator})).protocols;
    const mailOnly = {imap: {host: 'imap.example.org'}, submit: {host: 'smtp.example.org'}};
    expect(protocolsWith('https://cloud.example.org:8443/dav/')).toEqual(mailOnly);
    expect(protocolsWith('https://cloud.example.org')).toEqual(mailOnly);
    expect(protocolsWith('https://cloud.example.org:443/dav/')).toMatchObject({
      caldav: {url: 'https://cloud.example.org/dav/'},
    });
    expect(read(paccConfiguration({mail: odd, dav, operator})).protocols).not.toHaveProperty('imap');
  });

  it('is refused where it would name no server, or a longer name than the draft allows', () => {
    const odd = {...mail, imap: {...mail.imap, port: 1993}, submissions: {...mail.submissions, security: 'STARTTLS'}};
    expect(() => paccConfiguration({mail: odd, operator})).toThrow('mail.pacc');
    expect(() => paccConfiguration({mail, operator: {...operator, name: 'x'.repeat(61)}})).toThrow('operator.name');
  });

  it('is written, and has records, only for those who ask for it', () => {
    const without = {...mail, pacc: false};
    expect(clientFiles({operator, mail: without}, {now: new Date()}).has(paccFile)).toBe(false);
    expect(dnsRecords({domain: 'example.org', operator, mail: without}).map(({name}) => name)).not.toContain(
      'ua-auto-config.example.org',
    );
  });
});

it('the DNS has the digest of the very bytes that are published', () => {
  const published = clientFiles({operator, mail, dav}, {now: new Date()}).get(paccFile)!;
  const digest = createHash('sha256').update(published).digest('base64');
  const records = dnsRecords({domain: 'example.org', operator, mail, dav});
  expect(records).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({name: 'ua-auto-config.example.org', type: 'CNAME', value: 'help.example.org.'}),
      expect.objectContaining({
        name: '_ua-auto-config.example.org',
        type: 'TXT',
        value: `v=UAAC1; a=sha256; d=${digest}`,
      }),
    ]) as object,
  );
  expect(paccDigest(`${published} `)).not.toContain(digest);
});
