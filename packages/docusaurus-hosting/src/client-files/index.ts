import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {appleDnsProfile, appleMailProfile} from 'mail-client-config/appleProfiles';
import {autoconfigXml} from 'mail-client-config/autoconfig';
import {changePasswordPage} from 'mail-client-config/changePassword';
import {matrixClient, matrixServer} from 'mail-client-config/matrix';
import {securityTxt} from 'mail-client-config/securityTxt';
import {offersMail} from '../facts/lookup';
import type {Provider} from '../facts/schema';
import {offeredKeyPages, type KeyPages} from '../site/keyPages';
import {json} from '../text/json';
import {robotsTxt} from './robots';
import {serviceList, serviceListJsonSchema, serviceListPath, serviceListSchemaPath} from './serviceList';

/**
 * The files that mail, chat and DNS clients, browsers and crawlers read by themselves: path on the site → content.
 * A provider without mailboxes or without a DNS or Matrix service has none of theirs.
 *
 * @param now - time of the build, for the end of security.txt
 */
export function filesFor(facts: Provider, pages: KeyPages, now: Date): ReadonlyMap<string, string> {
  const {mail, dns, matrix} = facts;
  const files = new Map([
    ['/.well-known/security.txt', securityTxt(facts, pages, now)],
    ['/.well-known/change-password/index.html', changePasswordPage(facts)],
    [serviceListPath, json(serviceList(facts))],
    [serviceListSchemaPath, json(serviceListJsonSchema(facts))],
    ['/robots.txt', robotsTxt(facts)],
  ]);
  if (offersMail(facts)) {
    const autoconfig = autoconfigXml(facts, pages);
    files
      .set('/.well-known/autoconfig/mail/config-v1.1.xml', autoconfig)
      .set('/mail/config-v1.1.xml', autoconfig)
      .set(mail.appleProfile, appleMailProfile(facts));
  }
  if (dns) {
    files.set(dns.appleProfile, appleDnsProfile(facts, dns));
  }
  if (matrix) {
    files
      .set('/.well-known/matrix/client', matrixClient(matrix))
      .set('/.well-known/matrix/server', matrixServer(matrix));
  }
  return files;
}

export interface ClientFilesOptions {
  readonly provider: Provider;
  readonly keyPages: KeyPages;
  /** Moment of the build. */
  readonly builtAt: Date;
}

/** Writes {@link filesFor} into the build. The live-reload server does not have them: clients never read from there. */
export const clientFiles =
  ({provider, keyPages, builtAt}: ClientFilesOptions): PluginModule =>
  () => ({
    name: 'client-files',

    async postBuild({outDir}) {
      for (const [file, content] of filesFor(provider, offeredKeyPages(keyPages, provider), builtAt)) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      }
    },
  });
