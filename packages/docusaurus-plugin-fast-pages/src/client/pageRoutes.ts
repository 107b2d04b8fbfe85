// In place of `@generated/routes` in the browser. React Router 5, as in Docusaurus 3: Docusaurus 4 is to have version 8, without
// `react-router-config` (facebook/docusaurus#12201).
import ComponentCreator from '@docusaurus/ComponentCreator';
import {matchRoutes, type RouteConfig} from 'react-router-config';
import type {ManifestRoute} from '../routes/routeManifest';
import chunkNames from './initialChunkNames';
import registry, {manifest} from './initialRegistry';

/** A route for React Router, with the key by which React knows it; one without a component is only known to exist. */
interface Route extends Omit<ManifestRoute, 'hash' | 'routes'> {
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

/** An address as Docusaurus' router reads it; one that is decoded already may have a percent sign of its own. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname).trim();
  } catch {
    return pathname;
  }
}

/** The routes that an address matches, from the outermost: as it is, and decoded, since Docusaurus has routes of both forms. */
export const matchesOf = (pathname: string): RouteConfig[][] =>
  [...new Set([pathname, decoded(pathname)])].map((address) =>
    matchRoutes(routes as RouteConfig[], address).map(({route}) => route),
  );

/**
 * The address of the page that the router shows for an address that the server does not know, e.g. one in capitals; nothing
 * if they differ by a slash only, about which servers have their own rules.
 */
export function pageBehind(pathname: string): string | undefined {
  const {path} = matchesOf(pathname)
    .flat()
    .findLast(({exact}) => exact) ?? {path: undefined};
  const page = typeof path === 'string' ? path : pathname;
  const [here, ...forms] = [pathname, page, encodeURI(page)].map((address) => address.replace(/\/$/, ''));
  return forms.includes(here ?? '') ? undefined : page;
}

/** Components keep their identity, or React would mount the current page again. */
function keepComponents(known: readonly Route[], all: readonly Route[]): void {
  for (const {key, component, routes: children = []} of known) {
    const same = all[Number(key)];
    if (same && component) same.component = component;
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
  keepComponents(routes, all as Route[]);
  routes.splice(0, routes.length, ...(all as Route[]));
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
  const isKnown = matchesOf(pathname)
    .map((matches) => matches.at(-1))
    .some((last) => last?.component && !last.routes);
  if (!isKnown) await loadAllRoutes();
}
