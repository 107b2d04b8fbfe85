/** Rises with every change of the files' shape or of the analysis: a tab from before then knows that it is out of date. */
export const indexFormat = 3;

/** The one file with a fixed name; it names the folder of the others, which carries a digest of their content. */
export interface Manifest {
  readonly format: number;
  /** Folder from the site's root, without slashes at the ends. */
  readonly folder: string;
}

export const manifestFile = 'search-index.json';
export const coreFile = 'core.bin';
export const shardFile = (shard: number): string => `words-${shard}.bin`;
export const pageFile = (page: number): string => `page-${page}.json`;
