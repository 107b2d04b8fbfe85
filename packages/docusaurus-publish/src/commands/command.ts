import {existsSync} from 'node:fs';
import path from 'node:path';
import type {TargetOptions} from '../deploy/target';
import type {ServerDefinition} from '../server/definition';
import {UsageError} from '../usageError';
import type {VerifyOptions} from '../verify';

/** Where and how a site is published. */
export type Deployment = Partial<Pick<TargetOptions, 'target' | 'reload' | 'ssh'>> &
  Pick<ServerDefinition, 'behindProxy'>;

/** A site as the commands work with it. Packages with a command line of their own add what they do besides. */
export interface PublishedSite extends Pick<VerifyOptions, 'root' | 'definition' | 'rules' | 'strict'> {
  /** Builds the site into `build/`. Without it, commands take the build that is there. */
  readonly build?: () => Promise<void>;
  /** What `deploy` does before it publishes, in place of {@link build} and `verify`. @throws Error that keeps it from publishing */
  readonly prepareRelease?: (dryRun: boolean) => Promise<void>;
  /** What `deploy` takes where its arguments say nothing. */
  readonly deployment?: Deployment;
  /** Files that `deploy --FLAG` publishes alone, by the name of the flag: path on the site → content. */
  readonly partialReleases?: Readonly<Record<string, (now: Date) => ReadonlyMap<string, string>>>;
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
