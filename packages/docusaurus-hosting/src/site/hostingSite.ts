import type {CheckOptions as ContentCheckOptions} from 'docusaurus-content-check';
import type {Deployment} from 'docusaurus-publish/commands';
import type {Site} from './site';

/** File of a site, in its root, whose default export the commands read. */
export const configFile = 'hosting.config.ts';

/** File that describes a site. */
export const siteFile = 'src/site/index.ts';

/** What a site tells the check beyond its facts and areas. */
export interface CheckOptions extends ContentCheckOptions {
  /** Files and folders beside the content in which hosts, ports and addresses are named, too. */
  readonly codeFolders?: readonly string[];
  /** Files, TypeScript or YAML, that name pages of the site by their addresses (menus, goals). */
  readonly addressFiles?: readonly string[];
}

/** What the commands know of a site: the default export of its `hosting.config.ts`. */
export interface HostingSite extends Site {
  readonly check?: CheckOptions;
  /** Where and how `hosting deploy` publishes. */
  readonly deployment?: Deployment;
}
