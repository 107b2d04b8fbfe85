import path from 'node:path';
import type {Site} from './site';

/** `npm start` loads this module several times; all copies share what was read after the start. */
const slot = Symbol.for('docusaurus-hosting.currentSite');
const shared = globalThis as {[slot]?: Site | undefined};

/** The site as it is now: as at the start, or as the live preview has read it since. */
export const currentSite = (atStart: Site): Site => shared[slot] ?? atStart;

/** Lets everything that is written from now on see a changed site; nothing goes back to that of the start. */
export function replaceSite(site: Site | undefined): void {
  shared[slot] = site;
}

/** File that the live preview writes anew when facts have changed: what depends on facts watches it. */
export const changeMarker = (generatedFilesDir: string): string => path.join(generatedFilesDir, 'changed-facts');
