import * as z from 'zod';
import {isPageOffered, neededPage, type Offer} from '../facts/lookup';

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

/** The key pages without those of services that are not offered. @throws Error for a lost one that no site can do without */
export function offeredKeyPages(chosen: KeyPages, facts: Offer): KeyPages {
  const isThere = (page: unknown): boolean => typeof page !== 'string' || isPageOffered(facts, page);
  return {
    ...(Object.fromEntries(Object.entries(chosen).filter(([, page]) => isThere(page))) as unknown as KeyPages),
    allServices: neededPage(facts, 'allServices', chosen.allServices, '/'),
    contact: neededPage(facts, 'contact', chosen.contact),
    reportSecurity: neededPage(facts, 'reportSecurity', chosen.reportSecurity),
    mailGuides: chosen.mailGuides.filter(({path}) => isThere(path)),
  };
}
