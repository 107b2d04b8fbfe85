import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {PageFrontMatter} from 'docusaurus-hosting/client';

/** Front matter of the docs page around a component. The build adds whether the page names the example address. */
export const usePageFrontMatter = () => useDoc().frontMatter as PageFrontMatter & {readonly namesAddress?: boolean};
