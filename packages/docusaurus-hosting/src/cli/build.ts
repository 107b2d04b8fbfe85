import {existsSync} from 'node:fs';
import {rename, rm} from 'node:fs/promises';
import path from 'node:path';

/** One thing that is done to the finished pages, in the order of the list. */
export interface FinishingStep {
  /** What it is called where the build tells its time. */
  readonly name: string;
  readonly run: (buildDir: string) => Promise<unknown>;
}

export interface BuildOptions {
  /** Root of the site. */
  readonly siteDir: string;
  /** Runs Docusaurus into a folder. @throws or rejects when it fails */
  readonly docusaurus: (outDir: string) => void | Promise<void>;
  readonly steps: readonly FinishingStep[];
  /** Takes a line for people: how long each step took. */
  readonly log: (line: string) => void;
}

/** Where a build grows. Git, servers and deployments know only `build/`. */
const unfinishedFolder = '.build-unfinished';
const previousFolder = '.build-previous';

/**
 * Builds a site so that `build/` is whole at any moment: the new one takes its place when everything has succeeded. After a
 * failure the folder is what it was before, or missing.
 *
 * @throws what Docusaurus or a step throws
 */
export async function buildSite({siteDir, docusaurus, steps, log}: BuildOptions): Promise<void> {
  const [outDir, unfinished, previous] = ['build', unfinishedFolder, previousFolder].map((name) =>
    path.join(siteDir, name),
  ) as [string, string, string];
  await rm(unfinished, {recursive: true, force: true});
  try {
    const times: string[] = [];
    for (const {name, run} of [{name: 'pages', run: async (outDir: string) => docusaurus(outDir)}, ...steps]) {
      const start = performance.now();
      await run(unfinished);
      times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }
    log(`Built: ${times.join(', ')}`);
  } catch (error) {
    await rm(unfinished, {recursive: true, force: true});
    throw error;
  }
  await rm(previous, {recursive: true, force: true});
  if (existsSync(outDir)) {
    await rename(outDir, previous);
  }
  await rename(unfinished, outDir);
  await rm(previous, {recursive: true, force: true});
}
