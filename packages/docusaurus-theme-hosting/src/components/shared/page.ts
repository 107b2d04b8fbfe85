import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Tested} from 'docusaurus-hosting/client';

/** What this site's pages may say in their front matter besides Docusaurus' own fields. Checked in markdown/markdown.ts. */
export interface PageFrontMatter {
  /** Id of the service to which the page belongs. */
  readonly service?: string;
  readonly tested?: Tested;
  /** Shows the page's address as a QR code: for guides that are followed on a phone. */
  readonly phone?: boolean;
  /** The page names the example address; set by the build. */
  readonly namesAddress?: boolean;
}

/** Front matter of the docs page around a component. */
export function usePageFrontMatter(): PageFrontMatter {
  return useDoc().frontMatter as PageFrontMatter;
}
