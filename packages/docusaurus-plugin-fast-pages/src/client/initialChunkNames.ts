import type {ChunkNames} from '@docusaurus/types';
import {manifest} from './initialRegistry';

/** In place of `@generated/routesChunkNames` in the browser, as initialRegistry.ts. */
const chunkNames: Record<string, ChunkNames> = {...manifest.chunkNames};

export default chunkNames;
