import {expect, it, vi} from 'vitest';
import {formatDay} from './intlUtils';

vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({})}));

const days = Array.from({length: 24}, (_, month) => new Date(Date.UTC(2024, month, 1 + month)));

it.each([
  ['de', 'long'],
  ['de', 'short'],
  ['en', 'long'],
  ['en', 'short'],
] as const)('formats days like Intl.DateTimeFormat does: %s, %s', (locale, month) => {
  const options = {day: 'numeric', month, timeZone: 'UTC'} as const;
  const withYear = new Intl.DateTimeFormat(locale, {...options, year: 'numeric'});
  const withoutYear = new Intl.DateTimeFormat(locale, options);
  for (const day of days) {
    expect(formatDay(locale, day, month, true)).toBe(withYear.format(day));
    expect(formatDay(locale, day, month, false)).toBe(withoutYear.format(day));
  }
});
