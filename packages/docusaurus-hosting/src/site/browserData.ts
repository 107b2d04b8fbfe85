import {collectEndpoints} from '../facts/endpoints';
import type {Endpoint, Provider, Service} from '../facts/schema';
import type {FrontDoor} from './frontDoor';
import type {Site} from './site';

/** Sections of the facts that components show as they are. */
const sections = ['account', 'categories', 'contact', 'infrastructure', 'mail', 'operator'] as const;
/** What only the table of one service shows, and no list of services. */
const details = ['audience', 'cost', 'data', 'limits', 'software'] as const;

type Detail = (typeof details)[number];
export type ListedService = Omit<Service, Detail | 'formerTitle' | 'otherNames'>;
export type ServiceDetails = Pick<Service, Detail>;

/**
 * What components know of the site. Each part is a file of its own, so that visitors get those that a page's components
 * import: links, legal texts and single values are in the pages already.
 */
export interface BrowserData
  extends Pick<Provider, (typeof sections)[number]>, Pick<Site, 'areas' | 'keyPages' | 'notices'>, FrontDoor {
  readonly services: Readonly<Record<string, ListedService>>;
  readonly serviceDetails: Readonly<Record<string, ServiceDetails>>;
  /** By their fact paths, e.g. `mail.imap`. */
  readonly endpoints: Readonly<Record<string, Endpoint>>;
}

const pick = <T extends object, K extends keyof T>(value: T, names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.map((name) => [name, value[name]])) as Pick<T, K>;

/** The services with what a part of the data says of each. */
const ofServices = <R>({services}: Provider, map: (service: Service) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(services).map(([id, service]) => [id, map(service)]));

/** The part of a site's data that browsers know. */
export const browserData = ({
  provider,
  areas,
  keyPages,
  notices,
  frontDoor,
}: Pick<Site, 'provider' | 'areas' | 'keyPages' | 'notices' | 'frontDoor'>): BrowserData => ({
  ...pick(provider, sections),
  areas,
  keyPages,
  notices,
  ...frontDoor,
  services: ofServices(
    provider,
    ({audience, cost, data, limits, software, formerTitle, otherNames, ...listed}) => listed,
  ),
  serviceDetails: ofServices(provider, (service) => pick(service, details)),
  endpoints: Object.fromEntries(collectEndpoints(provider)),
});

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
