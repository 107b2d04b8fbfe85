import {buildWithServerFiles} from 'docusaurus-publish/build';
import {checkSite} from 'docusaurus-content-check/command';
import {loadContent} from '../check';
import {buildCheck, checkedByParent} from '../guards/checked';
import {isStrict} from '../guards/strict';
import {siteOf} from './siteOf';

const uncompressed = '--uncompressed';

/** @returns the exit code */
export async function build(args: readonly string[]): Promise<number> {
  const {root, server: definition} = await siteOf(process.cwd());
  const options = args.filter((arg) => arg !== uncompressed);
  const compression = options.length < args.length ? 'none' : isStrict() ? 'best' : 'quick';
  await buildWithServerFiles({root, definition}, options, {
    compression,
    env: {[checkedByParent]: 'true'},
    message: () => checkSite(buildCheck(), root, loadContent),
  });
  return 0;
}
