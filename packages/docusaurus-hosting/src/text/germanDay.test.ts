import {describe, expect, it, vi} from 'vitest';
import {dateTimeFormat, germanDay} from './germanDay';

const days = Array.from({length: 12}, (_, month) => new Date(Date.UTC(2026, month, month + 1, 23, 59)));
const long = {calendar: 'gregory', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'} as const;

it.each(['long', 'short'] as const)('writes days with %s months as German readers do', (month) => {
  const reference = new Intl.DateTimeFormat('de', {...long, month});
  expect(days.map((day) => germanDay(day, month))).toEqual(days.map((day) => reference.format(day)));
});

describe('a format', () => {
  const day = new Date('2026-01-31T12:00:00Z');

  it('of a German day is made without Intl', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    expect(dateTimeFormat('de', long).format(day)).toBe('31. Januar 2026');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });

  it('of another language, or of less than a whole day, is that of Intl', () => {
    expect(dateTimeFormat('de-AT', long).format(day)).toBe('31. Jänner 2026');
    expect(dateTimeFormat('de', {...long, year: undefined}).format(day)).toBe('31. Januar');
    expect(dateTimeFormat('de', {...long, weekday: 'short'}).format(day)).toBe('Sa., 31. Januar 2026');
  });
});
