import {closest} from 'fastest-levenshtein';
import {findService, type ListedService} from 'docusaurus-hosting/client';
import {categories, services} from '@generated/docusaurus-theme-hosting/default/site';

/** The error for a name that an author got wrong: where it stands, the nearest valid name and where the names are. */
export function unknownName(place: string, kind: string, name = '', valid: readonly string[], source: string): Error {
  return new Error(`${place}: unknown ${kind} "${name}"; did you mean "${closest(name, valid)}"? See ${source}.`);
}

/** A service by its id. `place` names the component in the error. @throws Error for a missing or unknown id. */
export function serviceById(id: string | undefined, place: string): ListedService {
  const service = findService({services}, id);
  if (!service) {
    throw unknownName(place, 'service', id, Object.keys(services), 'src/provider/services.ts');
  }
  return service;
}

/** The services of a category in the order of the data. @throws Error for a missing or unknown category. */
export function servicesOfCategory(category: string, place: string): [id: string, service: ListedService][] {
  const known = Object.keys(categories);
  if (!known.includes(category)) {
    throw unknownName(place, 'category', category, known, 'src/provider/categories.ts');
  }
  return Object.entries(services).filter(([, service]) => service.category === category);
}
