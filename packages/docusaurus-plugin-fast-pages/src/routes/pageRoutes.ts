// Stands in place of `@generated/routes` in the browser.
import ComponentCreator from '@docusaurus/ComponentCreator';
import {matchPath} from '@docusaurus/router';
import {chunkNames, notes, registry} from './known';
import {near} from './near';
import type {RouteNote} from './notes';

/** A route for the router; one without a component is only known to exist. */
interface Route {
  readonly path: string;
  key?: string;
  component?: ReturnType<typeof ComponentCreator>;
  readonly routes?: readonly Route[];
}

const routeOf = ({hash, routes: children, ...route}: RouteNote): Route => ({
  ...route,
  ...(hash && {component: ComponentCreator(route.path, hash)}),
  ...(children && {routes: children.map(routeOf)}),
});

/** Of the page that was opened, until the table of all routes has come; then those of all pages, in the same array. */
export const routes: Route[] = notes.routes.map(routeOf);

/** Address → its routes, as they were found. */
const found = new Map<string, Route[]>();

/** Those of `routes` that could answer an address; the same ones for the same address, for React. */
export function routesNear(pathname: string): Route[] {
  const known = found.get(pathname) ?? near(routes, pathname);
  found.set(pathname, known);
  return known;
}

const pagesOf = (all: readonly Route[]): Route[] =>
  all.flatMap((route) => (route.routes ? pagesOf(route.routes) : route.component ? [route] : []));

const isKnown = (pathname: string): boolean =>
  pagesOf(routesNear(pathname)).some(({path}) =>
    [pathname, decodeURI(pathname)].some((address) => matchPath(address, {path, exact: true})),
  );

/** Each route knows its place, also among fewer. */
function addKeys(all: readonly Route[]): void {
  for (const [place, route] of all.entries()) {
    route.key = String(place);
    addKeys(route.routes ?? []);
  }
}

/** Components keep their identity, or React would make the page anew that it shows. */
function keepComponents(known: readonly Route[], all: readonly Route[]): void {
  for (const {key, component, routes: children = []} of known) {
    const same = all[Number(key)];
    if (same && component) {
      same.component = component;
    }
    keepComponents(children, same?.routes ?? []);
  }
}

/** The file of the table grows with the site. The parts come first in it: routes look theirs up when they are made. */
async function load(): Promise<void> {
  const {default: allParts} = await import(/* webpackChunkName: "route-table" */ '@generated/registry?whole');
  const {default: allNames} = await import(/* webpackChunkName: "route-table" */ '@generated/routesChunkNames?whole');
  Object.assign(registry, allParts);
  Object.assign(chunkNames, allNames);
  const {default: all} = await import(/* webpackChunkName: "route-table" */ '@generated/routes?whole');
  addKeys(all as Route[]);
  keepComponents(routes, all as Route[]);
  routes.splice(0, routes.length, ...(all as Route[]));
  found.clear();
}

let loading: Promise<void> | undefined;

/** Loads the table of all routes, once. @throws ChunkLoadError when it cannot be had; asked again, it tries again */
export function loadAllRoutes(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Resolves when the route of an address is in `routes`, if there is one. @throws ChunkLoadError as `loadAllRoutes` */
export async function routesFor(pathname: string): Promise<void> {
  if (!isKnown(pathname)) {
    await loadAllRoutes();
  }
}
