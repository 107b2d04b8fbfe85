import {editDistance} from 'docusaurus-theme-search-german/engine/editDistance';
import {serviceSections, type ProviderFacts, type ServiceNotOffered} from './schema';

/** What the pages of a service tell of it: enough to leave it out when its entry is missing. */
export interface ServicePages {
  readonly id: string;
  /** Its main page: file from the site's root, and address. */
  readonly file: string;
  readonly docs: string;
  /** What prose calls it. */
  readonly title: string;
  /** Id of the service whose title the main page shows (`{{services.vpn.title}}`), if it shows one. */
  readonly titledBy?: string;
  /** First parts of the facts that its pages name, with how often they do. */
  readonly named: ReadonlyMap<string, number>;
}

/** Edits within which an id is taken for a slip of another. */
const slip = 2;

const lies = (page: string, below: string): boolean => page === below || page.startsWith(`${below}/`);

/** The category below whose overview a page lies. */
const categoryOf = (page: string, categories: ProviderFacts['categories']): string | undefined =>
  Object.entries(categories)
    .filter(([, {docs}]) => lies(page, docs))
    .sort(([, a], [, b]) => b.docs.length - a.docs.length)[0]?.[0];

/** The section that belongs to no other service and is named most often on the pages of this one. */
function sectionOf(
  {named}: ServicePages,
  free: readonly (typeof serviceSections)[number][],
): (typeof serviceSections)[number] | undefined {
  const count = (section: string): number => named.get(section) ?? 0;
  return [...free].sort((a, b) => count(b) - count(a)).find((section) => count(section) > 0);
}

export interface WithoutEntry {
  /** Services that have pages and no entry, by id: they are not offered. */
  readonly notOffered: Readonly<Record<string, ServiceNotOffered>>;
  /** Entries whose key is another than the one in the front matter of their page. */
  readonly mistyped: readonly {readonly key: string; readonly page: ServicePages}[];
}

/**
 * Finds services that were taken off the site by deleting their entry. A key that is mistyped, here or in front matter, is
 * no such service.
 *
 * @param pages - services as the pages of the site have them
 */
export function servicesWithoutEntry(
  {services, categories, ...facts}: ProviderFacts,
  pages: readonly ServicePages[],
): WithoutEntry {
  const entries = Object.entries(services);
  const taken = entries.map(([, {section}]) => section);
  const free = serviceSections.filter((section) => section in facts && !taken.includes(section));
  const notOffered: Record<string, ServiceNotOffered> = {};
  const mistyped: {key: string; page: ServicePages}[] = [];
  for (const page of pages) {
    const {id, docs, title, titledBy} = page;
    // A mistyped id in front matter: whoever reads the page names it.
    const isSlip = titledBy !== id && entries.some(([known]) => editDistance(known, id, slip) <= slip);
    if (id in services || isSlip || (titledBy !== undefined && titledBy in services)) continue;
    const key = entries.find(([, entry]) => entry.docs === docs)?.[0];
    if (key !== undefined) {
      mistyped.push({key, page});
      continue;
    }
    const category = categoryOf(docs, categories);
    const section = sectionOf(page, free);
    notOffered[id] = {title, docs, ...(category !== undefined && {category}), ...(section && {section})};
  }
  return {notOffered, mistyped};
}
