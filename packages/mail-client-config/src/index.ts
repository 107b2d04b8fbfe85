import {appleProfiles} from './appleProfiles';
import {autoconfigXml} from './autoconfig';
import {autodiscoverFiles, autodiscoverXml} from './autodiscover';
import {checkFacts, factsSchema, guidesSchema, type Facts, type Guide} from './facts';
import {paccConfiguration, paccFile} from './pacc';
import type {Language} from './texts';
import {
  changePasswordPage,
  matrixClient,
  matrixServer,
  mtaStsFile,
  mtaStsPolicy,
  passkeyEndpoints,
  passkeysFile,
  securityFile,
  securityTxt,
  type SecurityTxtOptions,
} from './wellKnown';

export * from './appleProfiles';
export * from './autoconfig';
export * from './autodiscover';
export * from './dnsFormats';
export * from './dnsRecords';
export * from './facts';
export * from './pacc';
export type {Language} from './texts';
export * from './wellKnown';

export interface Options extends SecurityTxtOptions {
  /** Language of what programs show to people; `en` by default. */
  readonly language?: Language;
  /** Pages that mail clients may show beside the settings. */
  readonly guides?: readonly Guide[];
}

/**
 * The files that mail, chat and DNS clients, browsers and password managers look up by themselves.
 *
 * @returns path on the website → content
 * @throws TypeError that names the facts that are missing or of another kind
 */
export function clientFiles(facts: Facts, {language = 'en', guides, ...options}: Options): ReadonlyMap<string, string> {
  checkFacts({...facts, guides}, factsSchema.extend({guides: guidesSchema.optional()}));
  const {operator, contact, account, mail, dav, dns, matrix} = facts;
  const autoconfig = mail && autoconfigXml({mail, operator}, guides, language);
  const autodiscover = mail?.autodiscoverHost && autodiscoverXml({mail, operator});
  const files: (readonly [path: string | undefined, content: string | false | undefined])[] = [
    [securityFile, contact && securityTxt({contact, operator}, options)],
    ['/.well-known/change-password/index.html', account && changePasswordPage(account, language)],
    [passkeysFile, account?.passkeysUrl && passkeyEndpoints(account.passkeysUrl)],
    ['/.well-known/autoconfig/mail/config-v1.1.xml', autoconfig],
    ['/mail/config-v1.1.xml', autoconfig],
    ...appleProfiles({operator, mail, dav, dns}, language),
    ...autodiscoverFiles.map((file) => [file, autodiscover] as const),
    [mtaStsFile, mail && mtaStsPolicy(mail)],
    [paccFile, mail?.pacc && paccConfiguration({mail, dav, operator})],
    ['/.well-known/matrix/client', matrix && matrixClient(matrix)],
    ['/.well-known/matrix/server', matrix && matrixServer(matrix)],
  ];
  return new Map(files.flatMap(([path, content]) => (path && content ? [[path, content]] : [])));
}
