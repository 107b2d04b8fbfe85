// In place of Docusaurus' own module (core/lib/client/preload.js), which knows all routes at once.
// React Router 5, as in Docusaurus 3; Docusaurus 4 may come with another version.
import {matchRoutes, type RouteConfig} from 'react-router-config';
import {candidatesOf, loadRoutesOf} from './pageRoutes';

interface Preloadable {
  preload?(): Promise<unknown>;
}

/** Loads the chunks of a page. @throws ChunkLoadError */
export default async function preload(pathname: string): Promise<unknown> {
  await loadRoutesOf(pathname);
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((address) =>
    matchRoutes(candidatesOf(address) as RouteConfig[], address),
  );
  return Promise.all(matches.map(async ({route}) => (route.component as Preloadable | undefined)?.preload?.()));
}
