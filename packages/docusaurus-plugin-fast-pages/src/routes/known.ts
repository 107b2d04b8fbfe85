// Stands in place of `@generated/registry` and `@generated/routesChunkNames` in the browser: both know the parts of the page
// that was opened, and those of all others once the table of routes has come (wholeTable.ts).
import type {ChunkNames, Registry} from '@docusaurus/types';
import {notesId, type PartNote, type RouteNotes} from './notes';

/** The bundler's own functions, in the module that it makes of this one. */
declare const __webpack_require__: {
  (module: string | number): unknown;
  e(chunk: string | number): Promise<unknown>;
  t(module: string | number, mode: number): unknown;
};

/** What `import()` of this part would do. */
const load = async ({chunks, module, mode}: PartNote): Promise<unknown> => {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  return mode === undefined ? __webpack_require__(module) : __webpack_require__.t(module, mode);
};

const element = document.getElementById(notesId);

/** None on a page that is made for any address, such as that of unknown ones. */
export const notes: RouteNotes = element
  ? (JSON.parse(element.textContent) as RouteNotes)
  : {routes: [], chunkNames: {}, parts: {}};

export const chunkNames: Record<string, ChunkNames> = {...notes.chunkNames};

type RegistryEntry = Registry[string];

export const registry: Record<string, RegistryEntry> = Object.fromEntries(
  Object.entries(notes.parts).map(([name, part]): [string, RegistryEntry] => [
    name,
    [() => load(part), '', part.module as string],
  ]),
);
