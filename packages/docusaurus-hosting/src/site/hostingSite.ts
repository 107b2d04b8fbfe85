import type {CheckOptions} from './checkOptions';
import type {Site} from './site';

/** File of a site, in its root, whose default export the commands read. */
export const configFile = 'hosting.config.ts';

/** The part of a search's answer that `hosting report` looks at. */
export interface SearchAnswer {
  readonly rows: readonly {readonly pageUrl: string}[];
  /** Words of the question that no page has. */
  readonly unknown: readonly string[];
}

/** Opens the search of a finished build; undefined for a folder without one. */
export type OpenSearch = (buildDir: string) => Promise<((question: string) => Promise<SearchAnswer>) | undefined>;

/** What the commands know of a site: the default export of its `hosting.config.ts`. */
export interface HostingSite
  extends
    Pick<Site, 'areas' | 'contentTags' | 'redirects'>,
    Partial<Pick<Site, 'notices' | 'httpsSubdomains' | 'keyPages'>> {
  /** The facts, checked against the schema by whoever reads them. */
  readonly provider: object;
  readonly check?: CheckOptions;
  /** Without it, `hosting report` puts no questions to the search. */
  readonly openSearch?: OpenSearch;
}
