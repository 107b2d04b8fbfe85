import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** What Docusaurus has loaded of each docs area. */
export const docsContents = (allContent: AllContent): LoadedContent[] =>
  Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];

/** Titles of all pages, by path: docs, posts, and pages of their own that are Markdown. */
export function pageTitles(allContent: AllContent): Record<string, string> {
  const contentsOf = (kind: string) => Object.values(allContent[`docusaurus-plugin-content-${kind}`] ?? {});
  const pages: readonly {readonly permalink: string; readonly title?: string}[] = [
    ...docsContents(allContent).flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs)),
    ...(contentsOf('blog') as BlogContent[]).flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata)),
    ...(contentsOf('pages') as {permalink: string; title?: string}[][]).flat(),
  ];
  // Index pages of folders end with a slash here, and the site's addresses do not.
  const pathOf = (permalink: string): string => decodeURI(permalink).replace(/(?<=.)\/$/, '');
  return Object.fromEntries(pages.flatMap(({permalink, title}) => (title ? [[pathOf(permalink), title]] : [])));
}
