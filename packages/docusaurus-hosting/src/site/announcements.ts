/** Something that visitors should know for a while, e.g. planned work. */
export interface Announcement {
  /** Differs from every other. */
  readonly id: string;
  /** One or two sentences. */
  readonly text: string;
  readonly link?: {readonly label: string; readonly to: string};
  /** First moment at which it is shown, ISO 8601 with a time zone: `2026-12-01T18:00+01:00`. */
  readonly from: string;
  /** First moment at which it is not shown any more. */
  readonly to: string;
}

const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * Checks announcements when the site is configured.
 *
 * @throws Error that names every announcement whose times are none or out of order, and ids that occur twice.
 */
export function checkedAnnouncements(announcements: readonly Announcement[]): readonly Announcement[] {
  const ids = announcements.map(({id}) => id);
  const problems = announcements.flatMap(({id, from, to}, index) => [
    ...[from, to]
      .filter((time) => !withZone.test(time) || Number.isNaN(Date.parse(time)))
      .map((time) => `"${id}": "${time}" is no time; write it like 2026-12-01T18:00+01:00`),
    ...(Date.parse(to) <= Date.parse(from) ? [`"${id}": ends (${to}) before it begins (${from})`] : []),
    ...(ids.indexOf(id) < index ? [`"${id}": another announcement has the same id`] : []),
  ]);
  if (problems.length > 0) {
    throw new Error(`Wrong announcements in src/site/:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
  return announcements;
}

/** The announcements of a moment, in their order. */
export const announcementsAt = (announcements: readonly Announcement[], now: number): readonly Announcement[] =>
  announcements.filter(({from, to}) => Date.parse(from) <= now && now < Date.parse(to));
