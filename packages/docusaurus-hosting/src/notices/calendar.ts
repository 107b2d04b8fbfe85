import type {Provider} from '../facts/schema';
import {formatPeriod, type Notice} from './notices';

/** Octets that a line may have, without its line break (RFC 5545, 3.1). */
const lineOctets = 75;

/** Folds a line without cutting a character of several octets. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    // A continued line begins with a space, which counts.
    if (octets + size > lineOctets) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
const utc = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');
const dateOnly = (isoDay: string): string => isoDay.replaceAll('-', '');
const dayAfter = (isoDay: string): string =>
  new Date(Date.parse(isoDay) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

interface Entry {
  readonly uid: string;
  readonly times: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

/** A calendar holds at least one component (RFC 5545, 3.6); with no date to tell, a time zone is one. */
const emptyCalendar: readonly string[] = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Maintenance only: an incident is no appointment. */
const ofNotice = (notice: Notice, {operator}: Provider): Entry => ({
  uid: notice.id,
  times: [`DTSTART:${utc(new Date(notice.from))}`, ...(notice.to ? [`DTEND:${utc(new Date(notice.to))}`] : [])],
  summary: notice.title,
  description: `${notice.text} (${formatPeriod(notice)})`,
  url: operator.siteUrl,
});

/** The days on which a service that runs out changes. */
function ofService(id: string, {title, docs, lifecycle}: Provider['services'][string], siteUrl: string): Entry[] {
  const days: [string, string | undefined, string][] = [
    ['readonly', lifecycle.readOnly, `${title}: ab heute nur noch lesbar`],
    ['off', lifecycle.off, `${title} wird abgeschaltet`],
    ['deleted', lifecycle.dataDeleted, `${title}: Die Daten werden gelöscht`],
  ];
  return days.flatMap(([what, day, summary]) =>
    day === undefined
      ? []
      : [
          {
            uid: `${id}-${what}`,
            times: [
              `DTSTART;VALUE=DATE:${dateOnly(day)}`,
              `DTEND;VALUE=DATE:${dateOnly(dayAfter(day))}`,
              'TRANSP:TRANSPARENT',
            ],
            summary,
            description: 'Sichere deine Daten rechtzeitig. Näheres steht auf der Seite des Dienstes.',
            url: new URL(docs, siteUrl).href,
          },
        ],
  );
}

/**
 * Calendar with maintenance windows and the days of services that run out, for programs that subscribe to it (RFC 5545).
 *
 * @param now - time of the build
 */
export function calendar(provider: Provider, notices: readonly Notice[], now: Date): string {
  const {operator, services} = provider;
  const entries = [
    ...notices.filter(({kind}) => kind === 'maintenance').map((notice) => ofNotice(notice, provider)),
    ...Object.entries(services)
      .filter(([, {lifecycle}]) => lifecycle.phase === 'retiring' || lifecycle.phase === 'off')
      .flatMap(([id, service]) => ofService(id, service, operator.siteUrl)),
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${operator.domain}//docusaurus-hosting//DE`,
    `X-WR-CALNAME:${escapeText(`${operator.name}: Wartungen und Abschaltungen`)}`,
    // How often programs should look (RFC 7986, 5.7).
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...entries.flatMap(({uid, times, summary, description, url}) => [
      'BEGIN:VEVENT',
      `UID:${uid}@${operator.domain}`,
      `DTSTAMP:${utc(now)}`,
      ...times,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `URL:${url}`,
      'END:VEVENT',
    ]),
    ...(entries.length === 0 ? emptyCalendar : []),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
