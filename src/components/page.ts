import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Tested} from '@site/src/site/tested';

/** What this site's pages may say in their front matter besides Docusaurus' own fields. Checked in src/site/markdown.ts. */
export interface PageFrontMatter {
  /** Id of the service to which the page belongs. */
  readonly service?: string;
  readonly tested?: Tested;
}

/** Front matter of the docs page around a component. */
export function usePageFrontMatter(): PageFrontMatter {
  return useDoc().frontMatter as PageFrontMatter;
}
