import * as z from 'zod';
import {longestName, plainName, plainText, plainWords} from '../text/plain';
import {units} from './quantity';
import {weekdays} from './schedule';

/** A calendar day, ISO 8601 (`2024-06-30`). Markdown gets it in German form (`30. Juni 2024`). */
export const isoDate = z.iso.date('must be a day that exists, such as 2026-06-30');

const pattern = (expression: RegExp, message: string) => z.string().regex(expression, message);
const optional = <Schema extends z.ZodType>(schema: Schema, means: string) => schema.describe(means).optional();
/** Facts of a service that an operator may not offer. */
const section = <Shape extends z.ZodRawShape>(shape: Shape) => z.strictObject(shape).optional();
const factName = z.string().regex(/^[a-z][A-Za-z0-9]*$/);
const serviceId = z.string().regex(/^[a-z0-9-]+$/);

/** An address that nothing ends before its end. */
const address = (expression: RegExp, message: string) =>
  pattern(expression, message).regex(plainText, 'must be an address without < > ` \\ and braces');
const https = 'must be an https:// address';
const httpsUrl = address(/^https:\/\/\S+$/, https).pipe(z.url(https));
export const hostName = pattern(
  /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/,
  'must be a fully qualified host name in lower case',
);
const profilePath = pattern(/^\/[a-z0-9/-]+\.mobileconfig$/, 'must be a path that ends in .mobileconfig');
const route = address(/^\/(?!\/)\S+$/, 'must be the address of a page on this site, beginning with a slash').meta({
  wording: true,
});
/** Name of an icon of lucide.dev. */
const icon = pattern(/^[a-z0-9-]+$/, 'must be the name of an icon of lucide.dev, e.g. git-branch').meta({
  wording: true,
});
const port = z.int().min(1).max(65535).describe('Port on which it must listen');
const emailAddress = z.email();
/** What `{{names}}` in texts stand for is filled in later. */
const withoutNames = (text: string): string => text.replace(/\{\{\s*\p{L}[^{}:'"\n]*\}\}/gu, 'x');
/** Facts are put into Markdown as they are. These stand in its code: records of the DNS, names in examples. */
const code = z
  .string()
  .min(1)
  .refine((words) => words === words.trim() && plainText.test(withoutNames(words)), {
    message: 'must be plain text, without < > ` \\, single braces and spaces around it',
    abort: true,
  });
const text = code.refine((words) => plainWords.test(withoutNames(words)), {
  message:
    'must be words that Markdown shows as they are: without * ~ [ ] |, _ beside a word, entities, what begins a list or heading, and a day in digits alone',
});
/** A name that may stand anywhere in a sentence or title. */
export const nameSchema = z
  .string()
  .max(longestName, `is longer than ${longestName} characters`)
  .regex(
    plainName,
    "must begin with a letter or digit, hold nothing else but spaces and & ' ’ . , + - – ! ? / ( ) ·, not end with a space, and be no day",
  );
/** Words that name something, and what pages there are. Neither promises anything, so nobody has to confirm it. */
const wording = text.meta({wording: true});
const yesOrNo = z.boolean().meta({wording: true});
/** What a cell of a table says: no part of a sentence, so Markdown may name it within tables only. */
const cell = text.meta({tableOnly: true});
/** A base64 value of 32 bytes: WireGuard keys and OpenSSH SHA256 fingerprints (the latter without padding). */
const wireGuardKey = pattern(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64 (44 characters)');
const sshFingerprint = pattern(/^SHA256:[A-Za-z0-9+/]{43}$/, 'must look like SHA256:… as ssh-keygen -lf prints it');

const phases = ['planned', 'beta', 'active', 'retiring', 'off'] as const;

/**
 * Where a service stands in its life, with the days on which it changed or will change.
 * Days must be in order; a retiring or retired service names its end and its successor.
 */
export const lifecycleSchema = z
  .strictObject({
    phase: z.enum(phases).describe('Where the service stands in its life'),
    since: optional(isoDate, 'First day for everybody; of a planned service the day aimed at, if there is one'),
    announced: optional(isoDate, 'Day on which its end was announced'),
    readOnly: optional(isoDate, 'Day from which it can only be read; somebody must see to it'),
    off: optional(isoDate, 'Last day; somebody must switch it off'),
    dataDeleted: optional(isoDate, 'Day by which all data are deleted, a promise'),
    successor: optional(serviceId, 'Id of the service that takes over, or keiner'),
    reason: optional(text, 'Why it ends, one German sentence'),
  })
  .superRefine((lifecycle, context) => {
    const {phase} = lifecycle;
    const add = (key: keyof typeof lifecycle, message: string): void =>
      context.addIssue({code: 'custom', path: [key], message});
    const ends = phase === 'retiring' || phase === 'off';
    for (const key of ['announced', 'readOnly', 'off', 'dataDeleted', 'successor', 'reason'] as const) {
      const hint = key === 'successor' ? ' (a service id, or "keiner")' : '';
      if (!ends && lifecycle[key])
        add(key, `a service with "${key}" comes to an end: its phase is "retiring" or "off", not "${phase}"`);
      else if (ends && !lifecycle[key] && key !== 'readOnly')
        add(key, `a service in phase "${phase}" needs "${key}"${hint}`);
    }
    if (!ends && phase !== 'planned' && !lifecycle.since) add('since', `a service in phase "${phase}" needs "since"`);
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
const amount = z.union([z.number(), quantity], 'must be a number, or an amount such as days(7) or gigabytes(5)');
const amounts = (means: string) => z.record(factName, amount.describe(means));

/** A limit with the German label under which tables show it. Its text may name its value and amounts: `{{value.dativ}}`. */
const limit = z
  .strictObject({
    label: wording.describe('What is limited, as tables show it'),
    value: optional(amount, 'The limit, with its unit; the service must hold it'),
    amounts: amounts('Amount that the text of the limit names').optional(),
    text: optional(cell, 'What tables show of the limit where the value alone does not say it'),
  })
  .refine(({value, text: words}) => value !== undefined || words !== undefined, {
    message: 'needs a value, a text or both',
  });

/** A group of services with an overview page of its own. */
const category = z.strictObject({
  title: wording.describe('Name of the category'),
  docs: route.describe('Address of its overview page on this site'),
  icon: icon.describe('Its icon, by its name on lucide.dev'),
  retired: optional(yesOrNo, 'Whether its services are switched off; at most one category is for those'),
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
  offered: optional(
    yesOrNo,
    'Whether the service is offered, which it is without this; false takes it off the site: pages, links of menus, rows of tables, client files',
  ),
  formerTitle: optional(wording, 'Its title before it was renamed: the check names sentences that still use it'),
  otherNames: optional(
    wording,
    'Words by which pages mean it as well, in all their forms and with commas between: the check names them where it is not offered',
  ),
  section: z
    .enum(serviceSections)
    .meta({wording: true, description: 'Section of the facts with its endpoints; all but mail go with it'})
    .optional(),
  category: wording.describe('Id of its category'),
  summary: text.describe('What a visitor can do with it, one German sentence'),
  docs: route.describe('Address of its page on this site'),
  icon: icon.describe('Its icon, by its name on lucide.dev'),
  url: optional(httpsUrl, 'Where one uses it in a browser'),
  software: optional(text, 'The programs behind it, in their makers’ spelling'),
  signIn: z
    .enum(['sso', 'app-password', 'own', 'none'])
    .describe(
      'How one signs in: with the central account (sso), with an app password, with an account of its own (own), or not at all',
    ),
  group: optional(text, 'Group of the central account that gives access, where one is needed'),
  audience: cell.describe('Who may use it, for tables'),
  cost: cell.describe('What it costs, for tables'),
  limits: z.record(factName, limit.describe('A limit of the service, which must hold it')),
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
  host: hostName.describe('Host of the server'),
  port,
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
  url: code.describe('Address that programs take, with placeholders for role and database'),
});

export const factsSchema = z
  .strictObject({
    operator: z.strictObject({
      name: nameSchema.describe('Name under which the provider is known, without a legal form'),
      domain: hostName.describe('Domain from which host names are made'),
      domainUrl: httpsUrl.describe(
        'Website of the bare domain; it must serve what clients look up there (deploy/README.md)',
      ),
      siteUrl: httpsUrl.describe('Address of this site'),
      siteHost: hostName.describe('Host of this site'),
      certificateAuthorities: optional(
        z.array(hostName),
        'Authorities that may issue certificates for the domain, by their CAA names (RFC 8659)',
      ),
      tagline: text.describe('What the home page says behind the name'),
      description: text.describe('What search engines show of the site, one or two sentences'),
      since: isoDate.describe('First day of the provider'),
    }),
    contact: z.strictObject({
      support: emailAddress.describe('Mailbox for questions; somebody must read it'),
      security: emailAddress.describe('Mailbox for reports of security problems; security.txt names it (RFC 9116)'),
      abuse: emailAddress.describe('Mailbox for reports of abuse (RFC 2142)'),
      privacy: emailAddress.describe('Mailbox for questions on personal data'),
      emergency: optional(text, 'Address at another provider for when the own mail is down'),
      emergencyProvider: optional(
        text,
        'Provider of that mailbox and its country, a processor that the privacy page names (Art. 28 GDPR)',
      ),
      statusUrl: optional(httpsUrl, 'Page that shows what is down, run elsewhere than the services'),
      communityUrl: optional(httpsUrl, 'Where visitors help each other'),
      pageFeedback: optional(
        z.literal(true),
        'Whether pages ask if they helped; the web server must answer 204, and its log counts',
      ),
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
      register: optional(text, 'Register and number, where there is an entry'),
      vatId: optional(text, 'VAT identification number, where there is one'),
      editor: text.describe('Who answers for journalistic content (§ 18 MStV), with address'),
      authority: z
        .strictObject({
          name: text.describe('The supervisory authority for data protection'),
          address: text.describe('Its postal address'),
          url: httpsUrl.describe('Its website'),
        })
        .describe('The supervisory authority for data protection'),
      hosting: text.describe('Where this site is served from, a noun phrase in the nominative'),
      logRetention: quantity.describe('Time after which the web server’s log is deleted; deploy/logrotate must do it'),
      contributorsUrl: optional(httpsUrl, 'Page that lists who has contributed to this site'),
    }),
    infrastructure: z.strictObject({
      location: text.describe('Country in which the servers stand'),
      datacenter: text.describe('Name of the data center'),
      maintenanceWindow: schedule.describe('When planned work happens'),
      announcementLead: quantity.describe('How long before planned work is announced, a promise'),
      backupSchedule: schedule.describe('When backups are made; something must make them'),
      backupRetention: quantity.describe('How long a backup is kept'),
      backupLocation: cell.describe('Where backups lie, and whether encrypted, for tables; a promise'),
      hosts: z
        .record(
          z.string(),
          z
            .strictObject({
              label: text.describe('What the server does, as visitors read it: for nothing that is not offered'),
              value: hostName.describe('Host of the server'),
              site: z.enum(['datacenter', 'elsewhere']).describe('Whether it stands in the data center'),
            })
            .describe('A server by its host'),
        )
        .describe('The servers by what they do; the drawing leads backups to the one named backup'),
    }),
    /** In the order in which overviews list them. */
    categories: z.record(z.string().regex(/^[\p{Ll}0-9-]+$/u), category),
    services: z.record(serviceId, serviceSchema),
    account: z.strictObject({
      url: httpsUrl.describe('Where one manages the account; /.well-known/change-password leads there'),
      registerUrl: httpsUrl.describe('Where one makes an account'),
      recoveryUrl: httpsUrl.describe('Where one gets a new password; its link must ask for the second factor'),
      appPasswordsUrl: optional(httpsUrl, 'Where one makes passwords for single devices; account.url when missing'),
      passkeysUrl: optional(
        httpsUrl,
        'Where one manages passkeys; /.well-known/passkey-endpoints names it for passkeys whose RP ID is mail.domain',
      ),
      groupsUrl: optional(httpsUrl, 'Where one asks for membership of groups; account.url when missing'),
      deletionGrace: quantity.describe('Time in which a deleted account can be taken back'),
      recoveryWait: optional(
        quantity,
        'Time between accepted proofs and the reset of an account; somebody must write to its owner in it',
      ),
      objectionPeriod: optional(
        quantity,
        'Time in which a lock can be contested; the data of a locked account must be kept as long',
      ),
    }),
    sso: z.strictObject({
      host: hostName.describe('Host of the central sign-in (OpenID Connect)'),
      port,
      issuer: httpsUrl.describe('Its issuer, as in its tokens'),
      discoveryUrl: httpsUrl.describe('Its discovery document (OpenID Connect Discovery 1.0)'),
      sessionIdle: quantity.describe('Time after which an idle session ends'),
      sessionMax: optional(quantity, 'Time after which every session ends'),
      eventRetention: optional(
        quantity,
        'Time after which sign-ins are forgotten; the sign-in’s user events must expire by then',
      ),
    }),
    mail: z.strictObject({
      domain: hostName.describe('Domain of the mail addresses'),
      imap: endpoint.describe('Server for reading'),
      submissions: endpoint.describe('Server for sending, TLS from the first byte (RFC 8314)'),
      submission: optional(endpoint, 'Server for sending, by STARTTLS'),
      sieve: optional(endpoint, 'Server for filters (RFC 5804)'),
      webmailUrl: httpsUrl.describe('Mail in the browser'),
      userName: z
        .enum(['full-address', 'local-part'])
        .meta({description: 'What mail programs sign in with', tableOnly: true}),
      exampleAddress: emailAddress.describe('Address that examples use'),
      echoAddress: optional(emailAddress, 'Mailbox that answers every message; something must answer'),
      mxHost: hostName.describe('Host that receives mail from others'),
      autoconfigHost: hostName.describe('Host that mail programs ask for settings; it must serve this site’s files'),
      autodiscoverHost: optional(hostName, 'Host that Outlook asks for settings; it must serve this site’s files'),
      pacc: optional(z.boolean(), 'Publish settings by PACC, a draft, on the host ua-auto-config of the mail domain'),
      appleProfile: profilePath.describe('Path of the Apple profile on this site'),
      dkimSelector: optional(code, 'Selector of the DKIM key in the DNS (RFC 6376)'),
      spf: optional(code, 'SPF record of the domain (RFC 7208)'),
      tlsa: optional(code, 'TLSA record of the mail host, signed by DNSSEC, renewed before its key (RFC 7672)'),
      tlsChecked: optional(
        text,
        'What the mail server checks before it delivers to others, DANE or MTA-STS; else it must not deliver',
      ),
      dkimRecord: optional(code, 'Record of that key, v=DKIM1; …, which the mail server prints'),
      dmarc: optional(code, 'DMARC record of the domain (RFC 7489)'),
      mtaSts: section({
        mode: z.enum(['enforce', 'testing', 'none']).describe('What other servers do when TLS fails'),
        maxAge: z.int().min(86_400).max(31_557_600).describe('Seconds for which they keep the policy'),
      }),
      tlsReports: optional(emailAddress, 'Mailbox for reports on TLS (RFC 8460); something must read it'),
      quota: quantity.describe('Size of a mailbox'),
      maxMessageSize: quantity.describe('Size of the largest message'),
      logRetention: optional(
        quantity,
        'Time after which the log of deliveries is deleted; rotation of the mail server’s log must do it',
      ),
    }),
    // From here to `teamspeak`: sections of services that an operator may not offer.
    dav: section({
      url: httpsUrl.describe('WebDAV'),
      caldavUrl: httpsUrl.describe('Calendars (RFC 4791)'),
      carddavUrl: httpsUrl.describe('Contacts (RFC 6352)'),
      filesUrl: httpsUrl.describe('Files (RFC 4918)'),
      appleProfile: profilePath.describe('Path of the Apple profile for calendars and contacts'),
      appleFullProfile: optional(profilePath, 'Path of the Apple profile for mail, calendars and contacts'),
      davx5Link: optional(
        address(/^davx5:\/\/\S+$/, 'must be a davx5:// address'),
        'Link that opens DAVx⁵ on Android with the address of WebDAV: davx5:// in the place of https://',
      ),
    }),
    vpn: section({
      endpoint: endpoint.describe('WireGuard server'),
      publicKey: wireGuardKey.describe('Its public key'),
      addressRangeV4: z.cidrv4().describe('Addresses of the devices'),
      addressRangeV6: optional(z.cidrv6(), 'Addresses of the devices, IPv6'),
      dnsV4: z.ipv4().describe('DNS server within the tunnel'),
      dnsV6: optional(z.ipv6(), 'The same, IPv6'),
      exitV4: z.ipv4().describe('Address that websites see'),
      exitV6: optional(z.ipv6(), 'The same, IPv6'),
      mtu: z.int().min(1280).max(1500).describe('Size of packets in bytes'),
      fallbackPort: optional(port, 'Second port for networks that block the first; the server must listen there'),
    }),
    dns: section({
      dohUrl: httpsUrl.describe('DNS over HTTPS (RFC 8484)'),
      appleProfile: profilePath.describe('Path of the Apple profile on this site'),
      dot: endpoint.describe('DNS over TLS (RFC 7858)'),
      doqPort: optional(port, 'Port of DNS over QUIC (RFC 9250)'),
      ipv4: z.ipv4().describe('Address of the server'),
      ipv6: optional(z.ipv6(), 'The same, IPv6'),
      blockedTestHost: optional(hostName, 'Name that must be blocked, so that visitors can try'),
      allowedTestHost: optional(hostName, 'Name that must not be blocked, so that visitors can try'),
      blockedAnswer: z.ipv4().describe('Address that blocked names get'),
      logRetention: quantity.describe('Time after which queries are forgotten'),
    }),
    databases: section({
      postgresql: optional(database, 'PostgreSQL server'),
      mariadb: optional(database, 'MariaDB server'),
    }),
    s3: section({
      endpoint: httpsUrl.describe('Address for programs'),
      port,
      region: code.describe('Region that programs ask for'),
      consoleUrl: optional(httpsUrl, 'Where one manages buckets'),
      exampleBucket: code.describe('Bucket in examples'),
    }),
    forge: section({
      url: httpsUrl.describe('Where one uses it'),
      ssh: endpoint.describe('Git over SSH'),
      fingerprintEd25519: sshFingerprint.describe('Fingerprint of the Ed25519 host key'),
      fingerprintRsa: optional(sshFingerprint, 'Fingerprint of the RSA host key'),
      registryHost: optional(hostName, 'Host of the container registry'),
    }),
    matrix: section({
      serverName: hostName.describe('Domain in Matrix names'),
      homeserverUrl: httpsUrl.describe('Address of the homeserver'),
      homeserverHost: hostName.describe('Host of the homeserver'),
      federationPort: port,
      webClientUrl: optional(httpsUrl, 'Client in the browser'),
      exampleId: code.describe('Name in examples'),
      supportRoom: optional(code, 'Room for questions; somebody must read it'),
    }),
    teamspeak: section({
      voice: endpoint.describe('Server for talking'),
      files: optional(endpoint, 'Server for files of channels'),
      link: address(/^ts3server:\/\/\S+$/, 'must be a ts3server:// address').describe('Link that opens the program'),
    }),
    license: z.strictObject({
      contentName: text.describe('License of texts and pictures'),
      contentUrl: httpsUrl.describe('Where its text stands'),
      codeName: text.describe('License of the code'),
    }),
    links: z.record(
      factName,
      address(/^(?:https|otpauth|matrix):\S+$/, https).meta({
        wording: true,
        description: 'Page elsewhere that pages link to',
      }),
    ),
    values: z.record(factName, z.union([code, z.number(), quantity]).describe('A single value that pages name')),
  })
  .superRefine(({services, categories, contact, dav, mail, matrix, operator}, context) => {
    const add = (path: string[], message: string): void => context.addIssue({code: 'custom', path, message});
    const pages = new Map<string, string>();
    const goingOn = Object.keys(services).filter(
      (id) => services[id]!.offered !== false && services[id]!.lifecycle.phase !== 'off',
    );
    for (const [id, {title, url, offered, category: own, lifecycle, docs}] of Object.entries(services)) {
      if (!goingOn.includes(id) && url && contact.communityUrl?.startsWith(url))
        add(['contact', 'communityUrl'], `leads to "${title}", which is gone: name another place, or delete it`);
      if (offered === false) continue;
      const other = pages.get(docs);
      if (other) add(['services', id, 'docs'], `is the page of "${other}": each service has one of its own`);
      pages.set(docs, id);
      const others = goingOn.filter((each) => each !== id);
      const {phase, successor = 'keiner'} = lifecycle;
      if (successor !== 'keiner' && !others.includes(successor)) {
        const valid = ['keiner', ...others].join(', ');
        add(
          ['services', id, 'lifecycle', 'successor'],
          `"${successor}" is no other service that is offered and goes on; valid: ${valid}`,
        );
      }
      if (!Object.hasOwn(categories, own)) {
        const valid = Object.keys(categories).join(', ');
        add(['services', id, 'category'], `"${own}" is no category; valid: ${valid}`);
      } else if (categories[own]?.retired && phase !== 'off') {
        add(['services', id, 'category'], `"${own}" is for services in phase "off", not "${phase}"`);
      }
    }
    const davx5Link = dav?.url.replace('https:', 'davx5:');
    if (dav?.davx5Link !== undefined && dav.davx5Link !== davx5Link)
      add(['dav', 'davx5Link'], `must be ${davx5Link}, made from dav.url`);
    const expected: [path: string[], value: string | undefined, right: string, why: string][] = [
      [['operator', 'siteUrl'], operator.siteUrl, `https://${operator.siteHost}`, 'pages name that host'],
      [['operator', 'domainUrl'], operator.domainUrl, `https://${mail.domain}`, 'security.txt names it'],
      [['mail', 'autoconfigHost'], mail.autoconfigHost, `autoconfig.${mail.domain}`, 'mail programs ask no other'],
      [['mail', 'autodiscoverHost'], mail.autodiscoverHost, `autodiscover.${mail.domain}`, 'Outlook asks no other'],
      [['matrix', 'serverName'], matrix?.serverName, mail.domain, 'Matrix looks for its files on that host'],
    ];
    for (const [path, value, right, why] of expected) {
      if (value !== undefined && value !== right) add(path, `must be ${right}: ${why}, and deploy/ serves it there`);
    }
  });

/** What an operator writes. */
export type WrittenFacts = z.infer<typeof factsSchema>;

/** What the site is made of: the facts with their texts filled in and without the services that are not offered. */
export type Facts = WrittenFacts & {
  /** Services with `offered: false`, by id: what still mentions them is left out or named. */
  readonly notOffered: Readonly<Record<string, ServiceNotOffered>>;
};
export type Service = z.infer<typeof serviceSchema>;
/** What has to be known of a service to leave it out. */
export type ServiceNotOffered = Pick<Service, 'title' | 'otherNames' | 'docs' | 'category' | 'section'>;
export type Lifecycle = z.infer<typeof lifecycleSchema>;
export type Phase = (typeof phases)[number];
export type Category = z.infer<typeof category>;
export type Limit = z.infer<typeof limit>;
export type Endpoint = z.infer<typeof endpoint>;
