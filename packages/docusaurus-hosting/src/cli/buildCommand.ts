import {buildWithServerFiles} from 'docusaurus-publish/build';
import {siteOf} from './siteOf';

const uncompressed = '--uncompressed';

/** @returns the exit code */
export async function build(args: readonly string[]): Promise<number> {
  const {root, server: definition} = await siteOf(process.cwd());
  const options = args.filter((arg) => arg !== uncompressed);
  await buildWithServerFiles({root, definition}, options, {compressed: options.length === args.length});
  return 0;
}
