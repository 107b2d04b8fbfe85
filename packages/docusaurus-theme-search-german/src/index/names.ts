/** Rises with every change of the files' shape or of the analysis: a tab from before then knows that it is out of date. */
export const indexFormat = 6;

/** What the index begins with, in every format. */
export interface IndexHead {
  readonly format: number;
  /** Folder of the other files from the site's root, without slashes at the ends; it carries a digest of the whole index. */
  readonly folder: string;
}

/** The one file with a fixed name: nothing else has to be asked for before it. */
export const indexFile = 'search-index.bin';
export const shardFile = (shard: number): string => `words-${shard}.bin`;
export const pageFile = (page: number): string => `page-${page}.json`;
