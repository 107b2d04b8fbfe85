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
