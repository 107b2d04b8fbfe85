import {firstOverview, isPageOffered, type Offer} from '../facts/lookup';

/**
 * Pages of the site that the engine links to by what they are about. Paths with a hash where only a section is meant;
 * without a page for something optional, its name appears without a link.
 */
export interface KeyPages {
  /** The way to all services. */
  readonly allServices: string;
  /** How to reach the people behind the site. */
  readonly contact: string;
  /** How to report a security problem; security.txt names it (RFC 9116). */
  readonly reportSecurity: string;
  /** Where visitors find what solves their problem. */
  readonly help?: string;
  /** What the central sign-in is. */
  readonly signIn?: string;
  /** How to make a password for one device. */
  readonly appPasswords?: string;
  /** How to get into a group. */
  readonly groups?: string;
  /** Guides that mail programs may show beside their settings: path and title. */
  readonly mailGuides: readonly {readonly path: string; readonly title: string}[];
}

/** Key pages that no site can do without. */
const required = ['allServices', 'contact', 'reportSecurity'] as const;

/**
 * The key pages without those of services that are not offered. Where the way to all services goes with one, the overview
 * of the first category that is left takes its place.
 *
 * @throws Error when a site cannot do without one of them
 */
export function offeredKeyPages(chosen: KeyPages, provider: Offer): KeyPages {
  const isThere = (page: string): boolean => isPageOffered(provider, page);
  const {allServices} = chosen;
  const pages = {...chosen, allServices: isThere(allServices) ? allServices : (firstOverview(provider) ?? allServices)};
  for (const name of required) {
    if (!isThere(pages[name])) {
      throw new Error(
        `${name} leads to ${pages[name]}, which goes with a service that is not offered; choose another page in src/site/`,
      );
    }
  }
  const entries = Object.entries(pages).filter(([, page]) => typeof page !== 'string' || isThere(page));
  return {
    ...(Object.fromEntries(entries) as unknown as KeyPages),
    mailGuides: pages.mailGuides.filter(({path}) => isThere(path)),
  };
}
