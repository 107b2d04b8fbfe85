import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A category of a sidebar, with all pages in it. */
export interface Category {
  readonly label: string;
  /** Route of its own page. */
  readonly route: string;
  /** Routes of its pages in the order of the sidebar, its own first. */
  readonly pages: readonly string[];
}

/** All categories of a docs area that have a page of their own and others below it. */
export function categoriesOf({loadedVersions}: LoadedContent): Category[] {
  return loadedVersions.flatMap(({docs, sidebars}) => {
    // Permalinks of folders' own pages end with a slash here, whatever the site's `trailingSlash` says.
    const routes = new Map(docs.map(({id, permalink}) => [id, decodeURI(permalink).replace(/(?<=.)\/$/, '')]));
    const routeOf = (id: string): string[] => [routes.get(id) ?? []].flat();
    const pagesOf = (item: SidebarItem): string[] => {
      if (item.type === 'doc' || item.type === 'ref') return routeOf(item.id);
      if (item.type !== 'category') return [];
      return [...(item.link?.type === 'doc' ? routeOf(item.link.id) : []), ...item.items.flatMap(pagesOf)];
    };
    const inside = (item: SidebarItem): Category[] => {
      if (item.type !== 'category') return [];
      const [route, ...others] = item.link?.type === 'doc' ? pagesOf(item) : [];
      const own = route && others.length > 0 ? [{label: item.label, route, pages: [route, ...others]}] : [];
      return [...own, ...item.items.flatMap(inside)];
    };
    return Object.values(sidebars).flat().flatMap(inside);
  });
}
