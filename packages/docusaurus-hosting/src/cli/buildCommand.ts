import {checkSite} from 'docusaurus-content-check/command';
import {loadContent} from '../check';
import {checkFacts} from '../guards/factsGuard';
import {buildCheck, checkedByParent, isStrict} from '../guards/strict';
import {buildPreloaded} from './preload';
import {siteOf} from './siteOf';

const uncompressed = '--uncompressed';

/** @returns the exit code */
export async function build(args: readonly string[]): Promise<number> {
  const {root, server: definition, ...site} = await siteOf(process.cwd());
  // A plugin asks again, but only once the check has ended and Docusaurus has read all pages.
  if (isStrict()) checkFacts(site, root, true);
  const options = args.filter((arg) => arg !== uncompressed);
  const compression = options.length < args.length ? 'none' : isStrict() ? 'best' : 'quick';
  await buildPreloaded({root, definition}, options, {
    compression,
    env: {[checkedByParent]: 'true'},
    message: () => checkSite(buildCheck(), root, loadContent),
  });
  return 0;
}
