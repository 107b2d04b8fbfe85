/** A folder of content, which one of Docusaurus' content plugins turns into pages. */
export interface Area {
  readonly kind: 'blog' | 'docs' | 'pages';
  /** Folder with the Markdown, from the site's root. */
  readonly folder: string;
  /** Route below which the area's pages lie: `/docs`, or `/`. */
  readonly basePath: string;
}

/** The folders of the classic preset. */
export const classicAreas: readonly Area[] = [
  {kind: 'docs', folder: 'docs', basePath: '/docs'},
  {kind: 'blog', folder: 'blog', basePath: '/blog'},
  {kind: 'pages', folder: 'src/pages', basePath: '/'},
];
