import {readFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {BundlerPlugin, ClientBuild} from '../bundler/clientConfig';
import type {ChunkLoader} from './routeManifest';

/** A module as the bundler writes it. */
type ModuleFunction = (module: object, exports: {default?: BuiltRegistry}, require: object) => void;
type Getter = () => unknown;
/** The one export of a module: Rspack writes `{default: getter}`, webpack `['default', getter]` or `['default', 0, value]`. */
type Definition = {readonly default: Getter} | readonly [name: 'default', get: Getter | 0, value?: unknown];
/** Name of each chunk → what loads it. */
type BuiltRegistry = Readonly<Record<string, readonly [load: () => Promise<unknown>, ...unknown[]]>>;

/** The chunk with all routes, as `pageRoutes.ts` names it. */
const tableChunk = 'route-table';

/**
 * Runs the built registry with a `require` that loads nothing and records what it is requested for.
 *
 * @param file - text of the file that holds it
 * @param moduleId - its id in there
 */
export async function chunkLoadersOf(file: string, moduleId: string | number): Promise<Record<string, ChunkLoader>> {
  const global: Record<string, [[unknown, Readonly<Record<string, ModuleFunction>>]]> = {};
  // Bundlers write `self` for old browsers, and `globalThis` for others.
  const run = vm.compileFunction(file, ['self', 'globalThis']) as (self: object, globalThis: object) => void;
  run(global, global);
  const modules = Object.values(global)[0]?.[0][1];
  let requested: {chunks: (string | number)[]; module?: string | number; mode?: number} = {chunks: []};
  const require = Object.assign((module: string | number) => void Object.assign(requested, {module}), {
    e: (chunk: string | number) => Promise.resolve(void requested.chunks.push(chunk)),
    t: (module: string | number, mode: number) => void Object.assign(requested, {module, mode}),
    d: (exports: object, definition: Definition) => {
      const [, get, value] = 'default' in definition ? ['', definition.default] : definition;
      Object.defineProperty(exports, 'default', get === 0 ? {value} : {get});
    },
    r: () => undefined,
  });
  const exports: {default?: BuiltRegistry} = {};
  modules?.[String(moduleId)]?.({}, exports, require);
  const loaders: Record<string, ChunkLoader> = {};
  for (const [name, [load]] of Object.entries(exports.default ?? {})) {
    requested = {chunks: []};
    await load();
    loaders[name] = requested as ChunkLoader;
  }
  return loaders;
}

/**
 * Bundler plugin: writes down how each chunk of a page is loaded, for the manifests in the pages.
 *
 * @param built - receives it
 * @throws Error when the registry is not in the chunk with all routes
 */
export const chunkLoaders = (built: ClientBuild): BundlerPlugin => ({
  apply({hooks}) {
    hooks.afterEmit.tapPromise('fast-pages-chunk-loaders', async ({namedChunks, chunkGraph, outputOptions}) => {
      const chunk = namedChunks.get(tableChunk);
      const modules = chunk ? [...chunkGraph.getChunkModules(chunk)] : [];
      const registry = modules.find((module) => module.identifier().includes('registry.js?whole'));
      const moduleId = registry ? chunkGraph.getModuleId(registry) : null;
      const file = path.join(outputOptions.path, [...(chunk?.files ?? [])][0] ?? '');
      const loaders = moduleId === null ? {} : await chunkLoadersOf(readFileSync(file, 'utf8'), moduleId);
      if (Object.keys(loaders).length === 0) {
        throw new Error(
          'fast-pages: no chunk found in the built registry; switch routeManifest off, or see routes/chunkLoaders.ts.',
        );
      }
      built.loaders = loaders;
    });
  },
});
