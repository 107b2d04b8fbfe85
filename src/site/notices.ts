import type {Notice} from 'docusaurus-hosting';

/**
 * Planned maintenance and incidents. An entry is shown on the home page and on the pages of its services from three days
 * before it begins until it ends, and stands in the feeds; maintenance also in `/termine.ics`. For an incident add
 *
 *   {id: '2026-12-mail', kind: 'incident', from: '2026-12-01T09:40:00+01:00', services: ['e-mail'], title: '…', text: '…'}
 *
 * and run `npm run deploy -- TARGET --notices`, which needs no build and takes seconds; the feeds follow with the next
 * release. Give it a `to` when it is over, and a `changed` with what has changed since: from the next build on the page
 * /info/störungen lists it. Old entries may stay.
 */
export const notices: readonly Notice[] = [];
