import type {ServerDefinition} from 'docusaurus-publish';
import {loadSite} from '../check/loadSite';
import {hostingServer} from '../publish/serverDefinition';
import type {HostingSite} from '../site/hostingSite';

/** A site as commands work with it. */
export interface LoadedSite extends HostingSite {
  /** Its folder. */
  readonly root: string;
  readonly server: ServerDefinition;
}

/**
 * Reads the site in a folder, with how it is served.
 *
 * @throws SiteError that says where its TypeScript or its facts are wrong
 */
export async function siteOf(root: string): Promise<LoadedSite> {
  const site = await loadSite(root);
  return {...site, root, server: hostingServer(site)};
}
