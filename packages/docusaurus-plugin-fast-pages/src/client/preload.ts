// In place of Docusaurus' own module (core/lib/client/preload.js), which knows all routes at once.
import {loadRoutesOf, matchesOf} from './pageRoutes';

interface Preloadable {
  preload?(): Promise<unknown>;
}

/** Loads the chunks of a page. @throws ChunkLoadError */
export default async function preload(pathname: string): Promise<unknown> {
  await loadRoutesOf(pathname);
  const components = matchesOf(pathname).flatMap((matches) => matches.map(({component}) => component as Preloadable));
  return Promise.all(components.map(async (component?: Preloadable) => component?.preload?.()));
}
