import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {provider, type Provider} from '../../provider';
import {appleDnsProfile, appleMailProfile} from './appleProfiles';
import {autoconfigXml} from './autoconfig';
import {changePasswordPage} from './changePassword';
import {json} from './json';
import {matrixClient, matrixServer} from './matrix';
import {robotsTxt} from './robots';
import {securityTxt} from './securityTxt';
import {serviceList, serviceListJsonSchema, serviceListPath, serviceListSchemaPath} from './serviceList';

/**
 * The files that mail, chat and DNS clients, browsers and crawlers read by themselves: path on the site → content.
 * A provider without a DNS or Matrix service has none of theirs.
 *
 * @param now - time of the build, for the end of security.txt
 */
export function clientFiles(facts: Provider, now: Date): ReadonlyMap<string, string> {
  const {mail, dns, matrix} = facts;
  const autoconfig = autoconfigXml(facts);
  const files = new Map([
    ['/.well-known/autoconfig/mail/config-v1.1.xml', autoconfig],
    ['/mail/config-v1.1.xml', autoconfig],
    [mail.appleProfile, appleMailProfile(facts)],
    ['/.well-known/security.txt', securityTxt(facts, now)],
    ['/.well-known/change-password/index.html', changePasswordPage(facts)],
    [serviceListPath, json(serviceList(facts))],
    [serviceListSchemaPath, json(serviceListJsonSchema(facts))],
    ['/robots.txt', robotsTxt(facts)],
  ]);
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

/** Writes {@link clientFiles} into the build. The live-reload server does not have them: clients never read from there. */
export default function clientFilesPlugin(): Plugin {
  return {
    name: 'client-files',

    async postBuild({outDir}) {
      for (const [file, content] of clientFiles(provider, new Date())) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      }
    },
  };
}
