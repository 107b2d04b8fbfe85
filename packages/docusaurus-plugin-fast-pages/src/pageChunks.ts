import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

interface Compiler {
  readonly hooks: {readonly afterEmit: {tap(name: string, afterEmit: () => void): void}};
}

/** Docusaurus' own list of what the bundler made: file numbers by the name that rendering reports. */
interface ClientManifest {
  origins: Record<string, unknown>;
}

/** A line of the registry: the name of a chunk, and of the module in it. */
const entry = /^ {2}"([^"]+)": \[.*?, ("(?:[^"\\]|\\.)*"), require\.resolveWeak/gm;

/**
 * Names in Docusaurus' registry of chunks: chunk → module.
 *
 * @throws Error when there are none: the registry is written in another way than this function reads
 */
export function chunkModules(registry: string): Map<string, string> {
  const modules = new Map(
    [...registry.matchAll(entry)].map(([, chunk = '', module = '""']) => [chunk, JSON.parse(module) as string]),
  );
  if (modules.size === 0) {
    throw new Error(
      'No chunk found in .docusaurus/registry.js: Docusaurus writes it differently now; see hydration/pageChunks.ts.',
    );
  }
  return modules;
}

/**
 * Bundler plugin: lets a page name all of its scripts, so that they load side by side. Docusaurus looks them up by module,
 * its manifest has known them by chunk only since webpack 5, and so a page names `main.js`, which then asks for the others.
 */
export const pageChunks = (generatedFilesDir: string): {apply(compiler: Compiler): void} => ({
  apply(compiler) {
    compiler.hooks.afterEmit.tap('page-chunks', () => {
      const manifestFile = path.join(generatedFilesDir, 'client-manifest.json');
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as ClientManifest;
      for (const [chunk, module] of chunkModules(readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8'))) {
        manifest.origins[module] = manifest.origins[chunk];
      }
      writeFileSync(manifestFile, JSON.stringify(manifest));
    });
  },
});
