import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {ChunkNames} from '@docusaurus/types';
import {notesId, type RouteNote, type RouteNotes} from './notes';
import {partsFile} from './parts';

/** A route as `.docusaurus/routes.js` makes it. */
interface Route {
  readonly path: string;
  /** The hash that tells its component. */
  readonly component: string;
  readonly routes?: readonly Route[];
  /** Where it is asked for: its path, decoded and without a slash at the end. */
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
    throw new Error('.docusaurus/routes.js is written differently now; see hydration/routes/routeNotes.ts.', {
      cause: error,
    });
  }
}

/** The route of a page with those around it; of the home page, which breadcrumbs begin with, that there is one. */
function notesOf(routes: readonly Route[], page: string, home: string): RouteNote[] {
  return routes.flatMap(({component: hash, routes: children, address, ...route}, index): RouteNote[] => {
    const note = {...route, key: String(index)};
    if (children) {
      const inside = notesOf(children, page, home);
      return inside.length > 0 ? [{...note, hash, routes: inside}] : [];
    }
    return address === page ? [{...note, hash}] : address === home ? [note] : [];
  });
}

/** Path and hash of each route that has parts. */
const namesOf = (routes: readonly RouteNote[]): string[] =>
  routes.flatMap(({path: address, hash, routes: children = []}) => [
    ...(hash === undefined ? [] : [`${address}-${hash}`]),
    ...namesOf(children),
  ]);

/** Names of parts, however deep they stand. */
const partNames = (names: ChunkNames | ChunkNames[] | string): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(partNames);

const only = <Value>(from: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> =>
  Object.fromEntries(names.flatMap((name) => (name in from ? [[name, from[name] as Value]] : [])));

/** What Docusaurus and the bundler have written down of all pages. */
export interface RouteTable {
  readonly routes: readonly Route[];
  readonly chunkNames: RouteNotes['chunkNames'];
  readonly parts: RouteNotes['parts'];
}

const holdsPage = (routes: readonly RouteNote[]): boolean =>
  routes.some(({hash, routes: children}) => (children ? holdsPage(children) : hash !== undefined));

/**
 * What a page says of its routes; nothing if it has none, as the page for unknown addresses.
 *
 * @param page - its address, decoded and without a slash at the end
 * @param home - that of the home page
 */
export function routeNotes(table: RouteTable, page: string, home: string): RouteNotes | undefined {
  const routes = notesOf(table.routes, page, home);
  const chunkNames = only(table.chunkNames, namesOf(routes));
  return holdsPage(routes) ? {routes, chunkNames, parts: only(table.parts, partNames(chunkNames))} : undefined;
}

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads what the build of the browser's code has left. Nothing if that was another theme's, without notes. */
export function readRouteTable(generatedFilesDir: string): RouteTable | undefined {
  const file = path.join(generatedFilesDir, partsFile);
  return existsSync(file)
    ? {
        routes: readRoutes(readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8')),
        chunkNames: jsonOf(path.join(generatedFilesDir, 'routesChunkNames.json')) as RouteTable['chunkNames'],
        parts: jsonOf(file) as RouteTable['parts'],
      }
    : undefined;
}

/**
 * Writes a page's own routes at its end, as data.
 *
 * @param file - of the page in the build, e.g. `services/konto.html`
 */
export function addRouteNotes(html: string, table: RouteTable, file: string, baseUrl: string): string {
  const address = `${baseUrl}${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
  const notes = routeNotes(table, withoutSlash(address), withoutSlash(baseUrl));
  if (!notes) {
    return html;
  }
  const data = JSON.stringify(notes).replaceAll('<', '\\u003c');
  return html.replace('</body>', () => `<script type="application/json" id="${notesId}">${data}</script></body>`);
}
