import {closest} from 'fastest-levenshtein';
import {findService} from 'docusaurus-hosting/facts/lookup';
import type {ListedService} from 'docusaurus-hosting/site/browserData';
import {categories, notOffered, services} from './site';

/** The error for a name that an author got wrong: where it stands, the nearest valid name and where the names are. */
export function unknownName(place: string, kind: string, name: string, valid: Iterable<string>, source: string): Error {
  return new Error(`${place}: unknown ${kind} "${name}"; did you mean "${closest(name, [...valid])}"? See ${source}.`);
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
export const isOffered = (id: string): boolean => !(id in notOffered);

/** A service by its id. `place` names the component in the error. @throws Error for a missing or unknown id. */
export function serviceById(id: string | undefined, place: string): ListedService {
  const service = findService({services}, id);
  if (!service) {
    throw unknownName(place, 'service', id ?? '', Object.keys(services), 'src/provider/services.ts');
  }
  return service;
}

/** The services of a category in the order of the data. @throws Error for a missing or unknown category. */
export function servicesOfCategory(
  category: string | undefined,
  place: string,
): [id: string, service: ListedService][] {
  const known = Object.keys(categories);
  if (!category || !known.includes(category)) {
    throw unknownName(place, 'category', category ?? '', known, 'src/provider/categories.ts');
  }
  return Object.entries(services).filter(([, service]) => service.category === category);
}
