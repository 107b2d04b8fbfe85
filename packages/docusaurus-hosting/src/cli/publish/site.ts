import type {PublishedSite} from 'docusaurus-publish/commands';
import {noticeFiles} from '../../notices';
import {hostingRules} from '../../publish/verifyRules';
import {buildWithServerFiles} from '../buildCommand';
import type {LoadedSite} from '../siteOf';

/** A site as the commands of docusaurus-publish take it. */
export function publishedSite(site: LoadedSite): PublishedSite {
  const {root, provider, server, notices = []} = site;
  return {
    root,
    definition: server,
    build: () => buildWithServerFiles(site),
    rules: hostingRules(provider),
    strict: true,
    partialReleases: {notices: (now) => noticeFiles({provider, notices}, now)},
    previewNote: (today, commit) =>
      `Vorschau vom ${today.toLocaleDateString('de-DE', {dateStyle: 'long'})}${commit === undefined ? '' : `, Stand ${commit}`}. Suche und Umschalter gibt es nur auf der Website.`,
  };
}
