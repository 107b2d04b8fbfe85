import plist, {type PlistObject} from 'plist';
import {v5 as uuidV5} from 'uuid';
import type {Provider} from 'docusaurus-hosting/facts/schema';

/** The same name gives the same UUID in every build (RFC 9562, version 5), so that a new profile replaces an installed one. */
const stableUuid = (domain: string, name: string): string => uuidV5(`${name}.${domain}`, uuidV5.DNS).toUpperCase();

/** Apple's identifiers are host names back to front. */
const reverse = (domain: string): string => domain.split('.').reverse().join('.');

interface Profile {
  /** Last part of the identifier, e.g. `mail`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Payloads with the keys of their own type; identifier, UUID and version are added. */
  readonly payloads: readonly {
    readonly name: string;
    readonly title: string;
    readonly type: string;
    readonly settings: PlistObject;
  }[];
}

/** A configuration profile (Apple, Device Management: TopLevel) that its user can remove again. */
function buildProfile({mail: {domain}, operator}: Provider, {name, title, description, payloads}: Profile): string {
  const payload = (type: string, path: string, displayName: string): PlistObject => ({
    PayloadType: type,
    PayloadVersion: 1,
    PayloadIdentifier: `${reverse(domain)}.${path}`,
    PayloadUUID: stableUuid(domain, path),
    PayloadDisplayName: displayName,
    PayloadOrganization: operator.name,
  });
  return (
    plist.build({
      ...payload('Configuration', name, title),
      PayloadDescription: description,
      PayloadRemovalDisallowed: false,
      PayloadContent: payloads.map((part) => ({
        ...payload(part.type, `${name}.${part.name}`, part.title),
        ...part.settings,
      })),
    }) + '\n'
  );
}

/**
 * Mail account for Apple devices (`com.apple.mail.managed`). Name, address and password are left out on purpose:
 * the device asks for them while it installs the profile, and one file fits everybody.
 */
export function appleMailProfile(provider: Provider): string {
  const {mail, operator} = provider;
  return buildProfile(provider, {
    name: 'mail',
    title: `E-Mail von ${operator.name}`,
    description: `Richtet dein Postfach bei ${operator.name} ein. Name, Adresse und App-Passwort fragt dein Gerät ab.`,
    payloads: [
      {
        name: 'imap',
        title: `E-Mail von ${operator.name}`,
        type: 'com.apple.mail.managed',
        settings: {
          EmailAccountDescription: operator.name,
          EmailAccountType: 'EmailTypeIMAP',
          IncomingMailServerAuthentication: 'EmailAuthPassword',
          IncomingMailServerHostName: mail.imap.host,
          IncomingMailServerPortNumber: mail.imap.port,
          IncomingMailServerUseSSL: true,
          OutgoingMailServerAuthentication: 'EmailAuthPassword',
          OutgoingMailServerHostName: mail.submissions.host,
          OutgoingMailServerPortNumber: mail.submissions.port,
          OutgoingMailServerUseSSL: true,
          OutgoingPasswordSameAsIncomingPassword: true,
        },
      },
    ],
  });
}

/**
 * Encrypted DNS for Apple devices (`com.apple.dnsSettings.managed`): DNS over HTTPS and DNS over TLS. Apple allows
 * several payloads of this type in one profile when their names differ; in its settings the device offers both.
 */
export function appleDnsProfile(provider: Provider, dns: NonNullable<Provider['dns']>): string {
  const {operator} = provider;
  const addresses = [dns.ipv4, dns.ipv6].filter((address) => address !== undefined);
  const type = 'com.apple.dnsSettings.managed';
  return buildProfile(provider, {
    name: 'dns',
    title: `DNS von ${operator.name}`,
    description: `Fragt Namen verschlüsselt beim DNS-Server von ${operator.name} ab, der Werbung und Tracker blockiert.`,
    payloads: [
      {
        name: 'https',
        title: `${operator.name} (DNS über HTTPS)`,
        type,
        settings: {DNSSettings: {DNSProtocol: 'HTTPS', ServerURL: dns.dohUrl, ServerAddresses: addresses}},
      },
      {
        name: 'tls',
        title: `${operator.name} (DNS über TLS)`,
        type,
        settings: {DNSSettings: {DNSProtocol: 'TLS', ServerName: dns.dot.host, ServerAddresses: addresses}},
      },
    ],
  });
}
