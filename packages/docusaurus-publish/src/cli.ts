import {readFileSync} from 'node:fs';
import path from 'node:path';
import {deploy, serve, verify, type Command, type PublishedSite} from './commands';
import {prepare} from './commands/prepare';
import type {ServerDefinition} from './server/definition';
import {readDefinition} from './server/serverFiles';
import {UsageError} from './usageError';
import {visibleLines} from './verify/diagnostic';

const commands: Readonly<Record<string, Command>> = {serve, prepare, verify, deploy};

/** The site in a folder; its definition is read when a command needs it, which a roll-back does not. */
const siteIn = (root: string): PublishedSite => ({
  root,
  get definition(): ServerDefinition {
    const definition = readDefinition(path.join(root, 'build'));
    if (!definition) {
      throw new UsageError('build/ does not say how it is served: add the plugin docusaurus-publish, and build.');
    }
    return definition;
  },
});

const help = (): string => readFileSync(path.join(__dirname, '../bin/help.txt'), 'utf8');

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * The command line of this package.
 *
 * @param args - what is written behind `docusaurus-publish`
 * @param root - folder of the site
 * @returns the exit code: 0, 1 for what a command finds or fails at, 2 for a wrong call
 */
export async function main([name = '', ...args]: readonly string[], root: string): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || args.includes('--help')) {
    console.log(help());
    return command || name === '--help' ? 0 : 2;
  }
  try {
    return await command(args, siteIn(root));
  } catch (error) {
    if (isUsageError(error)) {
      console.error(`${error.message}\n\n${help()}`);
      return 2;
    }
    // Other kinds than plain errors are bugs of this package, whose stack says where they are.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    console.error(visibleLines(error.message));
    return 1;
  }
}
