/** What of a route says which addresses it answers. */
export interface PathRoute {
  readonly path?: string;
  /** Its place among its siblings, by which React knows it. */
  readonly key?: string;
  readonly routes?: readonly PathRoute[];
}

/** What makes a path a pattern (path-to-regexp 1): only the router knows what it answers. */
const pattern = /[:*?+()[\]{}\\]/;

/** An address as it is compared: the router takes no notice of capitals and of a slash at the end. */
function plain(address: string): string {
  let decoded = address;
  try {
    decoded = address.includes('%') ? decodeURI(address) : address;
  } catch {
    // No encoded text: compared as it stands.
  }
  return decoded.toLowerCase().replace(/\/$/, '');
}

const mayAnswer = (path: string | undefined, address: string): boolean =>
  path === undefined || pattern.test(path) || `${address}/`.startsWith(`${plain(path)}/`);

/**
 * Routes that could answer an address, in their order and with their children that could. The router makes an expression of every
 * path that it compares, and an element of every route: for all pages of a large site that holds up a phone longer than the page itself.
 *
 * @param routes - each with its `key`, or its place among those that are left would be taken for it
 */
export function near<Route extends PathRoute>(routes: readonly Route[], pathname: string): Route[] {
  const address = plain(pathname);
  return routes
    .filter(({path}) => mayAnswer(path, address))
    .map((route) => (route.routes ? {...route, routes: near(route.routes, pathname)} : route));
}
