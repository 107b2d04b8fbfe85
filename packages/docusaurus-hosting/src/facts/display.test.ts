import {expect, it} from 'vitest';
import {formatDay} from './display';

const days = Array.from({length: 12}, (_, month) => new Date(Date.UTC(2026, month, month + 1)));
const long = {calendar: 'gregory', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'} as const;

it('writes days as German readers do', () => {
  const reference = new Intl.DateTimeFormat('de', long);
  const written = days.map((day) => formatDay(day.toISOString().slice(0, 10)));
  expect(written).toEqual(days.map((day) => reference.format(day)));
});
