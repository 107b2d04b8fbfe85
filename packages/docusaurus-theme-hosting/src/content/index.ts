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

/** Beside what this package does to Markdown. */
interface OwnSteps {
  /** Rehype plugins of a site, e.g. one that highlights code. */
  readonly rehypePlugins?: readonly RehypePlugin[];
}

/** Options for the plugins of an area's kind. @throws Error for an area that the site does not have */
function optionsOf({areas, facts, editUrl}: Site, id: string, own: readonly RehypePlugin[]) {
  const area = areaById(areas, id);
  const notOffered = filesNotOffered(contentFiles([area], process.cwd()), facts);
  return {
    path: area.folder,
    routeBasePath: area.basePath === '/' ? '/' : area.basePath.slice(1),
    exclude: [...GlobExcludeDefault, ...notOffered.map(({file}) => path.relative(area.folder, file))],
    showLastUpdateAuthor: true,
    showLastUpdateTime: true,
    beforeDefaultRemarkPlugins: [remarkPictures],
    rehypePlugins: [...rehypePlugins, ...own],
    editUrl,
  };
}

/**
 * Configures the content of a site. Pages of services that are not offered do not exist.
 *
 * @returns `contentOptions(id)`: what the plugins for docs, blog and pages have in common for an area (folder, route, links to
 * the editor, last changes); `docsArea(id)`: the plugin for a docs area with its own `_sidebar.ts` and `tags.yml`. Both throw
 * for an area that the site does not have.
 */
export function contentOf(site: Site, {rehypePlugins: own = []}: OwnSteps = {}) {
  const contentOptions = (id: string) => optionsOf(site, id, own);
  const docsArea = (id: string): PluginConfig => {
    const content = contentOptions(id);
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
  };
  return {contentOptions, docsArea};
}
