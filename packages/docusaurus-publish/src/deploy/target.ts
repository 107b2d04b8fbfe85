import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {UsageError} from '../usageError';
import {visibleLines} from '../verify/diagnostic';

/** Where to publish, and how to get there. */
export interface TargetOptions {
  /** As {@link parseTarget} reads it. The folder holds `current`, `history`, `releases/`, `server/` and two locks. */
  readonly target: string;
  /** The moment of the deployment. */
  readonly now: Date;
  /** Command that makes the web server read its configuration again; run on the target when that has changed. */
  readonly reload?: string;
  /** Command of ssh with its options, as rsync's `-e` takes it. */
  readonly ssh?: string;
  /** Paths on the site of files that are published alone, such as notices: a roll-back leaves them as they are. */
  readonly publishedAlone?: readonly string[];
  readonly dryRun?: boolean;
  /** One line about each step. */
  readonly log?: (line: string) => void;
}

/** A step of a deployment: what people read, and a script for the target or work on this machine. */
export type Step = readonly [description: string, work: string | (() => Promise<unknown>)];

type Command = readonly [program: string, ...args: string[]];

/** Characters that terminals obey, that end a line, that nobody sees, and halves of others. */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/**
 * Reads where to publish: `/folder`, `./folder` or `../folder` on this machine, or `[user@]host:/folder` over ssh.
 *
 * @throws UsageError for anything else, with what was probably meant: ssh would take `-…` for an option, and `host:folder`
 *   would be a folder of that name here
 */
export function parseTarget(target: string): {readonly host?: string; readonly folder: string} {
  const shown = target.replace(hidden, '\uFFFD');
  const refusal = (reason: string): UsageError => new UsageError(`${JSON.stringify(shown)} ${reason}`);
  if (shown !== target) throw refusal('holds a control character, or another that cannot be seen.');
  if (/^\.{0,2}\//.test(target)) return {folder: path.resolve(target)};
  const [, host, folder = ''] = /^((?:[\w.-]+@)?\w[\w.-]*):(.*)$/.exec(target) ?? [];
  if (target.startsWith('-')) throw refusal(`looks like an option. A folder of that name is ./${target}`);
  if (host === undefined)
    throw refusal(`is no place to publish to. A folder of this machine is ./${target}, another machine's HOST:/FOLDER`);
  if (folder.startsWith('//')) throw refusal('is an address of the web. Another machine is HOST:/FOLDER');
  if (!folder.startsWith('/'))
    throw refusal(`names no absolute folder. Did you mean ${host}:/${folder}, or ./${target} on this machine?`);
  return {host, folder};
}

/** A text that a shell takes literally. */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** @returns what the program prints @throws Error with its messages when it fails */
async function execute([program, ...args]: Command): Promise<string> {
  const running = promisify(execFile)(program, args);
  running.child.stdin?.end();
  try {
    return (await running).stdout.trim();
  } catch (error) {
    const {code, message, stderr} = error as {code: unknown; message: string; stderr: string};
    const missing = code === 'ENOENT' && `${program} is missing: deployments need rsync, and ssh for other machines.`;
    throw new Error(missing || stderr.trim() || message, {cause: error});
  }
}

/** How often the one who has the lock says so, and after what time without a word it is given up: somebody's machine sleeps. */
const heartbeat = {every: 15_000, patience: 60};

/**
 * Takes the lock or says who has it. The system releases it when the script ends, however that comes about. Whoever may read
 * the file may hold it, so nobody else may; older releases let all users of the server read it.
 */
const lockScript = (owner: string): string => `
mkdir -p releases server
umask 077
exec 9>>lock
chmod 600 lock
if ! flock -n 9; then
  owner=$(cat lock)
  echo "Another deployment is under way: \${owner:-it has just begun}" >&2
  exit 1
fi
echo ${shellQuote(owner)} > lock
echo locked
while [ -n "$(timeout ${heartbeat.patience} head -n 1)" ]; do :; done`;

/** A step goes on when the command here is broken off, and must not undo what comes after it. */
const stepLock = `
[ -e step.lock ] || (umask 077 && : > step.lock)
exec 8>>step.lock
if ! flock -n 8; then
  echo "A step of a deployment that was broken off is still under way. Try again when it has ended." >&2
  exit 1
fi
`;

const hasEnded = ({exitCode, signalCode}: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** The folder of a deployment, on this machine or on another. */
export class Target {
  /** As rsync names it. */
  readonly destination: string;
  readonly #folder: string;
  readonly #ssh: readonly string[];
  readonly #host: string | undefined;

  /** @param temporary - folder on this machine that nobody else may enter: who can use the socket can use the connection */
  constructor(
    readonly options: TargetOptions,
    readonly temporary: string,
  ) {
    const {host, folder} = parseTarget(options.target);
    this.#host = host;
    this.#folder = folder;
    this.destination = host === undefined ? folder : `${host}:${folder}`;
    // The first connection, that of the lock, carries all others: one login for a deployment. Of two values ssh takes the
    // first, so that those of the operator's own command win.
    const shared = [
      ...['ControlMaster=auto', `ControlPath=${temporary}/ssh`, 'ControlPersist=no'],
      ...['ServerAliveInterval=15', 'ServerAliveCountMax=3'],
    ];
    this.#ssh = [...(options.ssh ?? 'ssh').split(' '), ...shared.flatMap((option) => ['-o', option])];
  }

  #command(script: string): Command {
    const folder = shellQuote(this.#folder);
    const whole = `set -eu\numask 022\nmkdir -p ${folder}\ncd ${folder}\n${script}\n`;
    const [program = 'ssh', ...options] = this.#ssh;
    return this.#host === undefined
      ? ['sh', '-c', whole]
      : [program, ...options, '--', this.#host, `sh -c ${shellQuote(whole)}`];
  }

  /** Runs a script in the folder. @returns what it prints @throws Error with its messages when it fails */
  run(script: string): Promise<string> {
    return execute(this.#command(script));
  }

  /** The same for a script that changes something, under the lock: it waits for none that was broken off. */
  step(script: string): Promise<string> {
    return this.run(stepLock + script);
  }

  /** Copies the content of a folder to one below the target's, but no symbolic links: servers would follow them. */
  async copy(from: string, to: string, options: readonly string[] = []): Promise<void> {
    // rsync takes a command apart at spaces that do not stand in quotation marks.
    const ssh = this.#ssh.map((part) => (part.includes(' ') ? `"${part}"` : part));
    const shell = this.#host === undefined ? [] : ['-e', ssh.join(' ')];
    // Two builds may give a file the same size within the same second. The shell there reads no name of a folder.
    const how = ['--recursive', '--times', '--perms', '--checksum', '--chmod=D755,F644', '--protect-args'];
    await execute(['rsync', ...shell, ...how, ...options, '--', `${from}/`, `${this.destination}/${to}/`]);
  }

  /**
   * Runs the steps under the lock, which it releases whatever happens. A dry run only lists them.
   *
   * @param undo - script that is run after a step that failed, while the lock is held: nobody else's work is undone
   */
  async runSteps(steps: readonly Step[], undo?: string): Promise<void> {
    const {dryRun = false, log = () => undefined} = this.options;
    if (dryRun) {
      steps.forEach(([description]) => log(`would ${description}`));
      return;
    }
    const {holder, ended} = await this.#takeLock();
    try {
      for (const [description, work] of steps) {
        if (hasEnded(holder)) throw new Error('The connection is lost, and the lock with it: deploy again.');
        log(description);
        const said = typeof work === 'string' ? await this.step(work) : await work();
        if (typeof said === 'string' && said) log(said);
      }
    } catch (error) {
      if (undo !== undefined && !hasEnded(holder)) await this.step(undo).catch(() => undefined);
      throw error;
    } finally {
      holder.stdin?.end();
      await ended;
    }
  }

  /** Holds the lock as long as this process lives: its end closes the script's input. @throws Error when it is taken */
  async #takeLock(): Promise<{readonly holder: ChildProcess; readonly ended: Promise<unknown>}> {
    const owner = `${os.userInfo().username} on ${os.hostname()}, process ${process.pid}`;
    const [program, ...args] = this.#command(lockScript(`${owner}, since ${this.options.now.toISOString()}`));
    const holder = spawn(program, args, {stdio: 'pipe'});
    const ended = once(holder, 'close');
    const beat = setInterval(() => holder.stdin.write('.\n'), heartbeat.every);
    // Its end is noticed before the next step.
    holder.stdin.on('error', () => clearInterval(beat));
    void ended.then(() => clearInterval(beat));
    let messages = '';
    holder.stderr.on('data', (chunk: Buffer) => (messages += chunk.toString()));
    await Promise.race([once(holder.stdout, 'data'), ended]);
    if (hasEnded(holder)) throw new Error(messages.trim() || 'The lock could not be taken.');
    return {holder, ended};
  }
}

/** Gives work the target, and removes what the connection to it needed here. @throws Error whose message is safe to print */
export async function onTarget(options: TargetOptions, work: (target: Target) => Promise<void>): Promise<void> {
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  try {
    await work(new Target(options, temporary));
  } catch (error) {
    // Some of it is what the target says: terminals obey control characters.
    if (error instanceof Error) error.message = visibleLines(error.message);
    throw error;
  } finally {
    await rm(temporary, {recursive: true, force: true});
  }
}
