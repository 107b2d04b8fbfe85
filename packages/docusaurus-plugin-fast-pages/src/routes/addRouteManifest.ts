import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {ChunkNames} from '@docusaurus/types';
import {manifestId, type ManifestRoute, type RouteManifest} from './routeManifest';

/** A route as `.docusaurus/routes.js` makes it. */
interface Route {
  readonly path: string;
  /** The hash of its component. */
  readonly component: string;
  readonly routes?: readonly Route[];
  /** Its path, decoded and without a trailing slash. */
  readonly address: string;
}

const withoutSlash = (address: string): string => address.replace(/(?!^)\/$/, '');

const withAddresses = (routes: readonly Omit<Route, 'address'>[]): Route[] =>
  routes.map((route) => ({
    ...route,
    address: withoutSlash(decodeURI(route.path)),
    ...(route.routes && {routes: withAddresses(route.routes)}),
  }));

/** @throws Error when Docusaurus writes the file in another way than this function reads */
export function readRoutes(source: string): Route[] {
  const context: {routes?: Route[]; readonly ComponentCreator: (path: string, hash?: string) => string} = {
    ComponentCreator: (_path, hash = '') => hash,
  };
  try {
    vm.runInNewContext(source.replace(/^import .*$/gm, '').replace('export default', 'routes ='), context);
    return withAddresses(context.routes ?? []);
  } catch (error) {
    throw new Error(
      'fast-pages: .docusaurus/routes.js is written differently now; see routes/addRouteManifest.ts of docusaurus-plugin-fast-pages.',
      {
        cause: error,
      },
    );
  }
}

/** The route of a page with its parents; and that there is a home page, which breadcrumbs begin with. */
function routesOf(routes: readonly Route[], page: string, home: string): ManifestRoute[] {
  return routes.flatMap(({component: hash, routes: children, address, ...route}, index): ManifestRoute[] => {
    const entry = {...route, key: String(index)};
    if (children) {
      const inside = routesOf(children, page, home);
      return inside.length > 0 ? [{...entry, hash, routes: inside}] : [];
    }
    return address === page ? [{...entry, hash}] : address === home ? [entry] : [];
  });
}

/** Path and hash of each route that has chunks. */
const namesOf = (routes: readonly ManifestRoute[]): string[] =>
  routes.flatMap(({path: address, hash, routes: children = []}) => [
    ...(hash === undefined ? [] : [`${address}-${hash}`]),
    ...namesOf(children),
  ]);

/** Names of chunks at any depth. */
const chunkNamesIn = (names: ChunkNames | ChunkNames[] | string): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(chunkNamesIn);

const only = <Value>(from: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name] as Value]] : [])));

/** What Docusaurus and the bundler write down of all pages. */
export interface RouteTable {
  readonly routes: readonly Route[];
  readonly chunkNames: RouteManifest['chunkNames'];
  readonly loaders: RouteManifest['loaders'];
}

const holdsPage = (routes: readonly ManifestRoute[]): boolean =>
  routes.some(({hash, routes: children}) => (children ? holdsPage(children) : hash !== undefined));

/**
 * The manifest of a page; nothing if it has no route of its own, as the page for unknown addresses.
 *
 * @param page - its address, decoded and without a trailing slash
 * @param home - that of the home page
 */
export function routeManifest(table: RouteTable, page: string, home: string): RouteManifest | undefined {
  const routes = routesOf(table.routes, page, home);
  const chunkNames = only(table.chunkNames, namesOf(routes));
  return holdsPage(routes) ? {routes, chunkNames, loaders: only(table.loaders, chunkNamesIn(chunkNames))} : undefined;
}

/** Adds to the chunks' loaders what Docusaurus has generated. */
export function readRouteTable(generatedFilesDir: string, loaders: RouteTable['loaders']): RouteTable {
  const textOf = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const chunkNames = JSON.parse(textOf('routesChunkNames.json')) as RouteTable['chunkNames'];
  return {routes: readRoutes(textOf('routes.js')), chunkNames, loaders};
}

/**
 * Appends a page's manifest to its body.
 *
 * @param file - of the page in the build, e.g. `services/konto.html`
 */
export function addRouteManifest(html: string, table: RouteTable, file: string, baseUrl: string): string {
  const address = `${baseUrl}${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  const manifest = routeManifest(table, withoutSlash(address), withoutSlash(baseUrl));
  // What a page says may look like its end, too, but not behind it.
  const end = html.lastIndexOf('</body>');
  if (!manifest || end < 0) return html;
  const data = JSON.stringify(manifest).replaceAll('<', '\\u003c');
  return `${html.slice(0, end)}<script type="application/json" id="${manifestId}">${data}</script>${html.slice(end)}`;
}
