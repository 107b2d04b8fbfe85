import * as z from 'zod';
import {firstOverview, isPageOffered, type Offer} from '../facts/lookup';

/** The address of a page. */
export const route = z
  .string()
  .regex(/^\/(?![/\\])\S*$/, 'must be the address of a page on this site, beginning with a slash');
export const words = z.string().trim().min(1);

/**
 * Pages of the site that the engine links to by what they are about. Paths with a hash where only a section is meant;
 * without a page for something optional, its name appears without a link.
 */
export const keyPagesSchema = z.strictObject({
  allServices: route.describe('The way to all services'),
  contact: route.describe('How to reach the people behind the site'),
  reportSecurity: route.describe('How to report a security problem; security.txt names it (RFC 9116)'),
  firstSteps: route.optional().describe('Where newcomers begin'),
  help: route.optional().describe('Where visitors find what solves their problem'),
  signIn: route.optional().describe('What the central sign-in is'),
  appPasswords: route.optional().describe('How to make a password for one device'),
  groups: route.optional().describe('How to get into a group'),
  mailGuides: z
    .array(z.strictObject({path: route, title: words}))
    .readonly()
    .describe('Guides that mail programs may show'),
});

export type KeyPages = Readonly<z.infer<typeof keyPagesSchema>>;

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
  const overview = isThere(chosen.allServices) ? undefined : firstOverview(provider);
  const pages = {...chosen, ...(overview !== undefined && {allServices: overview})};
  const lost = required.find((name) => !isThere(pages[name]));
  if (lost) {
    const why = 'which goes with a service that is not offered; choose another page in src/site/';
    throw new Error(`${lost} leads to ${pages[lost]}, ${why}`);
  }
  const entries = Object.entries(pages).filter(([, page]) => typeof page !== 'string' || isThere(page));
  return {
    ...(Object.fromEntries(entries) as unknown as KeyPages),
    mailGuides: pages.mailGuides.filter(({path}) => isThere(path)),
  };
}
