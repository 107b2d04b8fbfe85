import {buildWithServerFiles} from 'docusaurus-publish/build';
import type {Command} from './command';
import {siteOf} from './siteOf';

const usage = `hosting build [OPTIONS…]   builds the site into build/, which is replaced only when all has succeeded

  --uncompressed   leaves out the compressed copies: for a trial, not for publishing
  OPTIONS          go to docusaurus build; PROVIDER_STRICT=true refuses facts that nobody has confirmed
`;

const uncompressed = '--uncompressed';

/** @returns the exit code */
async function build(args: readonly string[]): Promise<number> {
  const {root, server: definition} = await siteOf(process.cwd());
  const options = args.filter((arg) => arg !== uncompressed);
  await buildWithServerFiles({root, definition}, options, {compressed: options.length === args.length});
  return 0;
}

export const commands: Readonly<Record<string, Command>> = {build: {run: build, usage}};
