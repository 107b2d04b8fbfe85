import type {ChunkNames} from '@docusaurus/types';

/** How to load a chunk of a page, by the bundler's ids. */
export interface ChunkLoader {
  /** The files that hold it and what it needs. */
  readonly chunks: readonly (string | number)[];
  readonly module: string | number;
}

/** A route of `.docusaurus/routes.js`, with its other properties such as `sidebar`. */
export interface ManifestRoute {
  readonly path: string;
  /** Its index among its siblings in all routes, by which React knows it. */
  readonly key: string;
  /** Tells it from others with the same path. Without it, the route is only known to exist. */
  readonly hash?: string;
  readonly routes?: readonly ManifestRoute[];
}

/** A page's own routes, as its HTML carries them, so that a first view does without those of all pages. */
export interface RouteManifest {
  readonly routes: readonly ManifestRoute[];
  /** Path and hash of a route → names of its chunks, as in `.docusaurus/routesChunkNames.json`. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Name of a chunk → how to load it, as in `.docusaurus/registry.js`. */
  readonly loaders: Readonly<Record<string, ChunkLoader>>;
}

/** Id of the element that holds it. */
export const manifestId = 'fast-pages-routes';
