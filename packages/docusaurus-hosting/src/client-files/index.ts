import {setImmediate} from 'node:timers/promises';
import type {HtmlTagObject, PluginModule} from '@docusaurus/types';
import {clientFiles as programFiles} from 'mail-client-config';
import {writeFiles} from 'docusaurus-content-check/reader';
import {json} from 'docusaurus-content-check/text';
import {offersMail} from '../facts/lookup';
import {currentOffer} from '../facts/defineFacts';
import type {Facts} from '../facts/schema';
import {noticesFile} from '../notices';
import {calendar} from '../notices/calendar';
import {calendarPath} from '../notices/notices';
import type {Site} from '../site/site';
import type {KeyPages} from '../site/keyPages';
import {serviceList, serviceListPath} from './serviceList';
import {iconTags, manifestFile, webManifest} from './webManifest';

/** Everything may be indexed (RFC 9309); the sitemap's address must be absolute. */
export const robotsTxt = ({operator}: Facts): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', operator.siteUrl).href}\n`;

/**
 * The files that mail, chat and DNS clients, browsers and crawlers read by themselves: path on the site → content.
 * A provider without mailboxes or without a DNS or Matrix service, or whose service is switched off, has none of theirs.
 *
 * @param now - time of the build, for the end of security.txt
 */
export function filesFor(facts: Facts, pages: KeyPages, now: Date): ReadonlyMap<string, string> {
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

/** Programs find the calendar, and people a link to subscribe to it, from every page. */
const calendarTag = ({operator}: Facts): HtmlTagObject => ({
  tagName: 'link',
  attributes: {
    rel: 'alternate',
    type: 'text/calendar',
    href: calendarPath,
    title: `${operator.name} – Wartungen und Abschaltungen`,
  },
});

/**
 * Writes {@link filesFor}, the notices, the calendar and the web app manifest into the build, and names in every page what
 * browsers look for there. The live-reload server does not have them: clients never read from there.
 */
export const clientFiles =
  (site: Site): PluginModule =>
  () => ({
    name: 'client-files',

    injectHtmlTags: () => ({headTags: [calendarTag(site.facts), ...iconTags(site)]}),

    async postBuild({outDir}) {
      // Later than what other plugins do at once: the search marks every page that it finds.
      await setImmediate();
      const {facts, keyPages, notices, builtAt} = site;
      const files = new Map([...filesFor(facts, keyPages, builtAt), ...noticesFile(notices, builtAt)])
        .set(calendarPath, calendar(facts, notices, builtAt))
        .set(manifestFile, json(webManifest(site)));
      writeFiles(outDir, Object.fromEntries(files));
    },
  });
