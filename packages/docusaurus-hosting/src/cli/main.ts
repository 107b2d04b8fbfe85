import {readFileSync} from 'node:fs';
import path from 'node:path';
import {SiteError} from 'docusaurus-content-check/diagnostic';
import {printed, usage} from 'docusaurus-content-check/command';

/** A command, exported by its name. @param args - what stands behind that, and @returns the exit code */
type Command = (args: readonly string[]) => number | Promise<number>;

/** Modules of the commands. One is loaded when it is called: all their libraries take longer than a check. */
const modules: Readonly<Record<string, string>> = {
  check: '../check/index',
  new: './new/index',
  start: './startCommand',
  facts: './facts',
  build: './buildCommand',
  serve: './publish/index',
  verify: './publish/index',
  deploy: './publish/deploy',
  dns: './dns',
  doctor: './doctor',
  report: './report/index',
  icons: '../pictures/icons',
  recolor: './recolor',
  schemas: './schemas',
};

const help = (): string =>
  `Usage: hosting COMMAND\n\nhosting check ${usage}\n${readFileSync(path.join(__dirname, '../../bin/help.txt'), 'utf8')}`;

/** What it says of one command. */
const helpOn = (name: string): string | undefined =>
  help()
    .split(/\n(?=hosting )/)
    .find((part) => part.startsWith(`hosting ${name} `));

const isUsageError = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'UsageError' || ('code' in error && /^ERR_(?:PARSE_ARGS|INVALID_IP)/.test(String(error.code))));

/**
 * The command line of this package.
 *
 * @param args - what stands behind `hosting`
 * @param load - loads a module of another package, or one beside this one without its ending, compiled or by tsx
 * @returns the exit code
 */
export async function main(
  [name = '', ...args]: readonly string[],
  load: (module: string) => unknown,
): Promise<number> {
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (module === undefined || args.includes('--help')) {
    console.log(helpOn(name) ?? help());
    return module !== undefined || name === '--help' ? 0 : 2;
  }
  try {
    const {[name]: command} = (await load(module)) as Readonly<Record<string, Command>>;
    return await command!(args);
  } catch (error) {
    if (isUsageError(error)) {
      console.error(`${error.message}\n\n${helpOn(name)}`);
      return 2;
    }
    if (error instanceof SiteError) {
      console.error(printed(error));
      return 1;
    }
    // Other kinds than plain errors are mistakes of this package, whose stack says where they are.
    if (!(error instanceof Error) || error.constructor !== Error) throw error;
    console.error(error.message);
    return 1;
  }
}
