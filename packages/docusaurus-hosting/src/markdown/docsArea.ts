import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import type {Area} from '../site/areas';
import type {Provider} from '../facts/schema';
import {excludedFiles} from './excludedFiles';
import {rehypePlugins} from './rehypePlugins';
import {remarkPictures} from '../pictures/remarkPictures';

export interface DocsAreaOptions {
  readonly provider: Provider;
  /** Address to which Docusaurus appends a file's path for „Diese Seite bearbeiten“. */
  readonly editUrl: string;
}

/**
 * Configures a docs area: pages in its folder, its own `_sidebar.ts` and `tags.yml`. Areas differ in nothing but their
 * data. Pages of services that are not offered do not exist.
 */
export function docsArea(area: Area, {provider, editUrl}: DocsAreaOptions): PluginConfig {
  const {id, folder, basePath} = area;
  return [
    '@docusaurus/plugin-content-docs',
    {
      id,
      path: folder,
      routeBasePath: basePath.slice(1),
      sidebarPath: `./${folder}/_sidebar.ts`,
      exclude: excludedFiles(area, provider),
      sidebarCollapsible: true,
      showLastUpdateAuthor: true,
      showLastUpdateTime: true,
      onInlineTags: 'throw',
      tags: 'tags.yml',
      beforeDefaultRemarkPlugins: [remarkPictures],
      rehypePlugins,
      editUrl,
      versions: {current: {label: 'aktuell'}},
    } satisfies Options,
  ];
}
