// In place of `@generated/registry` in the browser: the chunks of the page that was opened, and
// those of all pages once their routes are loaded (pageRoutes.ts).
import type {Registry} from '@docusaurus/types';
import {manifestId, type ChunkLoader, type RouteManifest} from '../routes/routeManifest';

/** The bundler's runtime (webpack and Rspack). */
declare const __webpack_require__: {
  (module: string | number): {readonly __esModule?: boolean};
  e(chunk: string | number): Promise<unknown>;
};

/** What `import()` of this chunk would do, also of what is no ES module, such as JSON. */
const load = async ({chunks, module}: ChunkLoader): Promise<unknown> => {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  const loaded = __webpack_require__(module);
  return loaded.__esModule ? loaded : {default: loaded};
};

// No other element of that name: a page's content stands before it.
const element = document.querySelector(`script#${manifestId}`);

/** Empty on a page for any address, such as the page for unknown addresses. */
export const manifest: RouteManifest = element
  ? (JSON.parse(element.textContent) as RouteManifest)
  : {routes: [], chunkNames: {}, loaders: {}};

const registry: Record<string, Registry[string]> = {};
for (const [name, loader] of Object.entries(manifest.loaders)) {
  registry[name] = [() => load(loader), '', loader.module as string];
}

export default registry;
