import * as z from 'zod';

/** A calendar day, ISO 8601 (`2024-06-30`). Markdown gets it in German form (`30. Juni 2024`). */
export const isoDate = z.iso.date();
const httpsUrl = z.url({protocol: /^https$/, message: 'must be an https:// address'});
const host = z
  .string()
  .regex(
    /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/,
    'must be a fully qualified host name in lower case',
  );
const profilePath = z.string().regex(/^\/[a-z0-9/-]+\.mobileconfig$/, 'must be a path that ends in .mobileconfig');
const port = z.int().min(1).max(65535);
const emailAddress = z.email();
const text = z.string().trim().min(1);
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
    phase: z.enum(phases),
    /** First day for everybody (for `planned`: the day aimed at, if there is one). */
    since: isoDate.optional(),
    announced: isoDate.optional(),
    readOnly: isoDate.optional(),
    off: isoDate.optional(),
    dataDeleted: isoDate.optional(),
    /** Id of the service that takes over, or `keiner`. */
    successor: z.union([z.literal('keiner'), z.string().regex(/^[a-z0-9-]+$/)]).optional(),
    /** Why it ends, one German sentence. */
    reason: text.optional(),
  })
  .superRefine((lifecycle, context) => {
    const ending = lifecycle.phase === 'retiring' || lifecycle.phase === 'off';
    if (ending) {
      for (const key of ['announced', 'off', 'dataDeleted', 'successor', 'reason'] as const) {
        if (!lifecycle[key]) {
          context.addIssue({
            code: 'custom',
            path: [key],
            message: `a service in phase "${lifecycle.phase}" needs "${key}"${key === 'successor' ? ' (a service id, or "keiner")' : ''}`,
          });
        }
      }
    } else {
      for (const key of ['announced', 'readOnly', 'off', 'dataDeleted', 'successor', 'reason'] as const) {
        if (lifecycle[key]) {
          context.addIssue({
            code: 'custom',
            path: [key],
            message: `a service with "${key}" comes to an end: its phase is "retiring" or "off", not "${lifecycle.phase}"`,
          });
        }
      }
    }
    const today = new Date().toISOString().slice(0, 10);
    const toCome = (key: 'since' | 'announced' | 'off', advice: string): void => {
      const day = lifecycle[key];
      if (day && day > today) {
        context.addIssue({code: 'custom', path: [key], message: `"${key}" (${day}) is still to come: ${advice}`});
      }
    };
    if (lifecycle.phase !== 'planned') toCome('since', 'until then the phase is "planned"');
    if (ending) toCome('announced', 'until then the phase is "active"');
    if (lifecycle.phase === 'off') toCome('off', 'until then the phase is "retiring"');
    if ((lifecycle.phase === 'active' || lifecycle.phase === 'beta') && !lifecycle.since) {
      context.addIssue({
        code: 'custom',
        path: ['since'],
        message: `a service in phase "${lifecycle.phase}" needs "since"`,
      });
    }
    const order = ['since', 'announced', 'readOnly', 'off', 'dataDeleted'] as const;
    let previous: (typeof order)[number] | undefined;
    for (const key of order) {
      const day = lifecycle[key];
      if (!day) continue;
      const earlier = previous && lifecycle[previous];
      if (earlier && day < earlier) {
        context.addIssue({
          code: 'custom',
          path: [key],
          message: `"${key}" (${day}) is before "${previous}" (${earlier})`,
        });
      }
      previous = key;
    }
  });

/** A fact with the German label under which tables show it. */
const labelled = z.strictObject({label: text, value: text});

export const categories = [
  'konto',
  'kommunikation',
  'daten',
  'entwicklung',
  'hosting',
  'privatsphäre',
  'support',
  'eol',
] as const;

export const serviceSchema = z.strictObject({
  title: text,
  category: z.enum(categories),
  /** One German sentence: what a visitor can do with it. */
  summary: text,
  /** Route of its page on this site. */
  docs: z.string().regex(/^\/services\/\S+$/, 'must be a route below /services'),
  /** Name of the icon in src/components/Icon. */
  icon: z.string().regex(/^[a-z0-9-]+$/),
  /** Where to use it in a browser; services without a web interface have none. */
  url: httpsUrl.optional(),
  /** The programs behind it, in their makers' spelling. */
  software: text.optional(),
  /** How one signs in: with the central account (SSO), with an app password, with an own account, or not at all. */
  signIn: z.enum(['sso', 'app-password', 'own', 'none']),
  /** Group of the central account that gives access, if one is needed. */
  group: text.optional(),
  audience: text,
  cost: text,
  limits: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), labelled),
  data: z.strictObject({location: text, backup: text, export: text, deletion: text}).optional(),
  lifecycle: lifecycleSchema,
});

const endpoint = z.strictObject({
  label: text,
  host,
  port,
  transport: z.enum(['tcp', 'udp']),
  security: z.enum(['TLS', 'STARTTLS', 'WireGuard', 'SSH', 'TeamSpeak', 'keine']),
});

const database = z.strictObject({
  label: text,
  host,
  port,
  transport: z.literal('tcp'),
  security: z.literal('TLS'),
  version: text,
  endOfSupport: isoDate,
  url: text,
});

const providerSchema = z
  .strictObject({
    operator: z.strictObject({
      name: text,
      domain: host,
      /** Website of the bare domain; it serves what clients look up there (deploy/README.md). */
      domainUrl: httpsUrl,
      siteUrl: httpsUrl,
      siteHost: host,
      tagline: text,
      description: text,
      team: text,
      since: isoDate,
    }),
    contact: z.strictObject({
      support: emailAddress,
      security: emailAddress,
      abuse: emailAddress,
      privacy: emailAddress,
      emergency: text,
      statusUrl: httpsUrl,
      ticketsUrl: httpsUrl,
      communityUrl: httpsUrl,
      responseTime: text,
      securityResponseTime: text,
    }),
    legal: z.strictObject({
      name: text,
      representative: text,
      street: text,
      postalCode: text,
      city: text,
      country: text,
      email: emailAddress,
      phone: text,
      /** Only where they apply; without them, delete their lines in src/pages/impressum.md. */
      register: text.optional(),
      vatId: text.optional(),
      editor: text,
      authority: z.strictObject({name: text, address: text, url: httpsUrl}),
      hosting: text,
      logRetention: text,
      contributorsUrl: httpsUrl,
    }),
    infrastructure: z.strictObject({
      location: text,
      datacenter: text,
      maintenanceWindow: text,
      announcementLead: text,
      backupSchedule: text,
      backupRetention: text,
      backupLocation: text,
      /** `elsewhere`: not in the data centre above, so it survives when that fails. */
      hosts: z.record(z.string(), labelled.extend({site: z.enum(['datacenter', 'elsewhere'])})),
    }),
    services: z.record(z.string().regex(/^[a-z0-9-]+$/), serviceSchema),
    account: z.strictObject({
      url: httpsUrl,
      registerUrl: httpsUrl,
      recoveryUrl: httpsUrl,
      appPasswordsUrl: httpsUrl,
      groupsUrl: httpsUrl,
      deletionGrace: text,
    }),
    sso: z.strictObject({
      host,
      port,
      issuer: httpsUrl,
      discoveryUrl: httpsUrl,
      sessionIdle: text,
      sessionMax: text,
    }),
    mail: z.strictObject({
      domain: host,
      imap: endpoint,
      submissions: endpoint,
      submission: endpoint,
      sieve: endpoint,
      webmailUrl: httpsUrl,
      userName: text,
      exampleAddress: emailAddress,
      echoAddress: emailAddress,
      mxHost: host,
      autoconfigHost: host,
      /** Path of the Apple configuration profile on this site. */
      appleProfile: profilePath,
      dkimSelector: text,
      spf: text,
      quota: text,
      maxMessageSize: text,
    }),
    // From here to `teamspeak`: sections of services that an operator may not offer.
    dav: z.strictObject({url: httpsUrl, caldavUrl: httpsUrl, carddavUrl: httpsUrl, filesUrl: httpsUrl}).optional(),
    vpn: z
      .strictObject({
        endpoint,
        publicKey: wireGuardKey,
        addressRangeV4: z.cidrv4(),
        addressRangeV6: z.cidrv6(),
        exampleAddressV4: z.cidrv4(),
        exampleAddressV6: z.cidrv6(),
        dnsV4: z.ipv4(),
        dnsV6: z.ipv6(),
        exitV4: z.ipv4(),
        exitV6: z.ipv6(),
        mtu: z.int().min(1280).max(1500),
        fallbackPort: port,
      })
      .optional(),
    dns: z
      .strictObject({
        dohUrl: httpsUrl,
        /** Path of the Apple configuration profile on this site. */
        appleProfile: profilePath,
        dot: endpoint,
        doqPort: port,
        ipv4: z.ipv4(),
        ipv6: z.ipv6(),
        blockedTestHost: host,
        allowedTestHost: host,
        blockedAnswer: z.ipv4(),
        logRetention: text,
      })
      .optional(),
    databases: z.strictObject({postgresql: database, mariadb: database}).optional(),
    s3: z
      .strictObject({
        endpoint: httpsUrl,
        port,
        region: text,
        consoleUrl: httpsUrl,
        exampleBucket: text,
      })
      .optional(),
    forge: z
      .strictObject({
        url: httpsUrl,
        ssh: endpoint,
        fingerprintEd25519: sshFingerprint,
        fingerprintRsa: sshFingerprint,
        exampleCloneHttps: httpsUrl,
        exampleCloneSsh: text,
        registryHost: host,
      })
      .optional(),
    matrix: z
      .strictObject({
        serverName: host,
        homeserverUrl: httpsUrl,
        homeserverHost: host,
        federationPort: port,
        webClientUrl: httpsUrl,
        exampleId: text,
        supportRoom: text,
      })
      .optional(),
    teamspeak: z.strictObject({voice: endpoint, files: endpoint, link: z.string().regex(/^ts3server:\/\//)}).optional(),
    licence: z.strictObject({contentName: text, contentUrl: httpsUrl, codeName: text}),
    links: z.record(
      z.string().regex(/^[a-z][A-Za-z0-9]*$/),
      z.string().regex(/^(https|otpauth|matrix):/, 'must be an https:// address'),
    ),
    values: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/), z.union([text, z.number()])),
  })
  .superRefine((provider, context) => {
    for (const [id, service] of Object.entries(provider.services)) {
      const {successor} = service.lifecycle;
      const others = Object.keys(provider.services).filter(
        (other) => other !== id && provider.services[other]?.lifecycle.phase !== 'off',
      );
      if (successor && successor !== 'keiner' && !others.includes(successor)) {
        context.addIssue({
          code: 'custom',
          path: ['services', id, 'lifecycle', 'successor'],
          message: `"${successor}" is no other service that goes on; valid: keiner, ${others.join(', ')}`,
        });
      }
      if (service.category === 'eol' && service.lifecycle.phase !== 'off') {
        context.addIssue({
          code: 'custom',
          path: ['services', id, 'category'],
          message: `"eol" is for services in phase "off", not "${service.lifecycle.phase}"`,
        });
      }
    }
    const {mail, matrix, operator} = provider;
    const expected: [path: string[], value: string | undefined, right: string, why: string][] = [
      [['operator', 'domainUrl'], operator.domainUrl, `https://${mail.domain}`, 'security.txt names it'],
      [['mail', 'autoconfigHost'], mail.autoconfigHost, `autoconfig.${mail.domain}`, 'mail programs ask no other'],
      [['matrix', 'serverName'], matrix?.serverName, mail.domain, 'Matrix looks for its files on that host'],
    ];
    for (const [path, value, right, why] of expected) {
      if (value !== undefined && value !== right) {
        context.addIssue({
          code: 'custom',
          path,
          message: `must be ${right}, made from mail.domain: ${why}, and deploy/ serves it there`,
        });
      }
    }
  });

export type Provider = z.infer<typeof providerSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type Lifecycle = z.infer<typeof lifecycleSchema>;
export type Phase = (typeof phases)[number];
export type Category = (typeof categories)[number];
export type Endpoint = z.infer<typeof endpoint>;

/**
 * Checks facts against the schema.
 *
 * @throws Error that lists every wrong fact by its name and says what is wrong with it.
 */
export function validateProvider(input: unknown): Provider {
  const result = providerSchema.safeParse(input);
  if (result.success) {
    return result.data;
  }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(root)'}: ${issue.message}`);
  throw new Error(`Wrong facts in src/provider/:\n${lines.join('\n')}`);
}
