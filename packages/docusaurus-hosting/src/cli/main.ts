import {build, usage as buildUsage} from './buildCommand';
import {check, usage as checkUsage} from './check';
import {print} from './check/report';
import {deploy, usage as deployUsage} from './deployCommand';
import {facts, usage as factsUsage} from './facts';
import {icons, usage as iconsUsage} from './iconsCommand';
import {SiteError} from './loadSite';
import {create, usage as newUsage} from './new';
import {preview, usage as previewUsage} from './preview';
import {report, usage as reportUsage} from './report';
import {usage as schemasUsage, writeSchemas} from './schemas';
import {serve, usage as serveUsage} from './serveCommand';
import {start, usage as startUsage} from './startCommand';
import {UsageError} from './usage';
import {usage as verifyUsage, verify} from './verify';

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  build,
  check,
  deploy,
  facts,
  icons,
  new: create,
  preview,
  report,
  schemas: writeSchemas,
  serve,
  start,
  verify,
};

const usage = `Usage: hosting COMMAND\n\n${[
  checkUsage,
  newUsage,
  startUsage,
  factsUsage,
  buildUsage,
  serveUsage,
  previewUsage,
  verifyUsage,
  deployUsage,
  reportUsage,
  iconsUsage,
  schemasUsage,
].join('\n')}`;

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * The command line of this package.
 *
 * @param args - what stands behind `hosting`
 * @returns the exit code
 */
export async function main([name = '', ...args]: readonly string[]): Promise<number> {
  const command = commands[name];
  if (!command || args.includes('--help')) {
    console.log(usage);
    return command || name === '--help' ? 0 : 2;
  }
  try {
    return await command(args);
  } catch (error) {
    if (isUsageError(error)) {
      console.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (error instanceof SiteError) {
      console.error(print({findings: error.findings, files: 0, checks: 0, failed: 0}, 'text'));
      return 1;
    }
    // Other kinds than plain errors are mistakes of this package, whose stack says where they are.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    console.error(error.message);
    return 1;
  }
}
