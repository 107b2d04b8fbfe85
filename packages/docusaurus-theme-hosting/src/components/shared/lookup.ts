import {closest} from 'fastest-levenshtein';
import {categories, services} from '@generated/docusaurus-theme-hosting/default/site';
import type {ListedService} from 'docusaurus-hosting/client';

/** The error for a name that an author got wrong: where it stands, the nearest valid name and where the names are. */
export function unknownName(place: string, kind: string, name = '', valid: readonly string[], source: string): Error {
  return new Error(`${place}: unknown ${kind} "${name}"; did you mean "${closest(name, valid)}"? See ${source}.`);
}

type Values<Value> = Readonly<Record<string, Value>>;

/** The value of a name. `place` names the component in the error. @throws Error for a missing or unknown name. */
export function valueOf<Value>(values: Values<Value>, name = '', place: string, kind: string, source: string): Value {
  // Names that every object has, such as `constructor`, are none.
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw unknownName(place, kind, name, Object.keys(values), source);
  return value;
}

/** A service by its id. @throws Error for a missing or unknown id. */
export const serviceById = (id: string | undefined, place: string): ListedService =>
  valueOf(services, id, place, 'service', 'src/provider/services.ts');

/** The services of a category in the order of the data. @throws Error for a missing or unknown category. */
export function servicesOfCategory(category: string, place: string): [id: string, service: ListedService][] {
  valueOf(categories, category, place, 'category', 'src/provider/categories.ts');
  return Object.entries(services).filter(([, service]) => service.category === category);
}
