import type {Facts} from '../facts/schema';
import type {Notice} from './check';

/** How long before its begin a notice is shown, in days. */
const daysAhead = 3;
export const dayMs = 24 * 60 * 60 * 1000;

/** When a notice is first shown, in milliseconds since 1970. */
export const shownFrom = ({from}: Pick<Notice, 'from'>): number => Date.parse(from) - daysAhead * dayMs;

/**
 * Notices to show: from three days before the begin until the end, incidents first.
 *
 * @param now - the visitor's clock, in milliseconds
 */
export function currentNotices(notices: readonly Notice[], now: number): Notice[] {
  return notices
    .filter((notice) => now >= shownFrom(notice) && (notice.to === undefined || now < Date.parse(notice.to)))
    .sort(
      (a, b) =>
        Number(b.kind === 'incident') - Number(a.kind === 'incident') || Date.parse(a.from) - Date.parse(b.from),
    );
}

/** Incidents that are over, the latest first. */
export const pastIncidents = (notices: readonly Notice[]): Notice[] =>
  notices
    .filter(({kind, to}) => kind === 'incident' && to !== undefined)
    .sort((a, b) => Date.parse(b.from) - Date.parse(a.from));

/** The site is German, and so are its appointments, wherever a visitor reads them. */
const timeZone = 'Europe/Berlin';

/** `Dienstag, 1. Dezember 2026, 21:00 bis 23:00 Uhr`, in German time. */
export function formatPeriod({from, to}: Pick<Notice, 'from' | 'to'>): string {
  // Made here: browsers take long to make formats, and most pages have no notice.
  const dayFormat = new Intl.DateTimeFormat('de-DE', {dateStyle: 'full', timeZone});
  const timeFormat = new Intl.DateTimeFormat('de-DE', {timeStyle: 'short', timeZone});
  const begin = new Date(from);
  const day = dayFormat.format(begin);
  const start = `${day}, ${timeFormat.format(begin)}`;
  if (to === undefined) return `seit ${start} Uhr`;
  const end = new Date(to);
  const endDay = dayFormat.format(end);
  return `${start}${endDay === day ? '' : ' Uhr'} bis ${endDay === day ? '' : `${endDay}, `}${timeFormat.format(end)} Uhr`;
}

/** Path of the notices on the site: pages ask for them, so that an incident needs no new build. */
export const noticesPath = '/hinweise.json';

/** Path of the calendar on the site. */
export const calendarPath = '/termine.ics';

/** Address under which calendar programs subscribe to it: they answer to `webcal`, browsers would download the file. */
export const calendarSubscription = ({operator}: Pick<Facts, 'operator'>): string =>
  `webcal://${operator.siteHost}${calendarPath}`;
