import {collectEndpoints} from '../facts/endpoints';
import type {Site} from './site';

/**
 * What components know of the site. Each part is a file of its own, so that visitors get those that a page's components
 * import: links, legal texts and single values are in the pages already.
 */
export function browserData({
  facts,
  areas,
  keyPages,
  notices,
  guidance,
}: Pick<Site, 'facts' | 'areas' | 'keyPages' | 'notices' | 'guidance'>) {
  const {account, categories, contact, infrastructure, mail, operator} = facts;
  const services = Object.entries(facts.services).map(([id, service]) => {
    // What only the table of one service shows, and no list of services.
    const {audience, cost, data, limits, software, formerTitle, otherNames, ...listed} = service;
    return {id, listed, details: {audience, cost, data, limits, software}};
  });
  return {
    ...{account, categories, contact, infrastructure, mail, operator},
    ...{areas, keyPages, notices, ...guidance},
    services: Object.fromEntries(services.map(({id, listed}) => [id, listed])),
    serviceDetails: Object.fromEntries(services.map(({id, details}) => [id, details])),
    /** By their fact paths, e.g. `mail.imap`. */
    endpoints: Object.fromEntries(collectEndpoints(facts)),
  };
}

export type BrowserData = ReturnType<typeof browserData>;
export type ListedService = BrowserData['services'][string];
export type ServiceDetails = BrowserData['serviceDetails'][string];

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
