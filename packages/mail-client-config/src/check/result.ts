/** What a look at one record, file, server or certificate found. */
export type CheckResult = {
  /** What was looked at: name and type of a record, an address, or a server. */
  readonly subject: string;
  /** What is there, or why nobody looked. */
  readonly detail: string;
} & ({readonly state: 'right' | 'not tried'} | {readonly state: 'wrong'; readonly mend: string});

export const right = (subject: string, detail: string): CheckResult => ({state: 'right', subject, detail});

/** @param mend - what to do about it */
export const wrong = (subject: string, detail: string, mend: string): CheckResult => ({
  state: 'wrong',
  subject,
  detail,
  mend,
});

export const notTried = (subject: string, why: string): CheckResult => ({state: 'not tried', subject, detail: why});

/** Fewer days than these until something expires are a mistake: it is not renewed by itself. */
const enoughDays = 14;

/** What is to be said of something that holds until a time. */
export function expiry(subject: string, until: Date, now: Date, mend: string): CheckResult {
  const days = Math.floor((until.getTime() - now.getTime()) / (24 * 60 * 60 * 1000));
  if (Number.isNaN(days)) return wrong(subject, 'has no day of expiry', mend);
  if (days < 0) return wrong(subject, `has expired on ${until.toISOString().slice(0, 10)}`, mend);
  return days < enoughDays
    ? wrong(subject, `holds for only ${days} more days`, mend)
    : right(subject, `holds for ${days} more days`);
}
