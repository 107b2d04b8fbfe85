import {createHash} from 'node:crypto';
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

const httpServer = z.strictObject({url: z.url({protocol: /^https$/}).refine((url) => new URL(url).port === '')});
const textServer = z.strictObject({host: z.hostname()});

/** The members of section 4 of draft-ietf-mailmaint-pacc, with the keys of its version 03. */
const format = z.strictObject({
  protocols: z.strictObject({
    jmap: httpServer.optional(),
    imap: textServer.optional(),
    pop3: textServer.optional(),
    submit: textServer.optional(),
    managesieve: textServer.optional(),
    caldav: httpServer.optional(),
    carddav: httpServer.optional(),
    webdav: httpServer.optional(),
  }),
  authentication: z
    .strictObject({
      'oauth-public': z.strictObject({issuer: z.url({protocol: /^https$/})}).optional(),
      password: z.boolean(),
    })
    .optional(),
  info: z.strictObject({
    provider: z.strictObject({
      name: z.string().min(1).max(60),
      shortName: z.string().min(1).max(20).optional(),
      logo: z
        .array(
          z.strictObject({
            url: z.url(),
            'content-type': z.string(),
            width: z.int().optional(),
            height: z.int().optional(),
          }),
        )
        .optional(),
    }),
    help: z
      .strictObject({
        documentation: z.url().optional(),
        developer: z.url().optional(),
        contact: z.array(z.url()).optional(),
      })
      .optional(),
  }),
});
const read = (configuration: string) => format.parse(JSON.parse(configuration));

it('the format takes every member that the draft has, and no other', () => {
  const everything = {
    protocols: {
      jmap: {url: 'https://jmap.example.org/session'},
      imap: {host: 'imap.example.org'},
      pop3: {host: 'pop.example.org'},
      submit: {host: 'smtp.example.org'},
      caldav: {url: 'https://cloud.example.org/calendars/'},
      carddav: {url: 'https://cloud.example.org/contacts/'},
    },
    authentication: {'oauth-public': {issuer: 'https://login.example.org/'}, password: true},
    info: {
      provider: {
        name: 'Example Mail',
        shortName: 'Example',
        logo: [{url: 'https://example.org/logo.svg', 'content-type': 'image/svg+xml'}],
      },
      help: {
        documentation: 'https://docs.example.org/mail',
        developer: 'https://docs.example.org/api',
        contact: ['mailto:ops@example.org'],
      },
    },
  };
  expect(read(JSON.stringify(everything))).toEqual(everything);
  expect(() => read(JSON.stringify({...everything, protocols: {imap: {host: 'a.example', port: 993}}}))).toThrow();
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
    const other = {url: 'https://cloud.example.org:8443/dav/'};
    expect(read(paccConfiguration({mail: odd, dav: other, operator})).protocols).toEqual({});
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
