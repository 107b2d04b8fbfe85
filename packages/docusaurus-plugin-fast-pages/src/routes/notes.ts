import type {ChunkNames} from '@docusaurus/types';

/** How to load a part of a page, in the bundler's numbers. */
export interface PartNote {
  /** The files that hold it and what it needs. */
  readonly chunks: readonly (string | number)[];
  readonly module: string | number;
  /** How the bundler makes a namespace of a module that is none, such as JSON (webpack's `__webpack_require__.t`). */
  readonly mode?: number;
}

/** A route of `.docusaurus/routes.js`, with whatever else it says there, such as its sidebar. */
export interface RouteNote {
  readonly path: string;
  /** Its place among its siblings in the table of all routes, by which React knows it. */
  readonly key: string;
  /** Tells it from others of the same path. None: of this route it is only said that it exists. */
  readonly hash?: string;
  readonly routes?: readonly RouteNote[];
}

/** What a page's HTML says of the page's own routes, so that the table of all routes need not come with the first view. */
export interface RouteNotes {
  readonly routes: readonly RouteNote[];
  /** Path and hash of a route → names of its parts, as in `.docusaurus/routesChunkNames.json`. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Name of a part → how to load it, as in `.docusaurus/registry.js`. */
  readonly parts: Readonly<Record<string, PartNote>>;
}

/** The element of the page that holds them. */
export const notesId = 'page-routes';
