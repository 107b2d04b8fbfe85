import type {Provider} from '../facts/schema';

/** Where a site writes its notices. */
export const noticesFile = 'src/site/notices.ts';

/** A planned maintenance window, or an incident that is going on. */
export interface Notice {
  /** Stable name, for calendars and feeds: `2026-12-mail`. */
  readonly id: string;
  readonly kind: 'maintenance' | 'incident';
  /** Begin, with the offset from UTC: `2026-12-01T21:00:00+01:00` (RFC 3339). */
  readonly from: string;
  /** End, likewise. Maintenance has one; an incident without one is shown until it gets one or is taken out. */
  readonly to?: string;
  /** Ids of the services concerned. */
  readonly services: readonly string[];
  /** What visitors read: a short title and one or two sentences, without markup. */
  readonly title: string;
  readonly text: string;
  /** What has changed since an incident, in a sentence or two, for the page of past incidents. */
  readonly changed?: string;
}

/** How long before its begin a notice is shown, in days. */
const daysAhead = 3;
const dayMs = 24 * 60 * 60 * 1000;

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;

/** A time with its offset, on a day that there is: `Date` takes 30 February for 2 March. */
function isTime(time: string): boolean {
  const day = Date.parse(time.slice(0, 10));
  return (
    rfc3339.test(time) &&
    !Number.isNaN(Date.parse(time)) &&
    new Date(day).toISOString().slice(0, 10) === time.slice(0, 10)
  );
}

function problem({id, kind, from, to, services, title, text}: Notice, known: ReadonlySet<string>): string | undefined {
  if (!isTime(from) || (to !== undefined && !isTime(to))) {
    return '"from" and "to" must be times that exist, with their offset, such as 2026-12-01T21:00:00+01:00';
  }
  if (kind === 'maintenance' && to === undefined) return 'maintenance needs an end ("to")';
  if (to !== undefined && Date.parse(to) <= Date.parse(from)) return `it ends (${to}) before it begins (${from})`;
  const unknown = services.filter((service) => !known.has(service));
  if (unknown.length > 0) {
    return `unknown service ${unknown.join(', ')}; valid: ${[...known].sort().join(', ')}`;
  }
  if (!/^[a-z0-9-]+$/.test(id)) {
    return 'its id may hold small letters, digits and hyphens only';
  }
  return title.trim() && text.trim() ? undefined : 'it needs a title and a text';
}

/** What is wrong with a notice. */
export interface NoticeMessage {
  readonly id: string;
  readonly reason: string;
}

export class WrongNoticesError extends Error {
  constructor(readonly wrongNotices: readonly NoticeMessage[]) {
    const lines = wrongNotices.map(({id, reason}) => `  ${id}: ${reason}`);
    super(`Wrong notices (${noticesFile}):\n${lines.join('\n')}`);
  }
}

/**
 * Checks notices against the services that there are.
 *
 * @throws WrongNoticesError that lists each notice that is wrong
 */
export function checkNotices(notices: readonly Notice[], services: ReadonlySet<string>): void {
  const doubles = notices.filter(({id}, index) => notices.findIndex((other) => other.id === id) !== index);
  const wrong: readonly NoticeMessage[] = [
    ...notices.flatMap((notice) => {
      const reason = problem(notice, services);
      return reason === undefined ? [] : [{id: notice.id, reason}];
    }),
    ...doubles.map(({id}) => ({id, reason: 'another notice has this id'})),
  ];
  if (wrong.length > 0) throw new WrongNoticesError(wrong);
}

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
/** Browsers take long to make them, and most pages have no notice. */
const periodFormats = (): Record<'dayFormat' | 'timeFormat', Intl.DateTimeFormat> => ({
  dayFormat: new Intl.DateTimeFormat('de-DE', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }),
  timeFormat: new Intl.DateTimeFormat('de-DE', {hour: '2-digit', minute: '2-digit', timeZone}),
});

/** `Dienstag, 1. Dezember 2026, 21:00 bis 23:00 Uhr`, in German time. */
export function formatPeriod({from, to}: Pick<Notice, 'from' | 'to'>): string {
  const {dayFormat, timeFormat} = periodFormats();
  const begin = new Date(from);
  const day = dayFormat.format(begin);
  const start = `${day}, ${timeFormat.format(begin)}`;
  if (to === undefined) {
    return `seit ${start} Uhr`;
  }
  const end = new Date(to);
  const endDay = dayFormat.format(end);
  return `${start}${endDay === day ? '' : ' Uhr'} bis ${endDay === day ? '' : `${endDay}, `}${timeFormat.format(end)} Uhr`;
}

/** Path of the notices on the site: pages ask for them, so that an incident needs no new build. */
export const noticesPath = '/hinweise.json';

/** Path of the calendar on the site. */
export const calendarPath = '/termine.ics';

/** Address under which calendar programs subscribe to it: they answer to `webcal`, browsers would download the file. */
export const calendarSubscription = ({operator}: Pick<Provider, 'operator'>): string =>
  `webcal://${operator.siteHost}${calendarPath}`;
