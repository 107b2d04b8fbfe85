import * as z from 'zod';
import {longestName, plainName, plainText} from '../text/plain';
import {units} from './quantity';
import {weekdays} from './schedule';

/** A calendar day, ISO 8601 (`2024-06-30`). Markdown gets it in German form (`30. Juni 2024`). */
export const isoDate = z.iso.date();
const httpsUrl = z
  .url({protocol: /^https$/, message: 'must be an https:// address'})
  .regex(plainText, 'must be an address without < > ` \\ and braces');
const host = z
  .string()
  .regex(
    /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/,
    'must be a fully qualified host name in lower case',
  );
const profilePath = z.string().regex(/^\/[a-z0-9/-]+\.mobileconfig$/, 'must be a path that ends in .mobileconfig');
const route = z
  .string()
  .regex(/^\/\S+$/, 'must be the address of a page on this site, beginning with a slash')
  .meta({wording: true});
/** Name of an icon of lucide.dev. */
const icon = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be the name of an icon of lucide.dev, e.g. git-branch')
  .meta({wording: true});
const port = z.int().min(1).max(65535);
const emailAddress = z.email();
/** Facts are put into Markdown as they are; `{{names}}` in them are filled in before. */
const text = z
  .string()
  .trim()
  .min(1)
  .refine((words) => plainText.test(words.replace(/\{\{\s*\p{L}[^{}:'"\n]*\}\}/gu, '')), {
    message: 'must be plain text, without < > ` \\ and single braces',
  });
/** A name that may stand anywhere in a sentence or title. */
export const nameSchema = z
  .string()
  .trim()
  .max(longestName, `is longer than ${longestName} characters`)
  .regex(
    plainName,
    "must begin with a letter or digit and hold nothing else but spaces and & ' ’ . , + - – ! ? / ( ) ·",
  );
/** Words that name or present something. They promise nothing, so nobody has to confirm them. */
const wording = text.meta({wording: true});
/** What a cell of a table says: no part of a sentence, so Markdown may name it within tables only. */
const cell = text.meta({tableOnly: true});
/** A base64 value of 32 bytes: WireGuard keys and OpenSSH SHA256 fingerprints (the latter without padding). */
const wireGuardKey = z.string().regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64 (44 characters)');
const sshFingerprint = z
  .string()
  .regex(/^SHA256:[A-Za-z0-9+/]{43}$/, 'must look like SHA256:… as ssh-keygen -lf prints it');

const phases = ['planned', 'beta', 'active', 'retiring', 'off'] as const;

/**
 * Where a service stands in its life, with the days on which it changed or will change.
 * Days must be in order; a retiring or retired service names its end and its successor.
 */
export const lifecycleSchema = z
  .strictObject({
    phase: z.enum(phases).describe('Where the service stands in its life'),
    since: isoDate
      .describe('First day for everybody; of a planned service the day aimed at, if there is one')
      .optional(),
    announced: isoDate.describe('Day on which its end was announced').optional(),
    readOnly: isoDate.describe('Day from which it can only be read; somebody must see to it').optional(),
    off: isoDate.describe('Last day; somebody must switch it off').optional(),
    dataDeleted: isoDate.describe('Day by which all data are deleted, a promise').optional(),
    successor: z
      .union([z.literal('keiner'), z.string().regex(/^[a-z0-9-]+$/)])
      .describe('Id of the service that takes over, or keiner')
      .optional(),
    reason: text.describe('Why it ends, one German sentence').optional(),
  })
  .superRefine((lifecycle, context) => {
    const {phase} = lifecycle;
    const add = (key: keyof typeof lifecycle, message: string): void =>
      context.addIssue({code: 'custom', path: [key], message});
    if (phase === 'retiring' || phase === 'off') {
      for (const key of ['announced', 'off', 'dataDeleted', 'successor', 'reason'] as const) {
        const hint = key === 'successor' ? ' (a service id, or "keiner")' : '';
        if (!lifecycle[key]) add(key, `a service in phase "${phase}" needs "${key}"${hint}`);
      }
    } else {
      for (const key of ['announced', 'readOnly', 'off', 'dataDeleted', 'successor', 'reason'] as const) {
        if (lifecycle[key]) {
          add(key, `a service with "${key}" comes to an end: its phase is "retiring" or "off", not "${phase}"`);
        }
      }
      if (phase !== 'planned' && !lifecycle.since) add('since', `a service in phase "${phase}" needs "since"`);
    }
    const days = (['since', 'announced', 'readOnly', 'off', 'dataDeleted'] as const).filter((key) => lifecycle[key]);
    for (const [index, key] of days.slice(1).entries()) {
      const [before, day, earlier] = [days[index]!, lifecycle[key]!, lifecycle[days[index]!]!];
      if (day < earlier) add(key, `"${key}" (${day}) is before "${before}" (${earlier})`);
    }
  });

/** An amount with its unit, made by `days(7)`, `gigabytes(5)` and their like (facts/quantity.ts). */
const quantity = z.strictObject(
  {amount: z.number().positive(), unit: z.enum(units)},
  {error: 'must be an amount with its unit, e.g. days(7) or gigabytes(5)'},
);
/** When something happens again and again, made by `daily(3)` or `weekly('tuesday', 21, 23)` (facts/schedule.ts). */
const schedule = z
  .strictObject(
    {every: z.enum(['day', ...weekdays]), from: z.int().min(0).max(23), until: z.int().min(1).max(24).optional()},
    {error: "must be a time, e.g. daily(3) or weekly('tuesday', 21, 23)"},
  )
  .refine(({from, until}) => until === undefined || until > from, {message: 'must end after it begins'});
/** What can be counted or measured. */
const amount = z.union([z.number(), quantity]);
const amounts = (means: string) => z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), amount.describe(means));

/** A limit with the German label under which tables show it. Its text may name its value and amounts: `{{value.dativ}}`. */
const limit = z
  .strictObject({
    label: wording.describe('What is limited, as tables show it'),
    value: amount.describe('The limit, with its unit; the service must hold it').optional(),
    amounts: amounts('Amount that the text of the limit names').optional(),
    text: cell.describe('What tables show of the limit where the value alone does not say it').optional(),
  })
  .refine(({value, text: words}) => value !== undefined || words !== undefined, {
    message: 'needs a value, a text or both',
  });

/** A group of services with an overview page of its own. */
const category = z.strictObject({
  title: wording.describe('Name of the category'),
  docs: route.describe('Address of its overview page on this site'),
  icon: icon.describe('Its icon, by its name on lucide.dev'),
  retired: z.boolean().describe('Whether its services are switched off; at most one category is for those').optional(),
});

/**
 * Sections of facts that belong to one service each. They go with it, except for `mail`: addresses of the operator lie on its
 * domain, whether others get mailboxes or not.
 */
export const serviceSections = [
  'mail',
  'dav',
  'vpn',
  'dns',
  'databases',
  's3',
  'forge',
  'matrix',
  'teamspeak',
] as const;

export const serviceSchema = z.strictObject({
  title: nameSchema.meta({wording: true}).describe('Name of the service, as all pages show it'),
  offered: z
    .boolean()
    .describe(
      'Whether the service is offered, which it is without this; false takes it off the site: pages, links of menus, rows of tables, client files',
    )
    .optional(),
  formerTitle: wording
    .describe('Its title before it was renamed: the check names sentences that still use it')
    .optional(),
  section: z
    .enum(serviceSections)
    .meta({wording: true, description: 'Section of the facts with its endpoints; all but mail go with it'})
    .optional(),
  category: wording.describe('Id of its category'),
  summary: wording.describe('What a visitor can do with it, one German sentence'),
  docs: route.describe('Address of its page on this site'),
  icon: icon.describe('Its icon, by its name on lucide.dev'),
  url: httpsUrl.describe('Where one uses it in a browser').optional(),
  software: wording.describe('The programs behind it, in their makers’ spelling').optional(),
  signIn: z
    .enum(['sso', 'app-password', 'own', 'none'])
    .describe(
      'How one signs in: with the central account (sso), with an app password, with an account of its own (own), or not at all',
    ),
  group: text.describe('Group of the central account that gives access, where one is needed').optional(),
  audience: cell.describe('Who may use it, for tables'),
  cost: cell.describe('What it costs, for tables'),
  limits: z.record(
    z.string().regex(/^[a-z][A-Za-z0-9]*$/),
    limit.describe('A limit of the service, which must hold it'),
  ),
  data: z
    .strictObject({
      location: cell.describe('Where the data lie, for tables'),
      backup: cell.describe('What is backed up and for how long, for tables; something must do it'),
      export: cell.describe('How one gets the own data out, for tables'),
      deletion: cell.describe('When the data are deleted, for tables, a promise'),
      amounts: amounts('Amount that the texts on data name').optional(),
    })
    .describe('What happens to the data')
    .optional(),
  lifecycle: lifecycleSchema,
});

const endpoint = z.strictObject({
  label: wording.describe('What tables call the server'),
  host: host.describe('Host of the server'),
  port: port.describe('Port on which it must listen'),
  transport: z.enum(['tcp', 'udp']).describe('Transport protocol'),
  security: z
    .enum(['TLS', 'STARTTLS', 'WireGuard', 'SSH', 'TeamSpeak', 'keine'])
    .describe('How the connection is encrypted; keine for not at all'),
});

const database = z.strictObject({
  ...endpoint.shape,
  transport: z.literal('tcp').describe('Transport protocol'),
  security: z.literal('TLS').describe('How the connection is encrypted'),
  version: text.describe('Version that runs'),
  endOfSupport: isoDate.describe('Day from which its makers no longer mend it'),
  url: text.describe('Address that programs take, with placeholders for role and database'),
});

export const providerSchema = z
  .strictObject({
    operator: z.strictObject({
      name: nameSchema.describe('Name under which the provider is known, without a legal form'),
      domain: host.describe('Domain from which host names are made'),
      domainUrl: httpsUrl.describe(
        'Website of the bare domain; it must serve what clients look up there (deploy/README.md)',
      ),
      siteUrl: httpsUrl.describe('Address of this site'),
      siteHost: host.describe('Host of this site'),
      tagline: wording.describe('What the home page says behind the name'),
      description: wording.describe('What search engines show of the site, one or two sentences'),
      team: text.describe('The people who run the services, without an article'),
      since: isoDate.describe('First day of the provider'),
    }),
    contact: z.strictObject({
      support: emailAddress.describe('Mailbox for questions; somebody must read it'),
      security: emailAddress.describe('Mailbox for reports of security problems; security.txt names it (RFC 9116)'),
      abuse: emailAddress.describe('Mailbox for reports of abuse (RFC 2142)'),
      privacy: emailAddress.describe('Mailbox for questions on personal data'),
      emergency: text.describe('Address at another provider for when the own mail is down').optional(),
      emergencyProvider: text
        .describe('Provider of that mailbox and its country, a processor that the privacy page names (Art. 28 GDPR)')
        .optional(),
      statusUrl: httpsUrl.describe('Page that shows what is down, run elsewhere than the services').optional(),
      ticketsUrl: httpsUrl.describe('Ticket system').optional(),
      communityUrl: httpsUrl.describe('Where visitors help each other').optional(),
      responseTime: quantity.describe('Time within which questions are usually answered, a promise'),
      securityResponseTime: quantity.describe('Time within which reports of security problems are answered, a promise'),
    }),
    legal: z.strictObject({
      name: text.describe('Full name with the legal form, for the imprint (§ 5 DDG)'),
      representative: text.describe('Who represents the provider, with first and last name'),
      street: text.describe('Street and number where mail can be served'),
      postalCode: text.describe('Postal code'),
      city: text.describe('City'),
      country: text.describe('Country'),
      email: emailAddress.describe('Mailbox that the imprint names'),
      phone: text.describe('Telephone number, or another way to be reached at once'),
      register: text.describe('Register and number, where there is an entry').optional(),
      vatId: text.describe('VAT identification number, where there is one').optional(),
      editor: text.describe('Who answers for journalistic content (§ 18 MStV), with address'),
      authority: z
        .strictObject({
          name: text.describe('The supervisory authority for data protection'),
          address: text.describe('Its postal address'),
          url: httpsUrl.describe('Its website'),
        })
        .describe('The supervisory authority for data protection'),
      hosting: text.describe('Where this site is served from, a noun phrase'),
      logRetention: quantity.describe('Time after which the web server’s log is deleted; deploy/logrotate must do it'),
      contributorsUrl: httpsUrl.describe('Page that lists who has contributed to this site').optional(),
    }),
    infrastructure: z.strictObject({
      location: text.describe('Country in which the servers stand'),
      datacenter: text.describe('Name of the data centre'),
      maintenanceWindow: schedule.describe('When planned work happens'),
      announcementLead: quantity.describe('How long before planned work is announced, a promise'),
      backupSchedule: schedule.describe('When backups are made; something must make them'),
      backupRetention: quantity.describe('How long a backup is kept'),
      backupLocation: cell.describe('Where backups lie, for tables'),
      hosts: z
        .record(
          z.string(),
          z
            .strictObject({
              label: wording.describe('What the server does'),
              value: host.describe('Host of the server'),
              site: z.enum(['datacenter', 'elsewhere']).describe('Whether it stands in the data centre'),
            })
            .describe('A server by its host'),
        )
        .describe('The servers by what they do'),
    }),
    /** In the order in which overviews list them. */
    categories: z.record(z.string().regex(/^[\p{Ll}0-9-]+$/u), category),
    services: z.record(z.string().regex(/^[a-z0-9-]+$/), serviceSchema),
    account: z.strictObject({
      url: httpsUrl.describe('Where one manages the account; /.well-known/change-password leads there'),
      registerUrl: httpsUrl.describe('Where one makes an account'),
      recoveryUrl: httpsUrl.describe('Where one gets a new password'),
      appPasswordsUrl: httpsUrl.describe('Where one makes passwords for single devices').optional(),
      groupsUrl: httpsUrl.describe('Where one asks for membership of groups').optional(),
      deletionGrace: quantity.describe('Time in which a deleted account can be taken back'),
      recoveryWait: quantity
        .describe('Time between accepted proofs and the reset of an account; somebody must write to its owner in it')
        .optional(),
      objectionPeriod: quantity
        .describe('Time in which a lock can be contested; the data of a locked account must be kept as long')
        .optional(),
    }),
    sso: z.strictObject({
      host: host.describe('Host of the central sign-in (OpenID Connect)'),
      port: port.describe('Its port'),
      issuer: httpsUrl.describe('Its issuer, as in its tokens'),
      discoveryUrl: httpsUrl.describe('Its discovery document (OpenID Connect Discovery 1.0)'),
      sessionIdle: quantity.describe('Time after which an idle session ends'),
      sessionMax: quantity.describe('Time after which every session ends').optional(),
      eventRetention: quantity
        .describe('Time after which sign-ins are forgotten; the sign-in’s user events must expire by then')
        .optional(),
    }),
    mail: z.strictObject({
      domain: host.describe('Domain of the mail addresses'),
      imap: endpoint.describe('Server for reading'),
      submissions: endpoint.describe('Server for sending, TLS from the first byte (RFC 8314)'),
      submission: endpoint.describe('Server for sending, by STARTTLS'),
      sieve: endpoint.describe('Server for filters (RFC 5804)').optional(),
      webmailUrl: httpsUrl.describe('Mail in the browser'),
      userName: z
        .enum(['full-address', 'local-part'])
        .meta({description: 'What mail programs sign in with', tableOnly: true}),
      exampleAddress: emailAddress.describe('Address that examples use'),
      echoAddress: emailAddress.describe('Mailbox that answers every message; something must answer').optional(),
      mxHost: host.describe('Host that receives mail from others'),
      autoconfigHost: host.describe('Host that mail programs ask for settings; it must serve this site’s files'),
      appleProfile: profilePath.describe('Path of the Apple profile on this site'),
      dkimSelector: text.describe('Selector of the DKIM key in the DNS (RFC 6376)').optional(),
      spf: text.describe('SPF record of the domain (RFC 7208)').optional(),
      quota: quantity.describe('Size of a mailbox'),
      maxMessageSize: quantity.describe('Size of the largest message'),
      logRetention: quantity
        .describe('Time after which the log of deliveries is deleted; rotation of the mail server’s log must do it')
        .optional(),
    }),
    // From here to `teamspeak`: sections of services that an operator may not offer.
    dav: z
      .strictObject({
        url: httpsUrl.describe('WebDAV'),
        caldavUrl: httpsUrl.describe('Calendars (RFC 4791)'),
        carddavUrl: httpsUrl.describe('Contacts (RFC 6352)'),
        filesUrl: httpsUrl.describe('Files (RFC 4918)'),
      })
      .optional(),
    vpn: z
      .strictObject({
        endpoint: endpoint.describe('WireGuard server'),
        publicKey: wireGuardKey.describe('Its public key'),
        addressRangeV4: z.cidrv4().describe('Addresses of the devices'),
        addressRangeV6: z.cidrv6().describe('Addresses of the devices, IPv6').optional(),
        exampleAddressV4: z.cidrv4().describe('Address of a device in examples'),
        exampleAddressV6: z.cidrv6().describe('The same, IPv6').optional(),
        dnsV4: z.ipv4().describe('DNS server within the tunnel'),
        dnsV6: z.ipv6().describe('The same, IPv6').optional(),
        exitV4: z.ipv4().describe('Address that websites see'),
        exitV6: z.ipv6().describe('The same, IPv6').optional(),
        mtu: z.int().min(1280).max(1500).describe('Size of packets in bytes'),
        fallbackPort: port
          .describe('Second port for networks that block the first; the server must listen there')
          .optional(),
      })
      .optional(),
    dns: z
      .strictObject({
        dohUrl: httpsUrl.describe('DNS over HTTPS (RFC 8484)'),
        appleProfile: profilePath.describe('Path of the Apple profile on this site'),
        dot: endpoint.describe('DNS over TLS (RFC 7858)'),
        doqPort: port.describe('Port of DNS over QUIC (RFC 9250)').optional(),
        ipv4: z.ipv4().describe('Address of the server'),
        ipv6: z.ipv6().describe('The same, IPv6').optional(),
        blockedTestHost: host.describe('Name that must be blocked, so that visitors can try').optional(),
        allowedTestHost: host.describe('Name that must not be blocked, so that visitors can try').optional(),
        blockedAnswer: z.ipv4().describe('Address that blocked names get'),
        logRetention: quantity.describe('Time after which queries are forgotten'),
      })
      .optional(),
    databases: z
      .strictObject({
        postgresql: database.describe('PostgreSQL server').optional(),
        mariadb: database.describe('MariaDB server').optional(),
      })
      .optional(),
    s3: z
      .strictObject({
        endpoint: httpsUrl.describe('Address for programs'),
        port: port.describe('Its port'),
        region: text.describe('Region that programs ask for'),
        consoleUrl: httpsUrl.describe('Where one manages buckets').optional(),
        exampleBucket: text.describe('Bucket in examples'),
      })
      .optional(),
    forge: z
      .strictObject({
        url: httpsUrl.describe('Where one uses it'),
        ssh: endpoint.describe('Git over SSH'),
        fingerprintEd25519: sshFingerprint.describe('Fingerprint of the Ed25519 host key'),
        fingerprintRsa: sshFingerprint.describe('Fingerprint of the RSA host key').optional(),
        exampleCloneHttps: httpsUrl.describe('Repository in examples, over HTTPS'),
        exampleCloneSsh: text.describe('The same, over SSH'),
        registryHost: host.describe('Host of the container registry').optional(),
      })
      .optional(),
    matrix: z
      .strictObject({
        serverName: host.describe('Domain in Matrix names'),
        homeserverUrl: httpsUrl.describe('Address of the homeserver'),
        homeserverHost: host.describe('Host of the homeserver'),
        federationPort: port.describe('Port for other servers'),
        webClientUrl: httpsUrl.describe('Client in the browser').optional(),
        exampleId: text.describe('Name in examples'),
        supportRoom: text.describe('Room for questions; somebody must read it').optional(),
      })
      .optional(),
    teamspeak: z
      .strictObject({
        voice: endpoint.describe('Server for talking'),
        files: endpoint.describe('Server for files of channels').optional(),
        link: z
          .string()
          .regex(/^ts3server:\/\//)
          .describe('Link that opens the program'),
      })
      .optional(),
    licence: z.strictObject({
      contentName: text.describe('Licence of texts and pictures'),
      contentUrl: httpsUrl.describe('Where its text stands'),
      codeName: text.describe('Licence of the code'),
    }),
    links: z.record(
      z.string().regex(/^[a-z][A-Za-z0-9]*$/),
      z
        .string()
        .regex(/^(https|otpauth|matrix):/, 'must be an https:// address')
        .meta({wording: true, description: 'Page elsewhere that pages link to'}),
    ),
    values: z.record(
      z.string().regex(/^[a-z][A-Za-z0-9]*$/),
      z.union([text, z.number(), quantity]).describe('A single value that pages name'),
    ),
  })
  .superRefine(({services, categories, mail, matrix, operator}, context) => {
    const add = (path: string[], message: string): void => context.addIssue({code: 'custom', path, message});
    for (const [id, {offered, category: own, lifecycle}] of Object.entries(services)) {
      if (offered === false) continue;
      // One that is not offered is no mistake: without it, defineProvider says that there is no successor.
      const others = Object.keys(services).filter(
        (other) => other !== id && services[other]!.lifecycle.phase !== 'off',
      );
      const {phase, successor = 'keiner'} = lifecycle;
      if (successor !== 'keiner' && !others.includes(successor)) {
        const valid = ['keiner', ...others].join(', ');
        add(
          ['services', id, 'lifecycle', 'successor'],
          `"${successor}" is no other service that goes on; valid: ${valid}`,
        );
      }
      if (!Object.hasOwn(categories, own)) {
        const valid = Object.keys(categories).join(', ');
        add(['services', id, 'category'], `"${own}" is no category; valid: ${valid}`);
      } else if (categories[own]?.retired && phase !== 'off') {
        add(['services', id, 'category'], `"${own}" is for services in phase "off", not "${phase}"`);
      }
    }
    const expected: [path: string[], value: string | undefined, right: string, why: string][] = [
      [['operator', 'domainUrl'], operator.domainUrl, `https://${mail.domain}`, 'security.txt names it'],
      [['mail', 'autoconfigHost'], mail.autoconfigHost, `autoconfig.${mail.domain}`, 'mail programs ask no other'],
      [['matrix', 'serverName'], matrix?.serverName, mail.domain, 'Matrix looks for its files on that host'],
    ];
    for (const [path, value, right, why] of expected) {
      if (value !== undefined && value !== right) {
        add(path, `must be ${right}, made from mail.domain: ${why}, and deploy/ serves it there`);
      }
    }
  });

/** What an operator writes. */
export type ProviderFacts = z.infer<typeof providerSchema>;

/** What the site is made of: the facts with their texts filled in and without the services that are not offered. */
export type Provider = ProviderFacts & {
  /** Services with `offered: false`, by id: what still mentions them is left out or named. */
  readonly notOffered: Readonly<Record<string, ServiceNotOffered>>;
};
export type Service = z.infer<typeof serviceSchema>;
/** What has to be known of a service to leave it out. */
export type ServiceNotOffered = Pick<Service, 'title' | 'docs' | 'category' | 'section'>;
export type Lifecycle = z.infer<typeof lifecycleSchema>;
export type Phase = (typeof phases)[number];
export type Category = z.infer<typeof category>;
export type Limit = z.infer<typeof limit>;
export type Endpoint = z.infer<typeof endpoint>;
