import {findService, notOfferedOwner} from '../facts/lookup';
import type {Endpoint, Service} from '../facts/schema';
import {nearestName} from '../text/nearestName';
import {provider} from './site';

/** The error for a name that an author got wrong: where it stands, the nearest valid name and where the names are. */
export function unknownName(place: string, kind: string, name: string, valid: Iterable<string>, source: string): Error {
  return new Error(`${place}: unknown ${kind} "${name}"; did you mean "${nearestName(name, valid)}"? See ${source}.`);
}

/**
 * Checks a list that an author gives a component: Markdown is not type-checked.
 *
 * @param prop - what the component asks for, named in the error
 * @throws Error when it is missing, empty or no list of texts.
 */
export function requireList(value: unknown, place: string, prop: string): readonly string[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every((item) => typeof item === 'string')) {
    throw new Error(`${place}: needs ${prop}={['…']}, a list of at least one name`);
  }
  return value;
}

/** Whether an id is not that of a service which the provider chose not to offer: lists leave those out. */
export const isOffered = (id: string): boolean => !(id in provider.notOffered);

/** A service by its id. `place` names the component in the error. @throws Error for a missing or unknown id. */
export function serviceById(id: string | undefined, place: string): Service {
  const service = findService(provider, id);
  if (!service) {
    throw unknownName(place, 'service', id ?? '', Object.keys(provider.services), 'src/provider/services.ts');
  }
  return service;
}

/** The services of a category in the order of the data. @throws Error for a missing or unknown category. */
export function servicesOfCategory(category: string | undefined, place: string): [id: string, service: Service][] {
  const known = Object.keys(provider.categories);
  if (!category || !known.includes(category)) {
    throw unknownName(place, 'category', category ?? '', known, 'src/provider/categories.ts');
  }
  return Object.entries(provider.services).filter(([, service]) => service.category === category);
}

const isEndpoint = (value: object): value is Endpoint =>
  'label' in value && 'host' in value && 'port' in value && 'transport' in value;

function collectEndpoints(value: object, path = ''): [path: string, endpoint: Endpoint][] {
  if (isEndpoint(value)) {
    return [[path, value]];
  }
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    child && typeof child === 'object' ? collectEndpoints(child, path ? `${path}.${key}` : key) : [],
  );
}

const endpoints: ReadonlyMap<string, Endpoint> = new Map(collectEndpoints(provider));

/** Whether a fact path does not lie in a section that goes with a service which is not offered. */
export const isOfferedEndpoint = (path: string): boolean => notOfferedOwner(provider, path) === undefined;

/** The endpoint at a fact path such as `mail.imap`. @throws Error for a path where no endpoint stands. */
export function endpointAt(path: string, place: string): Endpoint {
  const endpoint = endpoints.get(path);
  if (!endpoint) {
    throw unknownName(place, 'endpoint', path, endpoints.keys(), 'src/provider/endpoints.ts');
  }
  return endpoint;
}
