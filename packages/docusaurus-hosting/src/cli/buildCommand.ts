import {checkSite} from 'docusaurus-content-check/command';
import {loadContent} from '../check';
import type {HostingContent} from '../check/content';
import {checkFacts} from '../guards/factsGuard';
import {buildCheck, checkedByParent, isStrict, type CheckMessage} from '../guards/strict';
import {buildPreloaded} from './preload';
import {siteOf} from './siteOf';

const uncompressed = '--uncompressed';

/** Checks the content, and keeps for Docusaurus what that found out. */
async function checkContent(root: string): Promise<CheckMessage> {
  let content: HostingContent | undefined;
  const found = await checkSite(buildCheck(), root, async () => (content = await loadContent(root)));
  return {...found, omissions: found.failed ? [] : (content?.omissions() ?? [])};
}

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
    message: () => checkContent(root),
  });
  return 0;
}
