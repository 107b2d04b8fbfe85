import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {BundlerPlugin} from './clientConfig';

/** A line of the registry: the name of a chunk, and of the module in it. */
const entry = /^ {2}"([^"]+)": \[.*?, ("(?:[^"\\]|\\.)*"), require\.resolveWeak/gm;

/** Docusaurus' registry: name of each chunk → its module. @throws Error when there are none */
export function chunkModules(registry: string): Map<string, string> {
  const modules = new Map(
    [...registry.matchAll(entry)].map(([, chunk = '', module = '""']) => [chunk, JSON.parse(module) as string]),
  );
  if (modules.size === 0) {
    throw new Error(
      'fast-pages: no chunk found in .docusaurus/registry.js, which Docusaurus writes differently now; see bundler/chunkManifest.ts.',
    );
  }
  return modules;
}

/**
 * Bundler plugin: lets a page's HTML name all of its scripts, so that they load side by side. Docusaurus looks them up by module,
 * but since webpack 5 its manifest lists them by chunk: a page names `main.js` alone, which then asks for the others.
 * No upstream issue known.
 */
export const chunkManifest = (generatedFilesDir: string, modules: ReadonlyMap<string, string>): BundlerPlugin => ({
  apply({hooks}) {
    hooks.afterEmit.tap('fast-pages-chunk-manifest', () => {
      const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
      // Ids of files by the name that rendering reports.
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {origins: Record<string, unknown>};
      for (const [chunk, module] of modules) manifest.origins[module] = manifest.origins[chunk];
      writeFileSync(manifestFile, JSON.stringify(manifest));
    });
  },
});
