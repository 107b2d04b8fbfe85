const months = {
  long: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  short: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
} as const;

type MonthStyle = keyof typeof months;

/**
 * A day in UTC as German readers write it, `1. Dezember 2026`: as `Intl.DateTimeFormat` (ECMA-402) does, but a browser takes
 * longer to make its first format than to take over a page.
 */
export const germanDay = (date: Date, month: MonthStyle = 'long'): string =>
  `${date.getUTCDate()}. ${months[month][date.getUTCMonth()]} ${date.getUTCFullYear()}`;

const isMonthStyle = (month: string | undefined): month is MonthStyle => month !== undefined && month in months;

/** What `germanDay` does, in the words of `Intl`. */
const wholeDay = {calendar: 'gregory', day: 'numeric', year: 'numeric', timeZone: 'UTC'} as const;

/** As `new Intl.DateTimeFormat`, which it makes only for what `germanDay` does not write. */
export function dateTimeFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Pick<Intl.DateTimeFormat, 'format'> {
  const {month, ...others} = options;
  const isWholeDay = Object.keys({...others, ...wholeDay}).every(
    (name) => others[name as keyof typeof wholeDay] === wholeDay[name as keyof typeof wholeDay],
  );
  return locale === 'de' && isWholeDay && isMonthStyle(month)
    ? {format: (date) => germanDay(new Date(date ?? NaN), month)}
    : new Intl.DateTimeFormat(locale, options);
}
