/** Front matter `tested`: somebody went through the page's steps with this client on this day. */
export interface Tested {
  /** Name and version, e.g. `Thunderbird 140 ESR unter Debian 13`. */
  readonly client: string;
  /** ISO day. */
  readonly date: string;
}

const isoDay = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/**
 * Reads the front matter field `tested`.
 *
 * @param value - as YAML gives it; a day without quotation marks arrives as a Date
 * @param today - ISO day; a test cannot lie in the future
 * @throws Error that says what is wrong and what would be right.
 */
export function readTested(value: unknown, today: string): Tested {
  const {client, date, ...rest} = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const day = date instanceof Date ? date.toISOString().slice(0, 10) : date;
  if (typeof client !== 'string' || client.trim() === '' || typeof day !== 'string' || !isoDay.test(day) || Object.keys(rest).length > 0) {
    throw new Error('"tested" must look like {client: Thunderbird 140, date: 2026-11-20} and nothing else');
  }
  if (day > today) {
    throw new Error(`"tested" says ${day}, which is in the future`);
  }
  return {client, date: day};
}

/** Whether a test is older than twelve months, so that somebody should repeat it. Both are ISO days. */
export function isOutdated(tested: Tested, today: string): boolean {
  const [year = 0, month = 1, day = 1] = tested.date.split('-').map(Number);
  return new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10) < today;
}
