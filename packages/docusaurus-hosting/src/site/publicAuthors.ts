import {getVcsPreset} from '@docusaurus/utils';
import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';
import type {Site} from './site';

/**
 * Git's history with public names for authors, for Docusaurus' option `future.experimental_vcs`. Whoever has none there
 * appears under the provider's name, so that no name from git becomes public unasked.
 */
export function publicAuthors(
  {authors, facts}: Pick<Site, 'authors' | 'facts'>,
  git = getVcsPreset('default-v2'),
): VcsConfig {
  const withPublicName = (info: VcsChangeInfo | null): VcsChangeInfo | null =>
    info && {...info, author: authors[info.author] ?? facts.operator.name};
  return {
    initialize: (params) => git.initialize(params),
    getFileCreationInfo: async (file) => withPublicName(await git.getFileCreationInfo(file)),
    getFileLastUpdateInfo: async (file) => withPublicName(await git.getFileLastUpdateInfo(file)),
  };
}
