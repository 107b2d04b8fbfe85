import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** What Docusaurus has loaded of each docs area. */
export const docsContents = (allContent: AllContent): LoadedContent[] =>
  Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
