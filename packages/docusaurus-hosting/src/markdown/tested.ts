import * as z from 'zod';
import {isoDate} from '../facts/schema';

export const testedSchema = z.strictObject({
  /** Name and version, e.g. `Thunderbird 140 ESR unter Debian 13`. */
  client: z.string().trim().min(1),
  /** ISO day. YAML gives a day without quotation marks as a Date. */
  date: z.preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), isoDate),
});

/** Front matter `tested`: somebody went through the page's steps with this client on this day. */
export type Tested = z.infer<typeof testedSchema>;

/** Whether a test is older than twelve months, so that somebody should repeat it. Both are ISO days. */
export function isOutdated({date}: Tested, today: string): boolean {
  const [year = 0, ...rest] = date.split('-');
  return [String(Number(year) + 1), ...rest].join('-') < today;
}
