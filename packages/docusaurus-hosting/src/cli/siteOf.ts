import type {Provider} from '../facts/schema';
import {serverDefinition, type ServerDefinition} from '../server/definition';
import type {HostingSite} from '../site/hostingSite';
import {checkSiteOptions} from '../site/siteOptions';
import {loadSite} from './loadSite';

/** A site as commands work with it. */
export interface LoadedSite extends HostingSite {
  /** Its folder. */
  readonly root: string;
  readonly provider: Provider;
  readonly server: ServerDefinition;
}

/**
 * Reads the site in a folder, with how it is served.
 *
 * @throws SiteError that says where its TypeScript or its facts are wrong; Error that names its wrong options
 */
export async function siteOf(root: string): Promise<LoadedSite> {
  const site = await loadSite(root);
  const provider = site.provider as Provider;
  checkSiteOptions({areas: site.areas, marks: site.marks});
  const {redirects, httpsSubdomains = false} = site;
  return {...site, root, provider, server: serverDefinition({provider, redirects, httpsSubdomains})};
}
