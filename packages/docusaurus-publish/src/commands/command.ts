import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ServerDefinition} from '../server/definition';
import {UsageError} from '../usageError';
import type {BuildRule} from '../verify/rules';

/** Where and how a site is published. */
export interface Deployment {
  /** `./folder`, `/folder` or `[user@]host:/folder`. */
  readonly target?: string;
  /** Whether an nginx or Apache of that machine passes requests on to Caddy, or for which hosts alone, by their names. */
  readonly behindProxy?: boolean | readonly string[];
  /** Command that makes the web server read its configuration again. */
  readonly reload?: string;
  /** Command of ssh with its options. */
  readonly ssh?: string;
}

/** A site as the commands work with it. Packages with a command line of their own add what they do besides. */
export interface PublishedSite {
  readonly root: string;
  readonly definition: ServerDefinition;
  /** Builds the site into `build/`. Without it, commands take the build that is there. */
  readonly build?: () => Promise<void>;
  /** What `deploy` does before it publishes, in place of {@link build} and `verify`. @throws Error that keeps it from publishing */
  readonly prepareRelease?: (dryRun: boolean) => Promise<void>;
  /** What `deploy` takes where its arguments say nothing. */
  readonly deployment?: Deployment;
  /** Files that `deploy --FLAG` publishes alone, by the name of the flag: path on the site → content. */
  readonly partialReleases?: Readonly<Record<string, (now: Date) => ReadonlyMap<string, string>>>;
  /** Rules of `verify` in addition to this package's. */
  readonly rules?: readonly BuildRule[];
  /** Whether `verify` judges matters of quality, too. */
  readonly strict?: boolean;
}

/** A command of the command line. @returns the exit code */
export type Command = (args: readonly string[], site: PublishedSite) => Promise<number>;

/** Builds the site unless told otherwise. @returns the folder of the build @throws UsageError when there is none */
export async function builtFolder({root, build}: PublishedSite, noBuild: boolean): Promise<string> {
  const buildDir = path.join(root, 'build');
  if (build && !noBuild) {
    await build();
  } else if (!existsSync(buildDir)) {
    throw new UsageError('There is no build/ yet: build the site first.');
  }
  return buildDir;
}
