import type {Area} from './areas';
import type {CheckOptions} from './checkOptions';
import type {PageMarks} from './pageMarks';
import type {Notice} from '../notices/notices';
import type {Redirect} from './redirects';

/** File of a site, in its root, whose default export the commands read. */
export const configFile = 'hosting.config.ts';

/** What the commands of this package know of a site: the default export of its `hosting.config.ts`. */
export interface HostingSite {
  /** The facts, checked against the schema by whoever reads them. */
  readonly provider: object;
  readonly areas: readonly Area[];
  readonly marks: PageMarks;
  readonly redirects: readonly Redirect[];
  /** Whether all hosts below the site's own are HTTPS only (RFC 6797, 6.1.2); false without it. */
  readonly httpsSubdomains?: boolean;
  /** Maintenance and incidents, which can be published without a build. */
  readonly notices?: readonly Notice[];
  readonly check?: CheckOptions;
}
