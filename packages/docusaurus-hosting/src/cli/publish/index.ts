import {serve as serveBuild, verify as verifyBuild, type PublishedSite} from 'docusaurus-publish/commands';
import {noticesFile} from '../../notices';
import {hostingRules} from '../../publish/verifyRules';
import {buildPreloaded} from '../preload';
import {siteOf, type LoadedSite} from '../siteOf';

/** A site as the commands of docusaurus-publish take it. */
export function publishedSite(site: LoadedSite): PublishedSite {
  const {root, facts, keyPages, server, deployment, notices} = site;
  return {
    root,
    definition: server,
    build: () => buildPreloaded({root, definition: server}, [], {compression: 'quick'}),
    rules: hostingRules(facts, keyPages),
    strict: true,
    ...(deployment && {deployment}),
    partialReleases: {notices: (now) => noticesFile(notices, now)},
  };
}

/** A command of docusaurus-publish for the site in the present folder. */
const forSite =
  (run: (args: readonly string[], site: PublishedSite) => Promise<number>) => async (args: readonly string[]) =>
    run(args, publishedSite(await siteOf(process.cwd())));

export const serve = forSite(serveBuild);
export const verify = forSite(verifyBuild);
