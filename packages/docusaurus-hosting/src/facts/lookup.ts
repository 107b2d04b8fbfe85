import type {Facts, ServiceNotOffered} from './schema';

/** What decides which pages a site has. */
export type Offer = Pick<Facts, 'categories' | 'services' | 'notOffered'>;

/** The service with an id, if there is one. Names that every object has, such as `constructor`, are none. */
export const findService = <T>(
  {services}: {readonly services: Readonly<Record<string, T>>},
  id: unknown,
): T | undefined => Object.entries(services).find(([known]) => known === id)?.[1];

/** Whether visitors can have a mailbox: only then are there files for mail programs. */
export const offersMail = ({services}: Pick<Facts, 'services'>): boolean =>
  Object.values(services).some(({section}) => section === 'mail');

/** The words by which pages mean a service: its title and its other names. */
export const namesOf = ({title, otherNames}: Pick<ServiceNotOffered, 'title' | 'otherNames'>): string[] => [
  title,
  ...(otherNames?.split(/, */) ?? []),
];

/** The service that is not offered and to which a fact belongs, by itself or with its section, if there is one. */
export const notOfferedOwner = (facts: Facts, fact: string): [id: string, service: ServiceNotOffered] | undefined =>
  Object.entries(facts.notOffered).find(
    ([id, {section}]) =>
      fact.startsWith(`services.${id}.`) || (section && !(section in facts) && fact.startsWith(`${section}.`)),
  );

/** Addresses of the overviews of categories all of whose services are not offered: they go with the last of them. */
export function overviewsNotOffered({categories, services, notOffered}: Offer): string[] {
  const inUse = new Set(Object.values(services).map(({category}) => category));
  const unused = Object.values(notOffered).filter(({category}) => !inUse.has(category));
  return unused.flatMap(({category}) => categories[category]?.docs ?? []);
}

/**
 * Whether a page is not about a service that is not offered, nor below the page of one, nor the overview of such services alone.
 *
 * @param page - its address as visitors see it, with a query and a hash where only a tab or a section is meant
 */
export function isPageOffered(facts: Offer, page: string): boolean {
  const [address = ''] = page.split(/[?#]/);
  return (
    !overviewsNotOffered(facts).includes(address) &&
    !Object.values(facts.notOffered).some(({docs}) => address === docs || address.startsWith(`${docs}/`))
  );
}

/**
 * A page that a site cannot do without. Where it goes with a service that is not offered, the overview of the first category
 * that is left takes its place, if there is one whose address begins like that.
 *
 * @param name - of the page, for the error
 * @throws Error when there is no such overview
 */
export function neededPage(facts: Offer, name: string, page: string, begin?: string): string {
  if (isPageOffered(facts, page)) return page;
  const left = Object.values(facts.categories).find(
    ({docs, retired}) => begin !== undefined && !retired && docs.startsWith(begin) && isPageOffered(facts, docs),
  );
  if (left) return left.docs;
  throw new Error(
    `${name} leads to ${page}, which goes with a service that is not offered; choose another page in src/site/`,
  );
}
