import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {editUrl} from './editUrl';
import {rehypePlugins} from './rehypePlugins';

/** The documentation areas with the page that their navbar entry and their bare route lead to. */
export const docsAreas = {
  services: {label: 'Dienste', mainRoute: '/services/konto'},
  info: {label: 'Informationen', mainRoute: '/info/intro'},
} as const;

export type DocsAreaId = keyof typeof docsAreas;

/** Configures one docs area: pages in `docs-<id>/`, routes below `/<id>`. Areas differ in nothing but their id. */
export function docsArea(id: DocsAreaId): PluginConfig {
  return [
    '@docusaurus/plugin-content-docs',
    {
      id,
      path: `docs-${id}`,
      routeBasePath: id,
      sidebarPath: `./docs-${id}/_sidebar.ts`,
      sidebarCollapsible: true,
      showLastUpdateAuthor: true,
      showLastUpdateTime: true,
      onInlineTags: 'throw',
      tags: 'tags.yml',
      rehypePlugins,
      editUrl,
      versions: {current: {label: 'aktuell'}},
    } satisfies Options,
  ];
}
