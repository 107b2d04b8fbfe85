import {collectEndpoints} from '../facts/endpoints';
import type {Endpoint, Facts, Service} from '../facts/schema';
import type {Guidance} from './guidance';
import type {Site} from './site';

/** What only the table of one service shows, and no list of services. */
type Detail = 'audience' | 'cost' | 'data' | 'limits' | 'software';
export type ListedService = Omit<Service, Detail | 'formerTitle' | 'otherNames'>;
export type ServiceDetails = Pick<Service, Detail>;

/**
 * What components know of the site. Each part is a file of its own, so that visitors get those that a page's components
 * import: links, legal texts and single values are in the pages already.
 */
export interface BrowserData
  extends
    Pick<Facts, 'account' | 'categories' | 'contact' | 'infrastructure' | 'mail' | 'operator'>,
    Pick<Site, 'areas' | 'keyPages' | 'notices'>,
    Guidance {
  readonly services: Readonly<Record<string, ListedService>>;
  readonly serviceDetails: Readonly<Record<string, ServiceDetails>>;
  /** By their fact paths, e.g. `mail.imap`. */
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

/** The part of a site's data that browsers know. */
export function browserData({
  facts,
  areas,
  keyPages,
  notices,
  guidance,
}: Pick<Site, 'facts' | 'areas' | 'keyPages' | 'notices' | 'guidance'>): BrowserData {
  const {account, categories, contact, infrastructure, mail, operator} = facts;
  const services = Object.entries(facts.services).map(([id, service]) => {
    const {audience, cost, data, limits, software, formerTitle, otherNames, ...listed} = service;
    return {id, listed, details: {audience, cost, data, limits, software}};
  });
  return {
    ...{account, categories, contact, infrastructure, mail, operator},
    ...{areas, keyPages, notices, ...guidance},
    services: Object.fromEntries(services.map(({id, listed}) => [id, listed])),
    serviceDetails: Object.fromEntries(services.map(({id, details}) => [id, details])),
    endpoints: Object.fromEntries(collectEndpoints(facts)),
  };
}

/**
 * The files of a site's data for browsers, and `site.js`, which exports them all by their names.
 *
 * @returns content by file name
 */
export function browserFiles(data: BrowserData): Record<string, string> {
  const parts = Object.entries(data) as [string, unknown][];
  return {
    ...Object.fromEntries(parts.map(([name, value]) => [`${name}.js`, `export default ${JSON.stringify(value)};\n`])),
    'site.js': parts.map(([name]) => `export {default as ${name}} from './${name}';\n`).join(''),
  };
}
