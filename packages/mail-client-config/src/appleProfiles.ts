import plist, {type PlistObject} from 'plist';
import {v5 as uuidV5} from 'uuid';
import type {Dav, Dns, Mail, Operator} from './facts';
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
  readonly settings: PlistObject;
}

interface Owner {
  readonly operator: Pick<Operator, 'name'>;
  /** Domain that the profile's identifiers are made of, e.g. that of the mail addresses. */
  readonly domain: string;
}

/**
 * A configuration profile (Apple, Device Management: TopLevel) that its user can remove again.
 *
 * @param name - last part of the identifier, by which its texts are found
 */
function profile(
  name: 'dav' | 'dns' | 'full' | 'mail',
  {operator, domain}: Owner,
  language: Language,
  payloads: readonly Payload[],
  description = texts[language][`${name}Description`](operator.name),
): string {
  const head = (type: string, path: string, displayName: string) => ({
    PayloadType: type,
    PayloadVersion: 1,
    PayloadIdentifier: `${reverse(domain)}.${path}`,
    PayloadUUID: stableUuid(domain, path),
    PayloadDisplayName: displayName,
    PayloadOrganization: operator.name,
  });
  const list = plist.build({
    ...head('Configuration', name, texts[language][`${name}Title`](operator.name)),
    PayloadDescription: description,
    PayloadRemovalDisallowed: false,
    PayloadContent: payloads.map((part) => ({
      ...head(part.type, `${name}.${part.name}`, part.title),
      ...part.settings,
    })),
  });
  return `${list}\n`;
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

interface MailFacts {
  readonly mail: Mail;
  readonly operator: Pick<Operator, 'name'>;
}

/**
 * Mail account for Apple devices (`com.apple.mail.managed`). Name, address and password are left out on purpose:
 * the device asks for them while it installs the profile, and one file fits everybody.
 *
 * @param language - of the texts that the device shows
 * @returns the content of a `.mobileconfig` file
 */
export const appleMailProfile = ({mail, operator}: MailFacts, language: Language = 'en'): string =>
  profile('mail', {operator, domain: mail.domain}, language, [mailPayload(mail, operator.name, language)]);

/**
 * Calendars and contacts for Apple devices (`com.apple.caldav.account`, `com.apple.carddav.account`). User name and
 * password are left out on purpose: the device asks for them while it installs the profile. From the host it goes on to
 * `/.well-known/caldav` and `/.well-known/carddav` (RFC 6764), since the address of a principal depends on the user.
 */
export const appleDavProfile = (facts: Owner & {readonly dav: Dav}, language: Language = 'en'): string =>
  profile('dav', facts, language, davPayloads(facts.dav, facts.operator.name, language));

/** Mail, calendars and contacts in one profile, for people who have all three: the device asks for name and password of each. */
export const appleFullProfile = (
  {dav, mail, operator}: MailFacts & {readonly dav: Dav},
  language: Language = 'en',
): string =>
  profile('full', {operator, domain: mail.domain}, language, [
    mailPayload(mail, operator.name, language),
    ...davPayloads(dav, operator.name, language),
  ]);

interface DnsProfileFacts extends Owner {
  readonly dns: Dns;
  /** What the device says about the server; without it, that queries are encrypted. */
  readonly description?: string | undefined;
}

/**
 * Encrypted DNS for Apple devices (`com.apple.dnsSettings.managed`): DNS over HTTPS and DNS over TLS. Apple allows
 * several payloads of this type in one profile when their names differ; in its settings the device offers both.
 */
export function appleDnsProfile(facts: DnsProfileFacts, language: Language = 'en'): string {
  const {dns, operator, description} = facts;
  const payload = (protocol: 'HTTPS' | 'TLS', server: Readonly<Record<string, string>>): Payload => ({
    name: protocol.toLowerCase(),
    title: texts[language].dnsOver(operator.name, protocol),
    type: 'com.apple.dnsSettings.managed',
    settings: {
      DNSSettings: {
        DNSProtocol: protocol,
        ...server,
        ServerAddresses: [dns.ipv4, dns.ipv6].filter((address) => address !== undefined),
      },
    },
  });
  const payloads = [payload('HTTPS', {ServerURL: dns.dohUrl}), payload('TLS', {ServerName: dns.dot.host})];
  return profile('dns', facts, language, payloads, description);
}
