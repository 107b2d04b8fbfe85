const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/**
 * A day in UTC as German readers write it, `1. Dezember 2026`: as `Intl.DateTimeFormat` (ECMA-402) does, but a browser takes
 * longer to make its first format than to take over a page.
 */
export const germanDay = (date: Date): string =>
  `${date.getUTCDate()}. ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
