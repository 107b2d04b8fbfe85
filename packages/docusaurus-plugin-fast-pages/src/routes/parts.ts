import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type {PartNote} from './notes';

interface Chunk {
  readonly files: ReadonlySet<string>;
}
interface Module {
  identifier(): string;
}
/** What is asked of the bundler (rspack, as webpack 5). */
interface Compilation {
  readonly namedChunks: ReadonlyMap<string, Chunk>;
  readonly chunkGraph: {
    getChunkModules(chunk: Chunk): Iterable<Module>;
    getModuleId(module: Module): string | number | null;
  };
  readonly outputOptions: {readonly path?: string};
}
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {tapPromise(name: string, afterEmit: (compilation: Compilation) => Promise<void>): void};
  };
}

/** A module as the bundler writes it into a file. */
type ModuleFunction = (module: object, exports: {default?: BuiltRegistry}, require: object) => void;
/** Name of each part → what loads it. */
type BuiltRegistry = Readonly<Record<string, readonly [load: () => Promise<unknown>, ...unknown[]]>>;

/** The file of the route table, as `pageRoutes.ts` names it. */
const tableChunk = 'route-table';

/** In Docusaurus' folder of generated files: name of each part → how to load it. */
export const partsFile = 'page-parts.json';

/**
 * Runs the registry as it was built, with a bundler's `require` that loads nothing and notes what it is asked for.
 *
 * @param file - text of the file that holds it
 * @param moduleId - its number in there
 */
export async function partsOf(file: string, moduleId: string | number): Promise<Record<string, PartNote>> {
  const global: Record<string, [[unknown, Readonly<Record<string, ModuleFunction>>]]> = {};
  vm.runInNewContext(file, global);
  const modules = Object.values(global)[0]?.[0][1];
  let asked: {chunks: (string | number)[]; module?: string | number; mode?: number} = {chunks: []};
  const require = Object.assign((module: string | number) => void Object.assign(asked, {module}), {
    e: (chunk: string | number) => Promise.resolve(void asked.chunks.push(chunk)),
    t: (module: string | number, mode: number) => void Object.assign(asked, {module, mode}),
    d: (exports: object, getters: Readonly<Record<string, () => unknown>>) => {
      Object.entries(getters).forEach(([name, get]) => Object.defineProperty(exports, name, {get}));
    },
    r: () => undefined,
  });
  const exports: {default?: BuiltRegistry} = {};
  modules?.[String(moduleId)]?.({}, exports, require);
  const parts: Record<string, PartNote> = {};
  for (const [name, [load]] of Object.entries(exports.default ?? {})) {
    asked = {chunks: []};
    await load();
    parts[name] = asked as PartNote;
  }
  return parts;
}

/**
 * Bundler plugin: writes down how each part of a page is loaded, for the notes in the pages.
 *
 * @throws Error when the registry is not in the file of the route table
 */
export const pageParts = (generatedFilesDir: string): {apply(compiler: Compiler): void} => ({
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('page-parts', async ({namedChunks, chunkGraph, outputOptions}) => {
      const chunk = namedChunks.get(tableChunk);
      const registry =
        chunk &&
        [...chunkGraph.getChunkModules(chunk)].find((module) => module.identifier().includes('registry.js?whole'));
      const moduleId = registry ? chunkGraph.getModuleId(registry) : null;
      const [file = ''] = chunk?.files ?? [];
      const parts =
        moduleId === null
          ? {}
          : await partsOf(readFileSync(path.join(outputOptions.path ?? '', file), 'utf8'), moduleId);
      if (Object.keys(parts).length === 0) {
        throw new Error('No part of a page found in the file of the route table; see hydration/routes/parts.ts.');
      }
      writeFileSync(path.join(generatedFilesDir, partsFile), JSON.stringify(parts));
    });
  },
});
