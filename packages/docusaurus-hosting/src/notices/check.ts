import * as z from 'zod';
import {WrongDataError, type DataMessage} from '../facts/validate';

/** Where a site writes its notices. */
export const noticesFile = 'src/site/notices.ts';

const time = z.iso.datetime({
  offset: true,
  error: '"from" and "to" must be times that exist, with their offset, such as 2026-12-01T21:00:00+01:00',
});
const words = z.string('it needs a title and a text').trim().min(1, 'it needs a title and a text');

/** A planned maintenance window, or an incident that is going on. */
const noticeSchema = z
  .object({
    /** Stable name, for calendars and feeds: `2026-12-mail`. */
    id: z.string().regex(/^[a-z0-9-]+$/, 'its id may hold small letters, digits and hyphens only'),
    kind: z.enum(['maintenance', 'incident']),
    /** Begin, with the offset from UTC: `2026-12-01T21:00:00+01:00` (RFC 3339). */
    from: time,
    /** End, likewise. Maintenance has one; an incident without one is shown until it gets one or is taken out. */
    to: time.optional(),
    /** Ids of the services concerned. */
    services: z.array(z.string()).readonly(),
    /** What visitors read: a short title and one or two sentences, without markup. */
    title: words,
    text: words,
    /** What has changed since an incident, in a sentence or two, for the page of past incidents. */
    changed: z.string().optional(),
  })
  .refine(({kind, to}) => kind === 'incident' || to !== undefined, 'maintenance needs an end ("to")')
  .refine(({from, to}) => to === undefined || Date.parse(to) > Date.parse(from), 'it ends before it begins');

export type Notice = Readonly<z.infer<typeof noticeSchema>>;

/** Checks notices against the services that there are. @throws WrongDataError that lists each notice that is wrong */
export function checkNotices(notices: readonly Notice[], services: ReadonlySet<string>): void {
  const wrong = notices.flatMap((notice, index): DataMessage[] => {
    const {id} = notice;
    const reasons = noticeSchema.safeParse(notice).error?.issues.map(({message}) => message) ?? [];
    const unknown = notice.services.filter((service) => !services.has(service));
    if (unknown.length > 0) {
      reasons.push(`unknown service ${unknown.join(', ')}; valid: ${[...services].sort().join(', ')}`);
    }
    if (notices.findIndex((other) => other.id === id) < index) reasons.push('another notice has this id');
    return [...new Set(reasons)].map((reason) => ({path: [id], reason, note: 'correct it there'}));
  });
  if (wrong.length > 0) throw new WrongDataError('notices', `(${noticesFile})`, wrong);
}
