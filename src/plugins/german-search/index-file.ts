import type {Area} from './types';

/** One entry of the plugin's index file: a title, heading, description, list of keywords or passage. */
export interface IndexedDocument {
  /** Own number; equal to the page's for titles, descriptions and keywords. */
  readonly i: number;
  readonly t: string;
  readonly u: string;
  /** Heading above a passage. */
  readonly s?: string;
  /** `#…` of the section. */
  readonly h?: string;
  /** Number of the page's title. */
  readonly p?: number;
  /** Sidebar categories above the page. */
  readonly b?: readonly string[];
}

/**
 * The file that @easyops-cn/docusaurus-search-local writes: titles, headings, descriptions, keywords, passages.
 * Its lunr indexes are empty, see `lunrGerman.ts`.
 */
export type IndexFile = readonly {readonly documents: readonly IndexedDocument[]}[];

/** Fields in the file's order. */
export const fields = ['title', 'heading', 'description', 'keywords', 'text'] as const;

/** Does a downloaded file have the shape that this version reads? Other versions of the plugin may write another. */
export function isIndexFile(value: unknown): value is IndexFile {
  return (
    Array.isArray(value) &&
    value.length === fields.length &&
    value.every(
      (part) => typeof part === 'object' && part !== null && 'documents' in part && Array.isArray(part.documents),
    )
  );
}

/** Area of a route, without base URL: posts and list pages live at the root beside the pages. */
export function areaOf(url: string, pages: ReadonlySet<string>): Area {
  if (url.startsWith('/services/')) return 'services';
  if (url.startsWith('/info/')) return 'info';
  return pages.has(url) ? 'pages' : 'blog';
}
