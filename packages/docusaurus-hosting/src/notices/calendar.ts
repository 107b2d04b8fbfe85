import ical, {ICalEventTransparency, type ICalEventData} from 'ical-generator';
import type {Facts, Service} from '../facts/schema';
import type {Notice} from './check';
import {dayMs, formatPeriod} from './notices';

/** A calendar holds at least one component (RFC 5545, 3.6); with no date to tell, a time zone is one. */
const onlyTimeZone = {
  name: 'UTC',
  generator: () =>
    [
      'BEGIN:VTIMEZONE',
      'TZID:UTC',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0000',
      'TZOFFSETTO:+0000',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n'),
};

const ofNotice = (notice: Notice, {domain, siteUrl}: Facts['operator']): ICalEventData => ({
  id: `${notice.id}@${domain}`,
  start: notice.from,
  ...(notice.to !== undefined && {end: notice.to}),
  summary: notice.title,
  description: `${notice.text} (${formatPeriod(notice)})`,
  url: siteUrl,
});

/** The days on which a service that runs out changes. */
function ofService(
  [id, {title, docs, lifecycle}]: [string, Service],
  {domain, siteUrl}: Facts['operator'],
): ICalEventData[] {
  const days: [string, string | undefined, string][] = [
    ['readonly', lifecycle.readOnly, `${title}: ab heute nur noch lesbar`],
    ['off', lifecycle.off, `${title} wird abgeschaltet`],
    ['deleted', lifecycle.dataDeleted, `${title}: Die Daten werden gelöscht`],
  ];
  return days.flatMap(([what, day, summary]) =>
    day === undefined
      ? []
      : {
          id: `${id}-${what}@${domain}`,
          start: day,
          end: new Date(Date.parse(day) + dayMs),
          allDay: true,
          transparency: ICalEventTransparency.TRANSPARENT,
          summary,
          description: 'Sichere deine Daten rechtzeitig. Näheres steht auf der Seite des Dienstes.',
          url: new URL(docs, siteUrl).href,
        },
  );
}

/**
 * Calendar with maintenance windows and the days of services that run out, for programs that subscribe to it (RFC 5545).
 *
 * @param now - time of the build
 */
export function calendar({operator, services}: Facts, notices: readonly Notice[], now: Date): string {
  // An incident is no appointment; only services that run out have such days.
  const maintenance = notices.filter(({kind}) => kind === 'maintenance');
  const events = [
    ...maintenance.map((notice) => ofNotice(notice, operator)),
    ...Object.entries(services).flatMap((service) => ofService(service, operator)),
  ];
  return `${ical({
    prodId: {company: operator.domain, product: 'docusaurus-hosting', language: 'DE'},
    name: `${operator.name}: Wartungen und Abschaltungen`,
    // How often programs should look, in seconds (RFC 7986, 5.7).
    ttl: 12 * 60 * 60,
    events: events.map((event) => ({...event, stamp: now})),
    ...(events.length === 0 && {timezone: onlyTimeZone}),
  }).toString()}\r\n`;
}
