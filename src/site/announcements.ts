import {checkedAnnouncements} from 'docusaurus-hosting/site/announcements';

/**
 * What visitors should know for a while, below the bar of `announcementBar.ts`. Shown by the visitor's clock, so an
 * announcement can be published early and ends by itself, e.g.
 * `{id: 'speicher', text: 'Am Abend arbeiten wir am Speicher.', from: '2026-12-01T18:00+01:00', to: '2026-12-01T22:00+01:00'}`.
 */
export const announcements = checkedAnnouncements([]);
