import * as z from 'zod';

/*
 * What an operator says about the services: the only description of it, from which types, `schema.json` and messages
 * follow. Callers may pass objects with more properties; none of them is changed.
 */

const host = z.hostname().describe('Fully qualified host name');
// XML has no control characters and no half characters.
const sign = String.raw`[^\p{Cc}\p{Cs}\uFFFE\uFFFF]`;
const text = z
  .string()
  .min(1)
  .regex(new RegExp(`^${sign}*$`, 'u'), 'must be plain text, without line breaks');
const url = z.url().regex(new RegExp(`^https://(?!.*\\s)${sign}+$`, 'u'), 'must be an https:// address');
const path = text.startsWith('/').describe('Path on the website');

const endpoint = z
  .object({
    host,
    port: z.int().min(1).max(65_535),
    security: z
      .string()
      .regex(/^(?:START)?TLS$/, {
        error: ({input}) => `is "${String(input)}", and must be TLS or STARTTLS: mail clients are sent to no other`,
      })
      .describe('TLS (from the first byte) or STARTTLS'),
  })
  .describe('A server that programs connect to');

const operator = z.object({
  name: text.describe('Name that programs show to people'),
  siteUrl: url.describe('Origin of the website with the guides and the policy, e.g. https://docs.example.org'),
  domainUrl: url.optional().describe('Origin of the mail domain’s own website, where it serves the same security.txt'),
  certificateAuthorities: z
    .array(host)
    .readonly()
    .optional()
    .describe('Certificate authorities that may issue for the domain, by their CAA names (RFC 8659)'),
});

const mtaSts = z
  .object({
    mode: z.enum(['enforce', 'testing', 'none']),
    maxAge: z.int().min(0).max(31_557_600).describe('Seconds for which other servers keep the policy'),
  })
  .describe('What other mail servers do when TLS fails (MTA-STS, RFC 8461)');

const mail = z.object({
  domain: host.describe('Domain of the mail addresses'),
  imap: endpoint,
  submissions: endpoint.describe('Sending over TLS (RFC 8314)'),
  submission: endpoint.optional().describe('Sending over STARTTLS (RFC 6409)'),
  userName: z
    .enum(['full-address', 'local-part'])
    .describe('What people sign in with: the whole address, or what stands before the @'),
  appleProfile: path.describe('Path of the Apple profile on the website, e.g. /mail.mobileconfig'),
  sieve: endpoint.optional().describe('Server for filters (ManageSieve, RFC 5804)'),
  mxHost: host.optional().describe('Host that receives mail from other servers'),
  autoconfigHost: host.optional().describe('Host on which mail clients look for config-v1.1.xml'),
  autodiscoverHost: host
    .optional()
    .describe('Host on which Outlook looks for autodiscover.xml; without it, no such file'),
  pacc: z.boolean().optional().describe('Write the file of PACC (draft-ietf-mailmaint-pacc-03), a draft that changes'),
  spf: text.optional().describe('SPF record of the domain (RFC 7208)'),
  dkimSelector: text.optional().describe('Selector of the DKIM key (RFC 6376)'),
  dkimRecord: text.optional().describe('Record of that key: v=DKIM1; k=rsa; p=…'),
  tlsa: z
    .string()
    .regex(/^[0-3] [01] [0-2] [0-9A-Fa-f]+$/, 'must be three numbers and a digest in hexadecimal: 3 1 1 …')
    .optional()
    .describe('TLSA record of mxHost, in a zone signed by DNSSEC (DANE, RFC 7672)'),
  dmarc: text.optional().describe('DMARC record (RFC 7489): v=DMARC1; p=reject'),
  mtaSts: mtaSts.optional(),
  tlsReports: z.email().optional().describe('Mailbox for reports on TLS of other servers (RFC 8460)'),
});

const dav = z
  .object({
    url: url.describe('Where clients begin to look for calendars and address books'),
    appleProfile: path.optional().describe('Path of the Apple profile on the website'),
    appleFullProfile: path.optional().describe('Path of the Apple profile that sets up mail as well'),
  })
  .describe('Calendars and contacts on one server (RFC 4791, RFC 6352)');

const dns = z.object({
  dohUrl: url.describe('DNS over HTTPS (RFC 8484)'),
  dot: z.object({host}).describe('DNS over TLS (RFC 7858)'),
  ipv4: z.ipv4(),
  ipv6: z.ipv6().optional(),
  appleProfile: path.describe('Path of the Apple profile on the website'),
});

const matrix = z.object({
  homeserverUrl: url,
  homeserverHost: host,
  federationPort: z.int().min(1).max(65_535).describe('Port of the homeserver for other servers'),
});

const fingerprint = z
  .string()
  .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, 'must be as OpenSSH prints it: SHA256:…, without padding');
const ssh = z.object({host, fingerprintEd25519: fingerprint.optional(), fingerprintRsa: fingerprint.optional()});

const account = z.object({
  url: url.describe('Where people change their password'),
  passkeysUrl: url.optional().describe('Where people manage their passkeys'),
});

const contact = z.object({security: z.email().describe('Address for reports of security problems')});

/** The operator and the services; a service that is left out gets no files. */
export const factsSchema = z.object({
  operator,
  contact: contact.optional(),
  account: account.optional(),
  mail: mail.optional(),
  dav: dav.extend({domain: host.describe('Domain of the profile’s identifiers')}).optional(),
  dns: dns
    .extend({
      domain: host.describe('Domain of the profile’s identifiers'),
      description: text.optional().describe('What the device says about the server'),
    })
    .optional(),
  matrix: matrix.optional(),
  ssh: ssh.optional().describe('For DNS records alone'),
});

/** What the DNS records are made of; a service that is left out gets none. */
export const dnsFactsSchema = factsSchema.pick({operator: true, mail: true, ssh: true}).extend({
  domain: host.describe('Domain of the records, e.g. that of the mail addresses'),
  dav: dav.optional(),
});

export type Endpoint = Readonly<z.infer<typeof endpoint>>;
export type Operator = Readonly<z.infer<typeof operator>>;
export type Mail = Readonly<z.infer<typeof mail>>;
export type Dav = Readonly<z.infer<typeof dav>>;
export type Dns = Readonly<z.infer<typeof dns>>;
export type Matrix = Readonly<z.infer<typeof matrix>>;
export type Ssh = Readonly<z.infer<typeof ssh>>;
export type Account = Readonly<z.infer<typeof account>>;
export type Contact = Readonly<z.infer<typeof contact>>;
export type Facts = Readonly<z.infer<typeof factsSchema>>;
export type Guide = Readonly<z.infer<typeof guidesSchema>[number]>;
export type DnsFacts = Readonly<z.infer<typeof dnsFactsSchema>>;

/** Pages that mail clients may show beside the settings, by their paths on the operator's website. */
export const guidesSchema = z.array(z.object({path, title: text})).readonly();

/**
 * Compares facts with their description.
 *
 * @throws TypeError that names the path of each fact that is missing or of another kind, one in a line
 */
export function checkFacts<Schema extends z.ZodType>(facts: unknown, schema: Schema): asserts facts is z.infer<Schema> {
  const {error} = schema.safeParse(facts);
  if (error) throw new TypeError(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
