import ICAL from 'ical.js';
import {describe, expect, it} from 'vitest';
import {site} from '../../fixtures';
import {facts} from '../../fixtures/facts';
import {calendar} from './calendar';
import {publishedSite} from '../cli/publish';
import {hostingServer} from '../publish/serverDefinition';
import {feedItem, forFeeds} from './index';
import {checkNotices, type Notice} from './check';
import {currentNotices, formatPeriod, pastIncidents} from './notices';

const mail: Notice = {
  id: 'mail-umzug',
  kind: 'maintenance',
  from: '2026-12-01T21:00:00+01:00',
  to: '2026-12-01T23:00:00+01:00',
  services: ['e-mail'],
  title: 'Umzug der Postfächer',
  text: 'Währenddessen kommst du nicht an deine E-Mails; verloren geht nichts, weil Server es später noch einmal versuchen.',
};
const incident: Notice = {
  ...mail,
  id: 'stoerung',
  kind: 'incident',
  from: '2026-11-30T09:00:00+01:00',
  to: undefined,
  title: 'Störung',
};
const shown = (time: string): string[] => currentNotices([mail, incident], Date.parse(time)).map(({id}) => id);

describe('notices', () => {
  it('are shown from three days before until the end', () => {
    expect(shown('2026-11-27T08:59:59+01:00')).toEqual([]);
    expect(shown('2026-11-27T09:00:00+01:00')).toEqual(['stoerung']);
    expect(shown('2026-11-28T21:00:00+01:00')).toEqual(['stoerung', 'mail-umzug']);
    expect(shown('2026-12-01T22:59:59+01:00')).toEqual(['stoerung', 'mail-umzug']);
    expect(shown('2026-12-01T23:00:00+01:00')).toEqual(['stoerung']);
  });

  it('of incidents that are over are listed, the latest first', () => {
    const over = {
      ...incident,
      id: 'vorbei',
      to: '2026-11-30T10:00:00+01:00',
      changed: 'Es gibt eine zweite Festplatte.',
    };
    const earlier = {...over, id: 'frueher', from: '2026-10-30T09:00:00+01:00', to: '2026-10-30T10:00:00+01:00'};
    expect(pastIncidents([mail, incident, earlier, over])).toEqual([over, earlier]);
  });

  it('say when, in German time', () => {
    expect(formatPeriod(mail)).toBe('Dienstag, 1. Dezember 2026, 21:00 bis 23:00 Uhr');
    expect(formatPeriod({from: '2026-07-01T20:00:00Z', to: '2026-07-02T01:30:00Z'})).toBe(
      'Mittwoch, 1. Juli 2026, 22:00 Uhr bis Donnerstag, 2. Juli 2026, 03:30 Uhr',
    );
    expect(formatPeriod({from: '2026-12-01T08:40:00Z'})).toBe('seit Dienstag, 1. Dezember 2026, 09:40 Uhr');
  });

  it.each([
    [{...mail, to: undefined}, 'maintenance needs an end'],
    [{...mail, to: mail.from}, 'before it begins'],
    [{...mail, from: '2026-12-01'}, 'with their offset'],
    [{...mail, from: '2026-13-01T21:00:00+01:00'}, 'with their offset'],
    [{...mail, from: '2026-02-30T21:00:00+01:00'}, 'times that exist'],
    [{...mail, services: ['email']}, 'unknown service email; valid: e-mail, vpn'],
    [{...mail, title: ' '}, 'a title and a text'],
    [{...mail, id: 'Ümzug'}, 'small letters'],
  ])('that are wrong stop the build: %j', (notice, message) => {
    expect(() => checkNotices([notice], new Set(['e-mail', 'vpn']))).toThrow(message);
  });

  it('have names of their own', () => {
    expect(() => checkNotices([mail, mail], new Set(['e-mail']))).toThrow('another notice has this id');
    expect(() => checkNotices([mail, incident], new Set(['e-mail']))).not.toThrow();
  });
});

it('are published alone, without what has ended and without ends of services that nobody has announced', () => {
  const notices = [mail, incident].map((notice) => ({...notice, services: []}));
  const alone = publishedSite({...site, notices, root: '.', server: hostingServer(site)}).partialReleases?.notices;
  const at = (now: string): unknown => {
    const files = alone?.(new Date(now));
    expect([...(files?.keys() ?? [])]).toEqual(['/hinweise.json']);
    return JSON.parse(files?.get('/hinweise.json') ?? '');
  };
  expect(at('2026-11-21T12:00:00Z')).toEqual(JSON.parse(JSON.stringify(notices)));
  expect(at('2026-12-02T12:00:00Z')).toMatchObject([{id: 'stoerung'}]);
});

describe('in the feeds', () => {
  it('posts have no buttons', () => {
    const content = '<pre>a</pre><button type="button" class="x"><svg></svg>\n</button><p>b</p><button>c</button>';
    expect(forFeeds({title: 'x', content})).toEqual({title: 'x', content: '<pre>a</pre><p>b</p>'});
  });

  it('texts end no section of XML', () => {
    const [title, date] = [']]> a ]]> b', new Date()];
    expect(forFeeds({title, date})).toEqual({title: ']]&gt; a ]]&gt; b', date});
  });

  const on = (notice: Notice, now: string): string =>
    feedItem(notice, 'https://x.example', new Date(now)).date.toISOString();

  it('maintenance never has a date that is still to come, which readers would wait for', () => {
    expect(on(mail, '2026-11-20T12:00:00Z')).toBe('2026-11-20T12:00:00.000Z');
    expect(on(mail, '2026-11-30T12:00:00Z')).toBe('2026-11-28T20:00:00.000Z');
  });

  it('they say when and what', () => {
    expect(feedItem({...incident, text: 'A <b> & c'}, 'https://x.example', new Date()).content).toContain(
      'A &lt;b> &amp; c',
    );
    expect(feedItem(incident, 'https://x.example', new Date())).toMatchObject({
      link: 'https://x.example/#stoerung',
      title: 'Störung',
      date: new Date('2026-11-30T08:00:00Z'),
      content: expect.stringContaining('seit Montag, 30. November 2026, 09:00 Uhr: Währenddessen') as unknown,
    });
  });
});

describe('the calendar', () => {
  const text = calendar(facts, [mail, incident], new Date('2026-11-21T12:00:00Z'));
  const unfolded = text.replace(/\r\n /g, '');

  it('has lines of at most 75 octets that end in CRLF (RFC 5545, 3.1)', () => {
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of text.slice(0, -2).split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
    expect(text).toMatch(/\r\n /);
  });

  it('has the maintenance in UTC, with its text escaped, and no incident', () => {
    expect(unfolded).toContain(
      'DTSTART:20261201T200000Z\r\nDTEND:20261201T220000Z\r\nSUMMARY:Umzug der Postfächer\r\n',
    );
    expect(unfolded).toContain('E-Mails\\; verloren geht nichts\\, weil');
    expect(unfolded).not.toContain('Störung');
  });

  it('has the days on which services run out, as whole days', () => {
    const retiring = Object.values(facts.services).filter(({lifecycle}) => lifecycle.off);
    for (const {title, lifecycle} of retiring) {
      expect(unfolded).toContain(`SUMMARY:${title} wird abgeschaltet`);
      expect(unfolded).toContain(`DTSTART;VALUE=DATE:${lifecycle.off?.replaceAll('-', '')}`);
    }
    expect(retiring.length).toBeGreaterThan(0);
  });

  /** As calendar programs read it: ical.js is the parser of Thunderbird. */
  const read = (ics: string) => new ICAL.Component(ICAL.parse(ics) as unknown[]);

  it('has in every event what RFC 5545 asks for, each under a name of its own', () => {
    const events = read(text).getAllSubcomponents('vevent');
    expect(read(text).getFirstPropertyValue('version')).toBe('2.0');
    expect(String(read(text).getFirstPropertyValue('prodid'))).not.toBe('');
    for (const event of events) {
      for (const name of ['uid', 'dtstamp', 'dtstart', 'summary']) {
        expect(event.getAllProperties(name), name).toHaveLength(1);
      }
      const {startDate, endDate} = new ICAL.Event(event);
      expect(endDate.compare(startDate)).toBe(1);
      expect(endDate.isDate).toBe(startDate.isDate);
    }
    expect(new Set(events.map((event) => event.getFirstPropertyValue('uid'))).size).toBe(events.length);
    expect(events.length).toBeGreaterThan(1);
  });

  it('reads as it was written', () => {
    const [event] = read(text).getAllSubcomponents('vevent');
    const {summary, description, startDate} = new ICAL.Event(event);
    expect(summary).toBe(mail.title);
    expect(description).toBe(`${mail.text} (${formatPeriod(mail)})`);
    expect(startDate.toJSDate()).toEqual(new Date(mail.from));
  });

  it('is none that programs refuse when there is no date to tell', () => {
    const empty = calendar({...facts, services: {}}, [], new Date());
    expect(
      read(empty)
        .getAllSubcomponents()
        .map(({name}) => name),
    ).toEqual(['vtimezone']);
  });
});
