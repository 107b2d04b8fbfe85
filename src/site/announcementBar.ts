import type {ThemeConfig} from '@docusaurus/preset-classic';

/**
 * The bar above the navbar. Change `id` with the text: a closable bar that a visitor has closed
 * comes back only under a new id.
 */
export const announcementBar: ThemeConfig['announcementBar'] = {
  id: 'im-aufbau-1',
  content:
    'Diese Website ist <a href="/hier-wird-gerade-etwas-umgebaut">im Aufbau</a>: Einige Seiten sind noch recht leer.',
  isCloseable: false,
};
