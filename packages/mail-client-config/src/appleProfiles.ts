import {v5 as uuidV5} from 'uuid';
import type {Dav, Dns, Mail, Operator} from './facts';
import {propertyList, type PropertyListValue} from './propertyList';
import {texts, type Language} from './texts';

/** The same name gives the same UUID in every build (RFC 9562, version 5), so that a new profile replaces an installed one. */
const stableUuid = (domain: string, name: string): string => uuidV5(`${name}.${domain}`, uuidV5.DNS).toUpperCase();

/** Apple's identifiers are host names back to front. */
const reverse = (domain: string): string => domain.split('.').reverse().join('.');

/** A payload with the keys of its own type; identifier, UUID and version are added. */
interface Payload {
  readonly name: string;
  readonly title: string;
  readonly type: string;
  readonly settings: Readonly<Record<string, PropertyListValue>>;
}

interface Profile {
  readonly organization: string;
  /** Domain that the identifiers are made of. */
  readonly domain: string;
  /** Last part of the identifier, e.g. `mail`. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly payloads: readonly Payload[];
}

/** A configuration profile (Apple, Device Management: TopLevel) that its user can remove again. */
function buildProfile({organization, domain, name, title, description, payloads}: Profile): string {
  const payload = (type: string, path: string, displayName: string) => ({
    PayloadType: type,
    PayloadVersion: 1,
    PayloadIdentifier: `${reverse(domain)}.${path}`,
    PayloadUUID: stableUuid(domain, path),
    PayloadDisplayName: displayName,
    PayloadOrganization: organization,
  });
  return propertyList({
    ...payload('Configuration', name, title),
    PayloadDescription: description,
    PayloadRemovalDisallowed: false,
    PayloadContent: payloads.map((part) => ({
      ...payload(part.type, `${name}.${part.name}`, part.title),
      ...part.settings,
    })),
  });
}

const mailPayload = (mail: Mail, organization: string, language: Language): Payload => ({
  name: 'imap',
  title: texts[language].mailTitle(organization),
  type: 'com.apple.mail.managed',
  settings: {
    EmailAccountDescription: organization,
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
});

function davPayloads({url}: Dav, organization: string, language: Language): Payload[] {
  const {calendars, contacts} = texts[language];
  const {hostname, port} = new URL(url);
  const payload = (prefix: 'CalDAV' | 'CardDAV', title: string): Payload => ({
    name: prefix.toLowerCase(),
    title,
    type: `com.apple.${prefix.toLowerCase()}.account`,
    settings: {
      [`${prefix}AccountDescription`]: title,
      [`${prefix}HostName`]: hostname,
      [`${prefix}Port`]: Number(port || 443),
      [`${prefix}UseSSL`]: true,
    },
  });
  return [payload('CalDAV', calendars(organization)), payload('CardDAV', contacts(organization))];
}

/**
 * Mail account for Apple devices (`com.apple.mail.managed`). Name, address and password are left out on purpose:
 * the device asks for them while it installs the profile, and one file fits everybody.
 *
 * @param language - of the texts that the device shows
 * @returns the content of a `.mobileconfig` file
 */
export function appleMailProfile(
  {mail, operator}: {readonly mail: Mail; readonly operator: Pick<Operator, 'name'>},
  language: Language = 'en',
): string {
  const {mailTitle, mailDescription} = texts[language];
  return buildProfile({
    organization: operator.name,
    domain: mail.domain,
    name: 'mail',
    title: mailTitle(operator.name),
    description: mailDescription(operator.name),
    payloads: [mailPayload(mail, operator.name, language)],
  });
}

interface DavProfileFacts {
  readonly dav: Dav;
  readonly operator: Pick<Operator, 'name'>;
  /** Domain that the profile's identifiers are made of, e.g. that of the mail addresses. */
  readonly domain: string;
}

/**
 * Calendars and contacts for Apple devices (`com.apple.caldav.account`, `com.apple.carddav.account`). User name and
 * password are left out on purpose: the device asks for them while it installs the profile. From the host it goes on to
 * `/.well-known/caldav` and `/.well-known/carddav` (RFC 6764), since the address of a principal depends on the user.
 *
 * @param language - of the texts that the device shows
 * @returns the content of a `.mobileconfig` file
 */
export function appleDavProfile({dav, operator, domain}: DavProfileFacts, language: Language = 'en'): string {
  const {davTitle, davDescription} = texts[language];
  return buildProfile({
    organization: operator.name,
    domain,
    name: 'dav',
    title: davTitle(operator.name),
    description: davDescription(operator.name),
    payloads: davPayloads(dav, operator.name, language),
  });
}

/**
 * Mail, calendars and contacts in one profile, for people who have all three: the device asks for name and password of each.
 *
 * @param language - of the texts that the device shows
 * @returns the content of a `.mobileconfig` file
 */
export function appleFullProfile(
  {dav, mail, operator}: {readonly dav: Dav; readonly mail: Mail; readonly operator: Pick<Operator, 'name'>},
  language: Language = 'en',
): string {
  const {fullTitle, fullDescription} = texts[language];
  return buildProfile({
    organization: operator.name,
    domain: mail.domain,
    name: 'full',
    title: fullTitle(operator.name),
    description: fullDescription(operator.name),
    payloads: [mailPayload(mail, operator.name, language), ...davPayloads(dav, operator.name, language)],
  });
}

interface DnsProfileFacts {
  readonly dns: Dns;
  readonly operator: Pick<Operator, 'name'>;
  /** Domain that the profile's identifiers are made of, e.g. that of the mail addresses. */
  readonly domain: string;
  /** What the device says about the server; without it, that queries are encrypted. */
  readonly description?: string | undefined;
}

/**
 * Encrypted DNS for Apple devices (`com.apple.dnsSettings.managed`): DNS over HTTPS and DNS over TLS. Apple allows
 * several payloads of this type in one profile when their names differ; in its settings the device offers both.
 *
 * @param language - of the texts that the device shows
 * @returns the content of a `.mobileconfig` file
 */
export function appleDnsProfile(
  {dns, operator, domain, description}: DnsProfileFacts,
  language: Language = 'en',
): string {
  const {dnsTitle, dnsDescription, dnsOver} = texts[language];
  const addresses = [dns.ipv4, dns.ipv6].filter((address) => address !== undefined);
  const type = 'com.apple.dnsSettings.managed';
  return buildProfile({
    organization: operator.name,
    domain,
    name: 'dns',
    title: dnsTitle(operator.name),
    description: description ?? dnsDescription(operator.name),
    payloads: [
      {
        name: 'https',
        title: dnsOver(operator.name, 'HTTPS'),
        type,
        settings: {DNSSettings: {DNSProtocol: 'HTTPS', ServerURL: dns.dohUrl, ServerAddresses: addresses}},
      },
      {
        name: 'tls',
        title: dnsOver(operator.name, 'TLS'),
        type,
        settings: {DNSSettings: {DNSProtocol: 'TLS', ServerName: dns.dot.host, ServerAddresses: addresses}},
      },
    ],
  });
}
