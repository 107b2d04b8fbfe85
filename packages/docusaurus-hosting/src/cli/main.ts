import {SiteError} from 'docusaurus-content-check/diagnostic';
import {printed} from 'docusaurus-content-check/command';
import type {Command} from './command';

/** Modules of the commands, in the order of the help. One is loaded when it is called: all their libraries take longer than a check. */
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
  icons: './iconsCommand',
  schemas: './schemas',
};

/** Loads a module of another package, or one beside this one without its ending. */
type Load = (module: string) => unknown;

async function commandOf(name: string, load: Load): Promise<Command | undefined> {
  const {commands} = (await load(modules[name]!)) as {readonly commands: Readonly<Record<string, Command>>};
  return commands[name];
}

async function help(load: Load): Promise<string> {
  const all = await Promise.all(Object.keys(modules).map((name) => commandOf(name, load)));
  return `Usage: hosting COMMAND\n\n${all.flatMap((command) => command?.usage ?? []).join('\n')}`;
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof Error &&
  (error.name === 'UsageError' || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')));

/**
 * The command line of this package.
 *
 * @param args - what stands behind `hosting`
 * @param load - loads a command's module, compiled or by tsx
 * @returns the exit code
 */
export async function main([name = '', ...args]: readonly string[], load: Load): Promise<number> {
  const isKnown = Object.hasOwn(modules, name);
  if (!isKnown || args.includes('--help')) {
    console.log(await help(load));
    return isKnown || name === '--help' ? 0 : 2;
  }
  try {
    const command = await commandOf(name, load);
    return await command!.run(args);
  } catch (error) {
    if (isUsageError(error)) {
      console.error(`${error.message}\n\n${await help(load)}`);
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
