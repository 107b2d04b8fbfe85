import {check, usage as checkUsage} from './check';
import {create, usage as newUsage} from './new';
import {report, usage as reportUsage} from './report';
import {usage as schemasUsage, writeSchemas} from './schemas';
import {UsageError} from './usage';

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  check,
  new: create,
  report,
  schemas: writeSchemas,
};

const usage = `Usage: hosting COMMAND\n\n${[checkUsage, newUsage, reportUsage, schemasUsage].join('\n')}`;

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
    if (!isUsageError(error)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
}
