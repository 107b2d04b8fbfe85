import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {Announcement} from 'docusaurus-hosting/site/announcements';

type Bar = NonNullable<ThemeConfig['announcementBar']>;

/**
 * The bar above the navbar. Change `id` with the text: a closable bar that a visitor has closed
 * comes back only under a new id. Make it closable and its two keys belong on the privacy page:
 * `docusaurus.announcement.id`, `docusaurus.announcement.dismiss`.
 */
const bar: Bar = {
  id: 'im-aufbau-1',
  content:
    'Diese Website ist <a href="/hier-wird-gerade-etwas-umgebaut">im Aufbau</a>: Einige Seiten sind noch recht leer.',
  isCloseable: false,
};

/** What `src/theme/AnnouncementBar` finds in the theme's configuration. */
export interface AnnouncementBarConfig {
  /** Upstream's key: the theme writes id and state of such a bar to local storage on the first visit. */
  readonly announcementBar?: Bar;
  /** A bar that nobody can close: nothing is stored, since nothing needs to be (§ 25 TDDDG). */
  readonly fixedBar?: Bar;
  /** What stands below it for a while (announcements.ts). */
  readonly announcements?: readonly Announcement[];
}

export const announcementBarConfig: AnnouncementBarConfig = bar.isCloseable ? {announcementBar: bar} : {fixedBar: bar};
