import type {Level} from 'docusaurus-hosting/site/checkOptions';
import type {Found} from './finding';
import type {Page, SiteModel} from './siteModel';

type Results<T = Found> = Iterable<T> | Promise<Iterable<T>>;

/** One thing that authors can get wrong. A rule looks at pages, at single files or at the site as a whole. */
export interface Rule {
  /** `group/name`, as it stands behind each finding and in `check.rules` of the site. */
  readonly name: string;
  readonly level: Level;
  /** Whether a build would publish something broken: then it stops, too; for a warning, only a strict build does. */
  readonly stopsBuild?: true;
  /** Runs only with `--external`. */
  readonly needsNetwork?: true;
  readonly page?: (page: Page, model: SiteModel) => Results;
  readonly file?: (file: string, model: SiteModel) => Results;
  readonly site?: (model: SiteModel) => Results<Found & {readonly file: string}>;
  /** Whether `site` can find something in a file: when none of these is looked at, it need not run. Without it, in any. */
  readonly speaksOf?: (file: string, model: SiteModel) => boolean;
}

/** „did you mean …“, where there is something near. */
export const didYouMean = (nearest: string | undefined, otherwise: string): string =>
  nearest === undefined ? otherwise : `did you mean ${nearest}?`;
