import type {Provider} from './schema';

/** `npm start` loads the same module several times; all copies look here for what came after the start. */
const slot = Symbol.for('docusaurus-hosting.currentProvider');
const shared = globalThis as {[slot]?: Provider};

/** The facts as they are now: those of the start, or newer ones that the live preview has read since. */
export const currentProvider = (atStart: Provider): Provider => shared[slot] ?? atStart;

/** Lets pages that are written from now on have newer facts. */
export function replaceProvider(provider: Provider): void {
  shared[slot] = provider;
}
