// In place of `@generated/registry` in the browser: the chunks of the page that was opened, and
// those of all pages once their routes are loaded (pageRoutes.ts).
import type {Registry} from '@docusaurus/types';
import {manifestId, type ChunkLoader, type RouteManifest} from '../routes/routeManifest';

/** The bundler's runtime (webpack and Rspack). */
declare const __webpack_require__: {
  (module: string | number): unknown;
  e(chunk: string | number): Promise<unknown>;
  t(module: string | number, mode: number): unknown;
};

/** What `import()` of this chunk would do. */
const load = async ({chunks, module, mode}: ChunkLoader): Promise<unknown> => {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  return mode === undefined ? __webpack_require__(module) : __webpack_require__.t(module, mode);
};

// No other element of that name: a page's content stands before it.
const element = document.querySelector(`script#${manifestId}`);

/** Empty on a page for any address, such as the page for unknown addresses. */
export const manifest: RouteManifest = element
  ? (JSON.parse(element.textContent) as RouteManifest)
  : {routes: [], chunkNames: {}, loaders: {}};

type RegistryEntry = Registry[string];

const registry: Record<string, RegistryEntry> = Object.fromEntries(
  Object.entries(manifest.loaders).map(([name, loader]): [string, RegistryEntry] => [
    name,
    [() => load(loader), '', loader.module as string],
  ]),
);

export default registry;
