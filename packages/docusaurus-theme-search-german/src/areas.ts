import type {AllContent} from '@docusaurus/types';
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

/** A plugin of its own is called by its id, and one without by the word for its kind. */
const areaOfPlugin = (kind: SearchArea['kind'], pluginId: string): SearchArea =>
  pluginId === 'default' ? {id: kind, kind, pluginId} : {id: pluginId, kind, pluginId, label: pluginId};

function docsArea(pluginId: string, {loadedVersions}: LoadedContent): SearchArea {
  const last = loadedVersions.find(({isLast}) => isLast);
  return {...areaOfPlugin('docs', pluginId), path: last?.path, versionClass: last?.className};
}

/**
 * The areas of a site, from its content plugins.
 *
 * @throws Error when a label is for an area that the site does not have
 */
export function siteAreas(
  allContent: AllContent,
  {indexDocs, indexBlog, indexPages, areaLabels}: CheckedOptions,
): SearchArea[] {
  const contentOf = (kind: string) => Object.entries(allContent[`docusaurus-plugin-content-${kind}`] ?? {});
  const areas = [
    ...(indexDocs ? contentOf('docs') : []).map(([id, content]) => docsArea(id, content as LoadedContent)),
    ...(indexBlog ? contentOf('blog') : []).map(([id]) => areaOfPlugin('blog', id)),
    ...(indexPages ? [areaOfPlugin('pages', 'default')] : []),
  ];
  const unknown = Object.keys(areaLabels).filter((id) => areas.every((area) => area.id !== id));
  if (unknown.length > 0) {
    const known = areas.map(({id}) => id).join(', ');
    throw new Error(`areaLabels: the site has no area ${unknown.join(', ')}; it has ${known}`);
  }
  return areas.map((area): SearchArea => ({...area, label: areaLabels[area.id] ?? area.label}));
}

/** The area that a page belongs to, if any. */
export const areaOf = (areas: readonly SearchArea[], page: PageOrigin): SearchArea | undefined =>
  areas.find(
    ({kind, pluginId, versionClass}) =>
      kind === page.kind &&
      pluginId === page.pluginId &&
      (versionClass === undefined || page.classes.includes(versionClass)),
  );
