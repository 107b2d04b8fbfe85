import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import type {PluginConfig} from '@docusaurus/types';
import {GlobExcludeDefault} from '@docusaurus/utils';
import {areaById, type Site} from 'docusaurus-hosting';
import {contentFiles, filesNotOffered} from 'docusaurus-hosting/theme';
import {remarkPictures} from '../pictures/remarkPictures';
import {importComponents} from './importComponents';
import {stackableTables} from './stackableTables';
import {tableCaptions} from './tableCaptions';
import {wholeWords} from './wholeWords';

/** What happens to the HTML of every Markdown file: docs, posts and pages alike. */
export const rehypePlugins = [tableCaptions, stackableTables, wholeWords, importComponents];

/** A rehype plugin of the site; what it gets is its own matter. */
type RehypePlugin = () => (tree: never) => void;

/**
 * The options that the plugins for docs, blog and pages have in common: folder, route, links to the editor, last changes.
 * Pages of services that are not offered do not exist.
 *
 * @param id - of the area
 * @param ownPlugins - rehype plugins beside this package's, e.g. one that highlights code
 * @throws Error for an area that the site does not have
 */
export function contentOptions({areas, facts, editUrl}: Site, id: string, ownPlugins: readonly RehypePlugin[] = []) {
  const area = areaById(areas, id);
  const notOffered = filesNotOffered(contentFiles([area], process.cwd()), facts);
  return {
    path: area.folder,
    routeBasePath: area.basePath === '/' ? '/' : area.basePath.slice(1),
    exclude: [...GlobExcludeDefault, ...notOffered.map(({file}) => path.relative(area.folder, file))],
    showLastUpdateAuthor: true,
    showLastUpdateTime: true,
    beforeDefaultRemarkPlugins: [remarkPictures],
    rehypePlugins: [...rehypePlugins, ...ownPlugins],
    editUrl,
  };
}

/**
 * Configures a docs area with its own `_sidebar.ts` and `tags.yml`. Areas differ in nothing but their data.
 *
 * @param id - of the area, and of the plugin
 * @param ownPlugins - as in {@link contentOptions}
 */
export function docsArea(site: Site, id: string, ownPlugins: readonly RehypePlugin[] = []): PluginConfig {
  const content = contentOptions(site, id, ownPlugins);
  return [
    '@docusaurus/plugin-content-docs',
    {
      ...content,
      docTagDocListComponent: 'docusaurus-theme-hosting/pages/DocTagPage',
      id,
      sidebarPath: `./${content.path}/_sidebar.ts`,
      sidebarCollapsible: true,
      onInlineTags: 'throw',
      tags: 'tags.yml',
      versions: {current: {label: 'aktuell'}},
    } satisfies Options,
  ];
}
