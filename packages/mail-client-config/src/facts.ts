/**
 * What an operator says about the services, in the shape that this package reads. Callers may pass objects with more
 * properties; none of them is changed.
 */

/** A server that programs connect to. */
export interface Endpoint {
  /** Fully qualified host name. */
  readonly host: string;
  readonly port: number;
  /** `TLS` (from the first byte) or `STARTTLS`; mail clients are sent to no other. */
  readonly security: string;
}

export interface Operator {
  /** Name that programs show to people. */
  readonly name: string;
  /** Origin of the website with the guides and the policy, e.g. `https://docs.example.org`. */
  readonly siteUrl: string;
  /** Origin of the mail domain's own website, where it serves the same `security.txt`. */
  readonly domainUrl?: string;
  /** Certificate authorities that may issue for the domain, by their CAA names (RFC 8659). */
  readonly certificateAuthorities?: readonly string[] | undefined;
}

export interface Mail {
  /** Domain of the mail addresses. */
  readonly domain: string;
  readonly imap: Endpoint;
  /** Sending over TLS (RFC 8314). */
  readonly submissions: Endpoint;
  /** Sending over STARTTLS (RFC 6409). */
  readonly submission?: Endpoint;
  /** What people sign in with: the whole address, or what stands before the @. */
  readonly userName: 'full-address' | 'local-part';
  /** Path of the Apple profile on the website, e.g. `/mail.mobileconfig`. */
  readonly appleProfile: string;
  /** Server for filters (ManageSieve, RFC 5804). */
  readonly sieve?: Endpoint | undefined;
  /** Host that receives mail from other servers. */
  readonly mxHost?: string | undefined;
  /** Host on which mail clients look for `config-v1.1.xml`. */
  readonly autoconfigHost?: string | undefined;
  /** SPF record of the domain (RFC 7208). */
  readonly spf?: string | undefined;
  /** Selector of the DKIM key (RFC 6376), and its record: `v=DKIM1; k=rsa; p=…`. */
  readonly dkimSelector?: string | undefined;
  readonly dkimRecord?: string | undefined;
  /** DMARC record (RFC 7489): `v=DMARC1; p=reject`. */
  readonly dmarc?: string | undefined;
  readonly mtaSts?: MtaSts | undefined;
  /** Mailbox for reports on TLS of other servers (RFC 8460). */
  readonly tlsReports?: string | undefined;
}

/** What other mail servers do when TLS fails (MTA-STS, RFC 8461). */
export interface MtaSts {
  readonly mode: 'enforce' | 'testing' | 'none';
  /** Seconds for which other servers keep the policy. */
  readonly maxAge: number;
}

/** Calendars and contacts on one server (RFC 4791, RFC 6352). */
export interface Dav {
  /** Where clients begin to look for calendars and address books. */
  readonly url: string;
  /** Path of the Apple profile on the website. */
  readonly appleProfile?: string | undefined;
}

export interface Dns {
  /** DNS over HTTPS (RFC 8484). */
  readonly dohUrl: string;
  /** DNS over TLS (RFC 7858). */
  readonly dot: {readonly host: string};
  readonly ipv4: string;
  readonly ipv6?: string | undefined;
  /** Path of the Apple profile on the website. */
  readonly appleProfile: string;
}

export interface Matrix {
  readonly homeserverUrl: string;
  readonly homeserverHost: string;
  /** Port of the homeserver for other servers. */
  readonly federationPort: number;
}

export interface Ssh {
  readonly host: string;
  /** Fingerprints as OpenSSH prints them: `SHA256:…`, without padding. */
  readonly fingerprintEd25519?: string | undefined;
  readonly fingerprintRsa?: string | undefined;
}

export interface Account {
  /** Where people change their password. */
  readonly url: string;
}

export interface Contact {
  /** Address for reports of security problems. */
  readonly security: string;
}

/** A page that a mail client may show beside its settings. */
export interface Guide {
  /** Path on the operator's website. */
  readonly path: string;
  readonly title: string;
}
