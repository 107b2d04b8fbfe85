import type {BundlerPlugin} from '../bundler/clientConfig';
import type {RouteManifest} from './routeManifest';

/**
 * Bundler plugin: finds out how each chunk of a page is loaded, for the manifests in the pages.
 *
 * @param receive - takes it
 * @throws Error in the build, when the registry of all pages is not in the bundle
 */
export const chunkLoaders = (receive: (loaders: RouteManifest['loaders']) => void): BundlerPlugin => ({
  apply({hooks}) {
    hooks.afterEmit.tap('fast-pages-chunk-loaders', ({modules, moduleGraph, chunkGraph}) => {
      const registry = [...modules].find((module) => module.identifier().includes('registry.js?whole'));
      const loaders = (registry?.blocks ?? []).map((block) => {
        const [dependency] = block.dependencies;
        const module = dependency && moduleGraph.getModule(dependency);
        const group = chunkGraph.getBlockChunkGroup(block);
        return [
          group?.name,
          {chunks: (group?.chunks ?? []).map(({id}) => id), module: module && chunkGraph.getModuleId(module)},
        ];
      });
      if (loaders.length === 0) {
        throw new Error(
          'fast-pages: no chunk found in the built registry; switch routeManifest off, or see routes/chunkLoaders.ts.',
        );
      }
      receive(Object.fromEntries(loaders) as RouteManifest['loaders']);
    });
  },
});
