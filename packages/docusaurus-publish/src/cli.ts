import path from 'node:path';
import {deploy, serve, verify, type Command, type PublishedSite} from './commands';
import {prepare} from './commands/prepare';
import type {ServerDefinition} from './server/definition';
import {readDefinition} from './server/serverFiles';
import {UsageError} from './usageError';

const usage = `Usage: docusaurus-publish COMMAND   in the folder of a site whose build/ is there

serve                  serves the build as the web server will, on the loopback interface; PORT=… chooses the port (3000)
prepare                writes configurations and compressed copies again: after builds that several plugins change
verify [BUILD]         checks links, anchors, images, languages, canonical addresses and redirects of a build; each page in
                       Chromium for accessibility (axe) and its width
  --page ADDRESS       opens this page only in the browser; can be given several times
  --no-browser         leaves out the browser, which needs playwright-core and axe-core
  --strict             checks titles, descriptions, tables, the sitemap, and that links lead to every page
  --format FORMAT      text, json, github (annotations of pull requests)
deploy TARGET          checks the build (without a browser) and publishes it; TARGET is ./folder, /folder or [user@]host:/folder
  --rollback           goes back to the release before
  --dry-run            only says what would happen
  --no-build           publishes without a check
  --no-probe           does not compare the published site with the build, to go back when it differs
  --reload COMMAND     makes the web server read its configuration again
  --ssh COMMAND        ssh with its options
`;

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
    console.log(usage);
    return command || name === '--help' ? 0 : 2;
  }
  try {
    return await command(args, siteIn(root));
  } catch (error) {
    if (isUsageError(error)) {
      console.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    // Other kinds than plain errors are bugs of this package, whose stack says where they are.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    console.error(error.message);
    return 1;
  }
}
