import {expect, it} from 'vitest';
import {germanDay} from './germanDay';

const days = Array.from({length: 12}, (_, month) => new Date(Date.UTC(2026, month, month + 1, 23, 59)));
const long = {calendar: 'gregory', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'} as const;

it('writes days as German readers do', () => {
  const reference = new Intl.DateTimeFormat('de', long);
  expect(days.map(germanDay)).toEqual(days.map((day) => reference.format(day)));
});
