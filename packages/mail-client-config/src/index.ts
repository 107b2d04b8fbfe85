import {appleDavProfile, appleDnsProfile, appleFullProfile, appleMailProfile} from './appleProfiles';
import {autoconfigXml} from './autoconfig';
import {autodiscoverFiles, autodiscoverXml} from './autodiscover';
import {changePasswordPage} from './changePassword';
import {checkFacts, factsSchema, guidesSchema, type Facts, type Guide} from './facts';
import {matrixClient, matrixServer} from './matrix';
import {mtaStsFile, mtaStsPolicy} from './mtaSts';
import {paccConfiguration, paccFile} from './pacc';
import {passkeyEndpoints, passkeysFile} from './passkeys';
import {securityTxt} from './securityTxt';
import type {Language} from './texts';

export * from './appleProfiles';
export * from './autoconfig';
export * from './autodiscover';
export * from './changePassword';
export * from './dnsFormats';
export * from './dnsRecords';
export * from './facts';
export * from './matrix';
export * from './mtaSts';
export * from './pacc';
export * from './passkeys';
export * from './securityTxt';
export type {Language} from './texts';

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
 * @throws TypeError that names the facts that are missing or of another kind
 */
export function clientFiles(
  facts: Facts,
  {now, language = 'en', guides, policy, reportLanguages}: Options,
): ReadonlyMap<string, string> {
  checkFacts({...facts, guides}, factsSchema.extend({guides: guidesSchema.optional()}));
  const {operator, contact, account, mail, dav, dns, matrix} = facts;
  const files = new Map<string, string>();
  if (contact) {
    const options = {now, policy, ...(reportLanguages && {languages: reportLanguages})};
    files.set('/.well-known/security.txt', securityTxt({contact, operator}, options));
  }
  if (account) {
    files.set('/.well-known/change-password/index.html', changePasswordPage(account, language));
    if (account.passkeysUrl !== undefined) files.set(passkeysFile, passkeyEndpoints(account.passkeysUrl));
  }
  if (mail) {
    const autoconfig = autoconfigXml({mail, operator}, guides, language);
    files
      .set('/.well-known/autoconfig/mail/config-v1.1.xml', autoconfig)
      .set('/mail/config-v1.1.xml', autoconfig)
      .set(mail.appleProfile, appleMailProfile({mail, operator}, language));
    if (mail.autodiscoverHost !== undefined) {
      const autodiscover = autodiscoverXml({mail, operator});
      autodiscoverFiles.forEach((file) => files.set(file, autodiscover));
    }
    const policy = mtaStsPolicy(mail);
    if (policy) files.set(mtaStsFile, policy);
    if (mail.pacc) files.set(paccFile, paccConfiguration({mail, dav, operator}));
  }
  if (dav?.appleProfile) {
    files.set(dav.appleProfile, appleDavProfile({dav, operator, domain: dav.domain}, language));
  }
  if (mail && dav?.appleFullProfile) {
    files.set(dav.appleFullProfile, appleFullProfile({dav, mail, operator}, language));
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
