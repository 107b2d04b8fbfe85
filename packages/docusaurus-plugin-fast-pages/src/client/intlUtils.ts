// In place of `theme-common/lib/utils/IntlUtils.js`: the first `Intl.DateTimeFormat` of a page takes 24 ms and more, four times that
// on Lighthouse's phone, on every page of the blog. German days need none. No upstream issue known.
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const months = {
  long: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
  short: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
};

type MonthStyle = keyof typeof months;

/** Whether these are the options that the blog's components format days with. */
const isDay = ({day, month, timeZone, year = 'numeric', calendar = 'gregory', ...others}: Intl.DateTimeFormatOptions) =>
  [day, timeZone, year, calendar].join() === 'numeric,UTC,numeric,gregory' &&
  (month === 'long' || month === 'short') &&
  Object.keys(others).length === 0;

/** A day in UTC as `Intl.DateTimeFormat` (ECMA-402) formats it in German, e.g. `1. Dezember 2026`. */
export const formatDay = (date: Date, style: MonthStyle, withYear: boolean): string =>
  `${date.getUTCDate()}. ${months[style][date.getUTCMonth()] ?? ''}${withYear ? ` ${date.getUTCFullYear()}` : ''}`;

/** As upstream's; formats German days itself, and leaves everything else to `Intl.DateTimeFormat`. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): {format(date: Date): string} {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const allOptions = {calendar: localeConfigs[currentLocale]?.calendar, ...options};
  return currentLocale === 'de' && isDay(allOptions)
    ? {format: (date) => formatDay(date, options.month as MonthStyle, options.year !== undefined)}
    : new Intl.DateTimeFormat(currentLocale, allOptions);
}
