// In place of `@generated/routes` in the browser.
import ComponentCreator from '@docusaurus/ComponentCreator';
import {matchPath} from '@docusaurus/router';
import type {ManifestRoute} from '../routes/routeManifest';
import {candidateRoutes} from './candidateRoutes';
import chunkNames from './initialChunkNames';
import registry, {manifest} from './initialRegistry';

/** A route for React Router; one without a component is only known to exist. */
interface Route {
  readonly path: string;
  key?: string;
  component?: ReturnType<typeof ComponentCreator>;
  readonly routes?: readonly Route[];
}

const routeOf = ({hash, routes: children, ...route}: ManifestRoute): Route => ({
  ...route,
  ...(hash && {component: ComponentCreator(route.path, hash)}),
  ...(children && {routes: children.map(routeOf)}),
});

/** The routes of the page that was opened; once they are loaded, those of all pages, in the same array. */
const routes: Route[] = manifest.routes.map(routeOf);

export default routes;

/** Address → its routes: React needs the same array for the same address. */
const candidates = new Map<string, Route[]>();

/** The routes that could match an address. */
export function candidatesOf(pathname: string): Route[] {
  const known = candidates.get(pathname) ?? candidateRoutes(routes, pathname);
  candidates.set(pathname, known);
  return known;
}

const pagesOf = (all: readonly Route[]): Route[] =>
  all.flatMap((route) => (route.routes ? pagesOf(route.routes) : route.component ? [route] : []));

const isKnown = (pathname: string): boolean =>
  pagesOf(candidatesOf(pathname)).some(({path}) =>
    [pathname, decodeURI(pathname)].some((address) => matchPath(address, {path, exact: true})),
  );

/** Gives each route its index among its siblings as its key, which it keeps when some of them are left out. */
function addKeys(all: readonly Route[]): void {
  for (const [index, route] of all.entries()) {
    route.key = String(index);
    addKeys(route.routes ?? []);
  }
}

/** Components keep their identity, or React would mount the current page again. */
function keepComponents(known: readonly Route[], all: readonly Route[]): void {
  for (const {key, component, routes: children = []} of known) {
    const same = all[Number(key)];
    if (same && component) {
      same.component = component;
    }
    keepComponents(children, same?.routes ?? []);
  }
}

/** The registry comes first: routes look their chunks up when they are created. */
async function load(): Promise<void> {
  const {default: allLoaders} = await import(/* webpackChunkName: "route-table" */ '@generated/registry?whole');
  const {default: allNames} = await import(/* webpackChunkName: "route-table" */ '@generated/routesChunkNames?whole');
  Object.assign(registry, allLoaders);
  Object.assign(chunkNames, allNames);
  const {default: all} = await import(/* webpackChunkName: "route-table" */ '@generated/routes?whole');
  addKeys(all as Route[]);
  keepComponents(routes, all as Route[]);
  routes.splice(0, routes.length, ...(all as Route[]));
  candidates.clear();
}

let loading: Promise<void> | undefined;

/** Loads the routes of all pages, once. @throws ChunkLoadError; called again, it tries again */
export function loadAllRoutes(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Makes sure that the route of an address is known, if there is one. @throws ChunkLoadError */
export async function loadRoutesOf(pathname: string): Promise<void> {
  if (!isKnown(pathname)) {
    await loadAllRoutes();
  }
}
