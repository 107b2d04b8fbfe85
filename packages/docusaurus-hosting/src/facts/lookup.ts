import type {Provider, Service} from './schema';

/** The service with an id, if there is one. Names that every object has, such as `constructor`, are none. */
export const findService = ({services}: Provider, id: unknown): Service | undefined =>
  Object.entries(services).find(([known]) => known === id)?.[1];

/** The service that is not offered and to which a fact belongs, if there is one. */
export function notOfferedOwner(provider: Provider, fact: string): [id: string, service: Service] | undefined {
  return Object.entries(provider.notOffered).find(
    ([id, {section}]) =>
      fact.startsWith(`services.${id}.`) || (section && !(section in provider) && fact.startsWith(`${section}.`)),
  );
}

/**
 * Whether a page is not about a service that is not offered, nor below the page of one.
 *
 * @param page - its address as visitors see it, with a hash where only a section is meant
 */
export const isPageOffered = ({notOffered}: Pick<Provider, 'notOffered'>, page: string): boolean =>
  !Object.values(notOffered).some(
    ({docs}) => page === docs || page.startsWith(`${docs}/`) || page.startsWith(`${docs}#`),
  );
