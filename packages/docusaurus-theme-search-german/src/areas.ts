import type {NavbarItem} from '@docusaurus/theme-common';
import type {AllContent} from '@docusaurus/types';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PageOrigin} from './index/extract';
import type {CheckedOptions} from './options';

/** A part of the site that results can be limited to: the pages of a content plugin. */
export interface SearchArea {
  /** Name in addresses. */
  readonly id: string;
  readonly kind: 'docs' | 'blog' | 'pages';
  readonly pluginId: string;
  /** What visitors read; a word for the kind where it is missing. */
  readonly label?: string | undefined;
  /** Of docs: route with base URL, and class of the pages of the version that is searched. */
  readonly path?: string | undefined;
  readonly versionClass?: string | undefined;
}

/** What the navbar calls a docs plugin. */
const navbarLabel = (items: readonly NavbarItem[], pluginId: string): string | undefined =>
  items.find(({type, docsPluginId = 'default'}) => type?.startsWith('doc') && docsPluginId === pluginId)?.label;

function docsArea(pluginId: string, {loadedVersions}: LoadedContent, label: string | undefined): SearchArea {
  const last = loadedVersions.find(({isLast}) => isLast);
  const [id, fallback] = pluginId === 'default' ? ['docs', undefined] : [pluginId, pluginId];
  return {id, kind: 'docs', pluginId, label: label ?? fallback, path: last?.path, versionClass: last?.className};
}

/**
 * The areas of a site, from its content plugins.
 *
 * @param navbarItems - of the theme's configuration
 * @throws Error when a label is for an area that the site does not have
 */
export function siteAreas(
  allContent: AllContent,
  {indexDocs, indexBlog, indexPages, areaLabels}: CheckedOptions,
  navbarItems: readonly NavbarItem[] = [],
): SearchArea[] {
  const contentOf = (kind: string) => Object.entries(allContent[`docusaurus-plugin-content-${kind}`] ?? {});
  const areas = [
    ...(indexDocs ? contentOf('docs') : []).map(([id, content]) =>
      docsArea(id, content as LoadedContent, navbarLabel(navbarItems, id)),
    ),
    ...(indexBlog ? contentOf('blog') : []).map(([pluginId, content]): SearchArea => {
      const id = pluginId === 'default' ? 'blog' : pluginId;
      return {id, kind: 'blog', pluginId, label: (content as BlogContent).blogTitle};
    }),
    ...(indexPages ? [{id: 'pages', kind: 'pages', pluginId: 'default'} as const] : []),
  ];
  const order = Object.keys(areaLabels);
  const unknown = order.filter((id) => areas.every((area) => area.id !== id));
  if (unknown.length > 0) {
    const known = areas.map(({id}) => id).join(', ');
    throw new Error(`areaLabels: the site has no area ${unknown.join(', ')}; it has ${known}`);
  }
  const place = ({id}: SearchArea): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return areas.map((area) => ({...area, label: areaLabels[area.id] ?? area.label})).sort((a, b) => place(a) - place(b));
}

/** The area that a page belongs to, if any. */
export const areaOf = (areas: readonly SearchArea[], page: PageOrigin): SearchArea | undefined =>
  areas.find(
    ({kind, pluginId, versionClass}) =>
      kind === page.kind &&
      pluginId === page.pluginId &&
      (versionClass === undefined || page.classes.includes(versionClass)),
  );
