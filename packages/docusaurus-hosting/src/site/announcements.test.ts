import {expect, it} from 'vitest';
import {announcementsAt, checkedAnnouncements, type Announcement} from './announcements';

const work: Announcement = {
  id: 'wartung',
  text: 'Wir arbeiten am Speicher.',
  from: '2026-12-01T18:00+01:00',
  to: '2026-12-01T22:00+01:00',
};
const later: Announcement = {...work, id: 'umzug', from: '2026-12-01T20:00Z', to: '2026-12-02T20:00Z'};

it.each([
  ['2026-12-01T16:59:59Z', []],
  ['2026-12-01T17:00:00Z', ['wartung']],
  ['2026-12-01T20:30:00Z', ['wartung', 'umzug']],
  ['2026-12-01T21:00:00Z', ['umzug']],
])('at %s visitors see %s', (now, ids) => {
  expect(announcementsAt([work, later], Date.parse(now)).map(({id}) => id)).toEqual(ids);
});

it.each([
  ['a day without a time', {...work, to: '2026-12-02'}, '"wartung": "2026-12-02" is no time'],
  ['a time without a zone', {...work, from: '2026-12-01T18:00'}, '"2026-12-01T18:00" is no time'],
  ['an end before the beginning', {...work, to: work.from}, 'ends (2026-12-01T18:00+01:00) before it begins'],
  ['an id that another has', later, '"umzug": another announcement has the same id'],
])('%s stops the build', (_, wrong, message) => {
  expect(() => checkedAnnouncements([later, wrong])).toThrow(message);
});
