/** The part of a route that says which addresses it matches. */
export interface PathRoute {
  readonly path?: string;
  /** Its index among its siblings, by which React knows it. */
  readonly key?: string;
  readonly routes?: readonly PathRoute[];
}

/** Makes a path a pattern (path-to-regexp 1), which only the router can match. */
const pattern = /[:*?+()[\]{}\\]/;

/** The router ignores case and a trailing slash. */
function normalize(address: string): string {
  let decoded = address;
  try {
    decoded = address.includes('%') ? decodeURI(address) : address;
  } catch {
    // Not percent-encoded: compared as it is.
  }
  return decoded.toLowerCase().replace(/\/$/, '');
}

const mayMatch = (path: string | undefined, address: string): boolean =>
  path === undefined || pattern.test(path) || `${address}/`.startsWith(`${normalize(path)}/`);

/**
 * The routes that could match an address, in their order, with those of their children that could. React Router 5 compiles
 * an expression for every path that it compares, and renders an element for every route.
 *
 * @param routes - each with its `key`, since the index of the remaining ones changes
 */
export function candidateRoutes<Route extends PathRoute>(routes: readonly Route[], pathname: string): Route[] {
  const address = normalize(pathname);
  return routes
    .filter(({path}) => mayMatch(path, address))
    .map((route) => (route.routes ? {...route, routes: candidateRoutes(route.routes, pathname)} : route));
}
