import type {UserThemeConfig as ThemeConfig} from '@docusaurus/theme-common';

type Bar = NonNullable<ThemeConfig['announcementBar']>;

/**
 * The bar above the navbar, the first of these; none without one. Change `id` with the text: a closable bar that a visitor has closed
 * comes back only under a new id. Make it closable and its two keys belong on the privacy page:
 * `docusaurus.announcement.id`, `docusaurus.announcement.dismiss`.
 */
const bars: readonly Bar[] = [
  {
    // The text is the specification's example; the page behind its link names what is still to be written.
    id: 'im-aufbau-1',
    content: '<a href="/hier-wird-gerade-etwas-umgebaut">Im Aufbau</a>: Einige Seiten sind noch recht leer.',
    isCloseable: false,
  },
];

/** What `src/theme/AnnouncementBar` finds in the theme's configuration. */
export interface AnnouncementConfig {
  /** Upstream's key: the theme writes id and state of such a bar to local storage on the first visit. */
  readonly announcementBar?: Bar;
  /** A bar that nobody can close: nothing is stored, since nothing needs to be (§ 25 TDDDG). */
  readonly fixedBar?: Bar | undefined;
}

const configOf = (bar: Bar | undefined): AnnouncementConfig =>
  bar?.isCloseable ? {announcementBar: bar} : {fixedBar: bar};

export const announcementConfig = configOf(bars[0]);
