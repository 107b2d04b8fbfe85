import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {clientFiles as programFiles} from 'mail-client-config';
import {json} from 'docusaurus-content-check/text';
import {offersMail} from '../facts/lookup';
import {currentOffer} from '../facts/provider';
import type {Provider} from '../facts/schema';
import type {Site} from '../site/site';
import type {KeyPages} from '../site/keyPages';
import {serviceList, serviceListPath} from './serviceList';

/** Everything may be indexed (RFC 9309); the sitemap's address must be absolute. */
export const robotsTxt = ({operator}: Provider): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', operator.siteUrl).href}\n`;

/**
 * The files that mail, chat and DNS clients, browsers and crawlers read by themselves: path on the site → content.
 * A provider without mailboxes or without a DNS or Matrix service, or whose service is switched off, has none of theirs.
 *
 * @param now - time of the build, for the end of security.txt
 */
export function filesFor(facts: Provider, pages: KeyPages, now: Date): ReadonlyMap<string, string> {
  const {operator, services, contact, account, mail, dav, dns, matrix} = currentOffer(facts);
  const description = `Fragt Namen verschlüsselt beim DNS-Server von ${operator.name} ab, der Werbung und Tracker blockiert.`;
  return new Map([
    ...programFiles(
      {
        operator,
        contact,
        account,
        mail: offersMail({services}) ? mail : undefined,
        dav: dav && {...dav, domain: mail.domain},
        dns: dns && {...dns, domain: mail.domain, description},
        matrix,
      },
      {now, language: 'de', guides: pages.mailGuides, policy: pages.reportSecurity, reportLanguages: ['de', 'en']},
    ),
    [serviceListPath, json(serviceList(facts))],
    ['/robots.txt', robotsTxt(facts)],
  ]);
}

/** Writes {@link filesFor} into the build. The live-reload server does not have them: clients never read from there. */
export const clientFiles =
  ({provider, keyPages, builtAt}: Site): PluginModule =>
  () => ({
    name: 'client-files',

    async postBuild({outDir}) {
      // Later than what other plugins do at once: the search marks every page that it finds.
      for (const [file, content] of filesFor(provider, keyPages, builtAt)) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, content);
      }
    },
  });
