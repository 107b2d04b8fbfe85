import {appleDavProfile, appleDnsProfile, appleMailProfile} from './appleProfiles';
import {autoconfigXml} from './autoconfig';
import {changePasswordPage} from './changePassword';
import type {Account, Contact, Dav, Dns, Guide, Mail, Matrix, Operator} from './facts';
import {matrixClient, matrixServer} from './matrix';
import {mtaStsFile, mtaStsPolicy} from './mtaSts';
import {securityTxt} from './securityTxt';
import type {Language} from './texts';

export {
  appleDavProfile,
  appleDnsProfile,
  appleMailProfile,
  autoconfigXml,
  changePasswordPage,
  matrixClient,
  matrixServer,
  mtaStsFile,
  mtaStsPolicy,
  securityTxt,
};
export {dnsRecords, mtaStsHost, zoneFile, type DnsFacts, type DnsRecord} from './dnsRecords';
export type {Account, Contact, Dav, Dns, Endpoint, Guide, Mail, Matrix, MtaSts, Operator, Ssh} from './facts';
export type {SecurityTxtOptions} from './securityTxt';
export type {Language} from './texts';

/** The operator and the services; a service that is left out gets no files. */
export interface Facts {
  readonly operator: Operator;
  readonly contact?: Contact | undefined;
  readonly account?: Account | undefined;
  readonly mail?: Mail | undefined;
  /** `domain` is that of the profile's identifiers. */
  readonly dav?: (Dav & {readonly domain: string}) | undefined;
  /** `domain` is that of the profile's identifiers; `description` is what the device says about the server. */
  readonly dns?: (Dns & {readonly domain: string; readonly description?: string}) | undefined;
  readonly matrix?: Matrix | undefined;
}

export interface Options {
  /** Time of the build, for the end of `security.txt`. */
  readonly now: Date;
  /** Language of what programs show to people; `en` by default. */
  readonly language?: Language;
  /** Pages that mail clients may show beside the settings. */
  readonly guides?: readonly Guide[];
  /** Path of the page that says how reports of security problems are handled. */
  readonly policy?: string;
  /** Languages that such reports may be written in; `en` by default. */
  readonly reportLanguages?: readonly string[];
}

/**
 * The files that mail, chat and DNS clients, browsers and password managers look up by themselves.
 *
 * @returns path on the website → content
 * @throws Error when a mail server has no encryption
 */
export function clientFiles(
  {operator, contact, account, mail, dav, dns, matrix}: Facts,
  {now, language = 'en', guides, policy, reportLanguages}: Options,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  if (contact) {
    const options = {now, policy, ...(reportLanguages && {languages: reportLanguages})};
    files.set('/.well-known/security.txt', securityTxt({contact, operator}, options));
  }
  if (account) {
    files.set('/.well-known/change-password/index.html', changePasswordPage(account, language));
  }
  if (mail) {
    const autoconfig = autoconfigXml({mail, operator}, guides, language);
    files
      .set('/.well-known/autoconfig/mail/config-v1.1.xml', autoconfig)
      .set('/mail/config-v1.1.xml', autoconfig)
      .set(mail.appleProfile, appleMailProfile({mail, operator}, language));
    const policy = mtaStsPolicy(mail);
    if (policy) files.set(mtaStsFile, policy);
  }
  if (dav?.appleProfile) {
    files.set(dav.appleProfile, appleDavProfile({dav, operator, domain: dav.domain}, language));
  }
  if (dns) {
    const {domain, description} = dns;
    files.set(dns.appleProfile, appleDnsProfile({dns, operator, domain, description}, language));
  }
  if (matrix) {
    files
      .set('/.well-known/matrix/client', matrixClient(matrix))
      .set('/.well-known/matrix/server', matrixServer(matrix));
  }
  return files;
}
