import path from 'node:path';

/** File that the live preview writes anew when facts have changed: what depends on facts watches it. */
export const factsMarker = (generatedFilesDir: string): string => path.join(generatedFilesDir, 'changed-facts');
