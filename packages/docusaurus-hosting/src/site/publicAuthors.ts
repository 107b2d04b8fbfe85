import {getVcsPreset} from '@docusaurus/utils';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';

export interface PublicAuthorsOptions {
  /** Git's name of an author → the name that pages show. */
  readonly names: Readonly<Record<string, string>>;
  /** Who is named for everybody else, so that no name from git becomes public unasked. */
  readonly others: string;
}

/** Git's history with public names for authors, for Docusaurus' option `future.experimental_vcs`. */
export function publicAuthors({names, others}: PublicAuthorsOptions, git = getVcsPreset('default-v1')): VcsConfig {
  const withPublicName = (info: VcsChangeInfo | null): VcsChangeInfo | null =>
    info && {...info, author: names[info.author] ?? others};
  return {
    initialize: (params) => git.initialize(params),
    getFileCreationInfo: async (file) => withPublicName(await git.getFileCreationInfo(file)),
    getFileLastUpdateInfo: async (file) => withPublicName(await git.getFileLastUpdateInfo(file)),
  };
}
