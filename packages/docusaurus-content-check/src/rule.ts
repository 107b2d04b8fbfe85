import type {Level, Message} from './diagnostic';
import type {Page} from './reader/page';
import type {Site} from './reader/site';

type Messages = Iterable<Message> | Promise<Iterable<Message>>;

/** One thing that authors can get wrong. A rule looks at pages, at single files or at the site as a whole. */
export interface Rule<S extends Site = Site> {
  /** `group/name`, as it stands behind each diagnostic and in the site's settings. */
  readonly name: string;
  /** `error` without it. */
  readonly level?: Level;
  /** Whether a build would publish something broken: then it stops, too; for a warning, only a strict build does. */
  readonly stopsBuild?: true;
  /** Looks at files that the site leaves out as well: pages that it has may import them. */
  readonly includesUnpublished?: true;
  /** Speaks of parts that the site leaves out of its pages, too. */
  readonly includesHidden?: true;
  /** Runs only with `--external`. */
  readonly needsNetwork?: true;
  page?(page: Page, site: S): Messages;
  /** Looks at a file that is no page, or at any file where the rule has no `page`. */
  file?(file: string, site: S): Messages;
  /** Looks at the site, or at `files` alone; messages about other files are left out. */
  site?(site: S, files: readonly string[]): Messages;
  /** Whether `site` can find something in a file: if none of the checked files is one, it does not run. */
  speaksOf?(file: string, site: S): boolean;
}

/** `did you mean …?` where a similar name exists. */
export const didYouMean = (nearest: string | undefined, otherwise: string): string =>
  nearest === undefined ? otherwise : `did you mean ${nearest}?`;
