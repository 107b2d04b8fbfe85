import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {ChunkNames, LoadContext} from '@docusaurus/types';
import {manifestId, type ManifestRoute, type RouteManifest} from './routeManifest';

/** A route as `.docusaurus/routes.js` makes it. */
interface Route {
  readonly path: string;
  readonly component: {
    /** Missing where the route has no chunks, as the one for unknown addresses. */
    readonly hash?: string;
    /** The route's path, decoded and without a trailing slash. */
    readonly address: string;
  };
  readonly routes?: readonly Route[];
}

const withoutSlash = (address: string): string => address.replace(/(?!^)\/$/, '');

/** @throws Error when Docusaurus writes the file in another way than this function reads */
export function readRoutes(source: string): readonly Route[] {
  const context = {
    routes: [],
    ComponentCreator: (route: string, hash?: string): Route['component'] => ({
      hash,
      address: withoutSlash(decodeURI(route)),
    }),
  };
  try {
    vm.runInNewContext(source.replace(/^import .*$/gm, '').replace('export default', 'routes ='), context);
  } catch (cause) {
    throw new Error(
      'fast-pages: .docusaurus/routes.js is written differently now; see routes/addRouteManifests.ts of docusaurus-plugin-fast-pages.',
      {cause},
    );
  }
  return context.routes;
}

/** The route of a page with its parents; and that there is a home page, which breadcrumbs begin with. */
function routesOf(routes: readonly Route[], page: string, home: string): ManifestRoute[] {
  return routes.flatMap(({component: {hash, address}, routes: children, ...route}, index): ManifestRoute[] => {
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
  Object.fromEntries(names.map((name) => [name, from[name] as Value]));

/** What Docusaurus and the bundler write down of all pages. */
export interface RouteTable extends Omit<RouteManifest, 'routes'> {
  readonly routes: readonly Route[];
}

/**
 * The manifest of a page; nothing if it has no route of its own, as the page for unknown addresses.
 *
 * @param page - its address, decoded and without a trailing slash
 * @param home - that of the home page
 */
export function routeManifest(table: RouteTable, page: string, home: string): RouteManifest | undefined {
  const routes = routesOf(table.routes, page, home);
  const names = namesOf(routes);
  const chunkNames = only(table.chunkNames, names);
  return names.length > 0 ? {routes, chunkNames, loaders: only(table.loaders, chunkNamesIn(chunkNames))} : undefined;
}

/** Appends a page's manifest to its body. @param file - of the page in the build, e.g. `services/konto.html` */
export function addRouteManifest(html: string, table: RouteTable, file: string, baseUrl: string): string {
  const address = `${baseUrl}${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  const manifest = routeManifest(table, withoutSlash(address), withoutSlash(baseUrl));
  if (!manifest) return html;
  // What a page says may look like its end, too, but not behind it.
  const end = html.lastIndexOf('</body>');
  const data = JSON.stringify(manifest).replaceAll('<', '\\u003c');
  return `${html.slice(0, end)}<script type="application/json" id="${manifestId}">${data}</script>${html.slice(end)}`;
}

/**
 * Adds each page's route manifest to a finished build.
 *
 * Synchronous on purpose: plugins' `postBuild` hooks run side by side, and others may change the same files.
 */
export function addRouteManifests(
  {outDir, generatedFilesDir, baseUrl}: LoadContext,
  loaders: RouteTable['loaders'],
): void {
  const textOf = (file: string): string => readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const chunkNames = JSON.parse(textOf('routesChunkNames.json')) as RouteTable['chunkNames'];
  const table = {routes: readRoutes(textOf('routes.js')), chunkNames, loaders};
  for (const name of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(outDir, name);
    writeFileSync(file, addRouteManifest(readFileSync(file, 'utf8'), table, name.split(path.sep).join('/'), baseUrl));
  }
}
