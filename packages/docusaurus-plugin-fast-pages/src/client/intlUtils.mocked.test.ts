import {expect, it, vi} from 'vitest';
import {formatDay} from './intlUtils';

vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({})}));

const days = Array.from({length: 24}, (_, month) => new Date(Date.UTC(2024, month, 1 + month)));

it.each(['long', 'short'] as const)('formats German days like Intl.DateTimeFormat does: %s', (month) => {
  const options = {day: 'numeric', month, timeZone: 'UTC'} as const;
  const withYear = new Intl.DateTimeFormat('de', {...options, year: 'numeric'});
  const withoutYear = new Intl.DateTimeFormat('de', options);
  for (const day of days) {
    expect(formatDay(day, month, true)).toBe(withYear.format(day));
    expect(formatDay(day, month, false)).toBe(withoutYear.format(day));
  }
});
