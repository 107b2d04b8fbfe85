// In place of Docusaurus' own module (core/lib/client/preload.js), which knows all routes at once.
import {manifest} from './initialRegistry';
import {loadRoutesOf, matchesOf, pageBehind} from './pageRoutes';

interface Preloadable {
  preload?(): Promise<unknown>;
}

/** Loads the chunks of a page. @throws ChunkLoadError */
export default async function preload(pathname: string): Promise<unknown> {
  await loadRoutesOf(pathname);
  const isUnknown = manifest.routes.length === 0 && document.documentElement.dataset.hasHydrated !== 'true';
  const page = isUnknown ? pageBehind(pathname) : undefined;
  if (page !== undefined) {
    // React cannot hydrate the page for unknown addresses as another one.
    window.location.replace(page + window.location.search + window.location.hash);
    await new Promise(() => undefined);
  }
  const components = matchesOf(pathname).flatMap((matches) => matches.map(({component}) => component as Preloadable));
  return Promise.all(components.map(async (component?: Preloadable) => component?.preload?.()));
}
