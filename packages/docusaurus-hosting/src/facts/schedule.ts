import {noBreakSpace} from './quantity';

const weekdayWords = {
  monday: 'montags',
  tuesday: 'dienstags',
  wednesday: 'mittwochs',
  thursday: 'donnerstags',
  friday: 'freitags',
  saturday: 'samstags',
  sunday: 'sonntags',
} as const;

export type Weekday = keyof typeof weekdayWords;
export const weekdays = Object.keys(weekdayWords) as Weekday[];

/** When something happens again and again, in local time: at an hour, or between two. Plain data. */
export interface Schedule {
  readonly every: 'day' | Weekday;
  /** Hour of the day, 0 to 23. */
  readonly from: number;
  /** Hour at which it ends, 1 to 24; without it, `from` is a moment. */
  readonly until?: number | undefined;
}

/** Every day at an hour, or between two. */
export const daily = (from: number, until?: number): Schedule => ({every: 'day', from, until});

/** Every week on a day at an hour, or between two. */
export const weekly = (every: Weekday, from: number, until?: number): Schedule => ({every, from, until});

export const isSchedule = (value: unknown): value is Schedule =>
  typeof value === 'object' && value !== null && 'every' in value && 'from' in value;

/** A schedule as visitors read it, fit for any sentence: `täglich um 3 Uhr`, `dienstags von 21 bis 23 Uhr`. */
export function formatSchedule({every, from, until}: Schedule): string {
  const day = every === 'day' ? 'täglich' : weekdayWords[every];
  const hours = until === undefined ? `um ${from}` : `von ${from} bis ${until}`;
  return `${day} ${hours}${noBreakSpace}Uhr`;
}
