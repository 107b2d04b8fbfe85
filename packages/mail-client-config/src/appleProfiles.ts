import plist, {type PlistObject} from 'plist';
import {v5 as uuidV5} from 'uuid';
import type {Dav, Dns, Facts, Mail} from './facts';
import {texts, type Language, type Texts} from './texts';

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

/**
 * A configuration profile (Apple, Device Management: TopLevel) that its user can remove again.
 *
 * @param name - last part of the identifier, by which its texts are found
 * @param domain - what identifiers are made of, e.g. that of the mail addresses
 */
function profile(
  name: 'dav' | 'dns' | 'full' | 'mail',
  text: Texts,
  domain: string,
  payloads: readonly Payload[],
  description = text[`${name}Description`],
): string {
  const head = (type: string, path: string, displayName: string) => ({
    PayloadType: type,
    PayloadVersion: 1,
    PayloadIdentifier: `${reverse(domain)}.${path}`,
    PayloadUUID: stableUuid(domain, path),
    PayloadDisplayName: displayName,
    PayloadOrganization: text.name,
  });
  const list = plist.build({
    ...head('Configuration', name, text[`${name}Title`]),
    PayloadDescription: description,
    PayloadRemovalDisallowed: false,
    PayloadContent: payloads.map((part) => ({
      ...head(part.type, `${name}.${part.name}`, part.title),
      ...part.settings,
    })),
  });
  return `${list}\n`;
}

const mailPayload = (mail: Mail, {name, mailTitle}: Texts): Payload => ({
  name: 'imap',
  title: mailTitle,
  type: 'com.apple.mail.managed',
  settings: {
    EmailAccountDescription: name,
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

/**
 * From the host, devices go on to `/.well-known/caldav` and `/.well-known/carddav` (RFC 6764), since the address of a
 * principal depends on the user.
 */
function davPayloads({url}: Dav, {calendars, contacts}: Texts): Payload[] {
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
  return [payload('CalDAV', calendars), payload('CardDAV', contacts)];
}

/** Apple allows several payloads of this type in one profile when their names differ; the device offers both. */
function dnsPayloads(dns: Dns, {dnsOver}: Texts): Payload[] {
  const payload = (protocol: 'HTTPS' | 'TLS', server: PlistObject): Payload => ({
    name: protocol.toLowerCase(),
    title: dnsOver(protocol),
    type: 'com.apple.dnsSettings.managed',
    settings: {
      DNSSettings: {
        DNSProtocol: protocol,
        ...server,
        ServerAddresses: [dns.ipv4, dns.ipv6].filter((address) => address !== undefined),
      },
    },
  });
  return [payload('HTTPS', {ServerURL: dns.dohUrl}), payload('TLS', {ServerName: dns.dot.host})];
}

/**
 * Profiles for Apple devices: a mail account, calendars and contacts, these in one for people who have all three, and
 * encrypted DNS (over HTTPS and TLS). Names, addresses and passwords are left out on purpose: the device asks for them
 * while it installs a profile, and one file fits everybody.
 *
 * @param language - of the texts that the device shows
 * @returns path on the website → content of a `.mobileconfig` file
 */
export function appleProfiles(
  {operator, mail, dav, dns}: Pick<Facts, 'operator' | 'mail' | 'dav' | 'dns'>,
  language: Language = 'en',
): ReadonlyMap<string, string> {
  const text = texts[language](operator.name);
  const files = new Map<string, string>();
  if (mail) files.set(mail.appleProfile, profile('mail', text, mail.domain, [mailPayload(mail, text)]));
  if (dav?.appleProfile) files.set(dav.appleProfile, profile('dav', text, dav.domain, davPayloads(dav, text)));
  if (mail && dav?.appleFullProfile) {
    const payloads = [mailPayload(mail, text), ...davPayloads(dav, text)];
    files.set(dav.appleFullProfile, profile('full', text, mail.domain, payloads));
  }
  if (dns) files.set(dns.appleProfile, profile('dns', text, dns.domain, dnsPayloads(dns, text), dns.description));
  return files;
}
