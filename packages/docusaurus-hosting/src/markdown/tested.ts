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

/**
 * Reads the front matter field `tested`.
 *
 * @param value - as YAML gives it
 * @param today - ISO day; a test cannot lie in the future
 * @throws Error that says what is wrong and what would be right.
 */
export function readTested(value: unknown, today: string): Tested {
  const {data} = testedSchema.safeParse(value);
  if (!data) {
    throw new Error('"tested" must look like {client: Thunderbird 140, date: 2026-11-20} and nothing else');
  }
  if (data.date > today) {
    throw new Error(`"tested" says ${data.date}, which is in the future`);
  }
  return data;
}

/** Whether a test is older than twelve months, so that somebody should repeat it. Both are ISO days. */
export function isOutdated(tested: Tested, today: string): boolean {
  const [year = 0, month = 1, day = 1] = tested.date.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10) < today;
}
