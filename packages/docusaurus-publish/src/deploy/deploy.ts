import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {precompress} from '../precompress';
import {caddyConfiguration, encodings} from '../server/caddy';
import {mergeHashes, type InlineHashes} from '../server/csp';
import {isNamedByContent, serverFolder, type ServerDefinition} from '../server/definition';
import {configurationOf} from '../server/serverFiles';

/** Where to publish, and how to get there. */
export interface TargetOptions {
  /** Folder on this machine, or `[user@]host:/folder` over ssh. It holds `current`, `releases/`, `server/` and `lock`. */
  readonly target: string;
  /** The moment of the deployment. */
  readonly now: Date;
  /** Command that makes the web server read its configuration again; run on the target when that has changed. */
  readonly reload?: string;
  /** Command of ssh with its options, as rsync's `-e` takes it. */
  readonly ssh?: string;
  readonly dryRun?: boolean;
  /** One line about each step. */
  readonly log?: (line: string) => void;
}

export interface DeployOptions extends TargetOptions {
  readonly buildDir: string;
  readonly definition: ServerDefinition;
  /** Name of the new release, which sorts after those before it: by default the moment, in UTC. */
  readonly release?: string;
  /** In a dry run: the build would be made before, so that none need be there. */
  readonly buildsBefore?: boolean;
}

/** Releases that stay on the server: one to go back to and one more, in case that is broken as well. */
export const keptReleases = 3;

/** Is the target another machine? `host:/folder`, not `./a:b`. */
const remote = /^((?:[^/:@\s]+@)?[^/:\s]+):(\/.*)$/;

/** A text that a shell takes literally. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Runs shell commands where the site is served. */
interface Machine {
  /** Folder of the deployment there. */
  readonly folder: string;
  /** Runs a script in the folder. @throws Error with what the script said when it fails */
  run(script: string): Promise<string>;
  /** Program and arguments that run a script there; its input stays open. */
  command(script: string): readonly [string, ...string[]];
  /** Where rsync copies to. */
  readonly destination: string;
  readonly rsyncOptions: readonly string[];
}

/** @throws Error with the program's messages when it ends with another status than 0 */
function execute(command: string, args: readonly string[], input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {stdio: ['pipe', 'pipe', 'pipe']});
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.on('error', (error) => reject(new Error(`${command} does not start: ${error.message}`)));
    child.on('close', (status) => {
      const said = Buffer.concat(errors).toString().trim();
      if (status === 0) {
        resolve(Buffer.concat(out).toString());
      } else {
        reject(new Error(said || `${command} ended with status ${status}`));
      }
    });
    // A program that ends early does not read its input; its status says why.
    child.stdin.on('error', () => undefined).end(input);
  });
}

/**
 * Options of ssh by which the first connection, that of the lock, carries all others: one login for a deployment, so that a
 * passphrase is asked for once. Of two values ssh takes the first, so that those of the operator's own command win.
 */
const sharedConnection = (socket: string): string =>
  `-o ControlMaster=auto -o ControlPath=${socket} -o ControlPersist=no`;

function machineOf(target: string, ssh: string, socket: string): Machine {
  const [, host, remoteFolder] = remote.exec(target) ?? [];
  const folder = remoteFolder ?? path.resolve(target);
  const script = (commands: string): string =>
    `set -eu\nmkdir -p ${shellQuote(folder)}\ncd ${shellQuote(folder)}\n${commands}\n`;
  if (host === undefined) {
    return {
      folder,
      destination: folder,
      rsyncOptions: [],
      run: (commands) => execute('sh', ['-s'], script(commands)),
      command: (commands) => ['sh', '-c', script(commands)],
    };
  }
  const shared = `${ssh} ${sharedConnection(socket)}`;
  const [program = 'ssh', ...options] = shared.split(' ');
  return {
    folder,
    destination: `${host}:${folder}`,
    rsyncOptions: ['-e', shared],
    run: (commands) => execute(program, [...options, host, 'sh -s'], script(commands)),
    command: (commands) => [program, ...options, host, `sh -c ${shellQuote(script(commands))}`],
  };
}

/** Gives work the machine of a target, and removes what the connection to it needed here. */
async function onMachine(
  {target, ssh = 'ssh'}: TargetOptions,
  work: (machine: Machine) => Promise<void>,
): Promise<void> {
  // A folder that nobody else may enter: who can use the socket can use the connection.
  const folder = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  try {
    await work(machineOf(target, ssh, path.join(folder, 'ssh')));
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** The next release's name: `20261121T154500Z`. */
const releaseName = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

/** Takes the lock or says who has it. The system gives it back when the script ends, however that comes about. */
const lockScript = (owner: string): string => `
mkdir -p releases server
exec 9>>lock
if ! flock -n 9; then
  owner=$(cat lock)
  echo "Another deployment is under way: \${owner:-it has just begun}" >&2
  exit 1
fi
echo ${shellQuote(owner)} > lock
echo locked
cat > /dev/null`;

interface Lock {
  /** @throws Error when the connection that holds the lock is gone, and another deployment may have it */
  check(): void;
  giveBack(): Promise<unknown>;
}

/**
 * Holds the lock of a target as long as this process lives: its end closes the script's input.
 *
 * @throws Error when another deployment has it
 */
function takeLock(machine: Machine, owner: string): Promise<Lock> {
  const [program, ...args] = machine.command(lockScript(owner));
  const holder = spawn(program, args, {stdio: ['pipe', 'pipe', 'pipe']});
  const ended = new Promise((resolve) => holder.once('close', resolve));
  const errors: Buffer[] = [];
  holder.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  return new Promise((resolve, reject) => {
    holder.once('error', reject);
    holder.once('close', () =>
      reject(new Error(Buffer.concat(errors).toString().trim() || 'The lock could not be taken.')),
    );
    holder.stdout.once('data', () =>
      resolve({
        check() {
          if (holder.exitCode !== null || holder.signalCode !== null) {
            throw new Error('The connection is lost, and the lock with it: deploy again.');
          }
        },
        giveBack() {
          holder.stdin.end();
          return ended;
        },
      }),
    );
  });
}

/** Removes what a killed deployment left: releases that were never made whole. */
const removeUnfinished = 'rm -rf releases/*.part current.new';

/** Releases before a new one that others go on needing. */
const lastReleases = `$(ls releases | grep -v '\\.part$' | sort -r | head -n ${keptReleases - 1})`;

/**
 * Links the files of some releases that are named by their content into another: pages that are open go on finding their
 * scripts and their search index. Each release has a list of its own ones, so that they do not go along for ever.
 */
const keepAssets = (releases: string, into: string): string => `
for old in ${releases}; do
  list="$(pwd)/releases/$old${serverFolder}/assets.txt"
  if [ -f "$list" ]; then
    while IFS= read -r file; do
      if [ -f "releases/$old/$file" ] && [ ! -e "${into}/$file" ]; then
        mkdir -p "$(dirname "${into}/$file")"
        ln "releases/$old/$file" "${into}/$file"
      fi
    done < "$list"
  fi
done`;

/** A link is replaced at once (rename, POSIX): every request finds the old release or the new one. */
const switchTo = (release: string): string => `
ln -sfn ${shellQuote(`releases/${release}`)} current.new
mv -T current.new current`;

const prune = `
now=$(readlink current | sed 's|.*/||')
ls releases | grep -v '\\.part$' | sort -r | tail -n +${keptReleases + 1} | while IFS= read -r old; do
  [ "$old" = "$now" ] || rm -rf "releases/$old"
done`;

/** Files that are named by their content; written beside the server's configuration, so that later releases can keep them. */
async function assetList(buildDir: string, definition: ServerDefinition): Promise<string> {
  const files = await readdir(buildDir, {recursive: true, withFileTypes: true});
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)))
    .filter((file) => isNamedByContent(definition, `/${file}`))
    .sort()
    .map((file) => `${file}\n`)
    .join('');
}

/** What security.txt must at least have before it when it is published, in days: time enough for the next release. */
const leastDays = 90;

/** @throws Error when a build is so old that its security.txt ends soon (RFC 9116, 2.5.5); every build writes a new end */
function checkSecurityTxt(text: string, now: Date): void {
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = Math.floor((expires - now.getTime()) / (24 * 60 * 60 * 1000));
  if (!(days >= leastDays)) {
    throw new Error(`security.txt of this build ends in ${days} days: build anew with npm run build.`);
  }
}

/** @throws Error when the build is missing or not made by `npm run build` */
async function checkBuild({buildDir, now}: DeployOptions): Promise<InlineHashes> {
  for (const file of ['index.html', '404.html', `${serverFolder}/hashes.json`]) {
    if (!existsSync(path.join(buildDir, file))) {
      throw new Error(`${path.join(buildDir, file)} is missing: build the site with npm run build.`);
    }
  }
  const securityTxt = path.join(buildDir, '.well-known/security.txt');
  if (existsSync(securityTxt)) {
    checkSecurityTxt(await readFile(securityTxt, 'utf8'), now);
  }
  return JSON.parse(await readFile(path.join(buildDir, serverFolder, 'hashes.json'), 'utf8')) as InlineHashes;
}

/**
 * The server's configuration for the time in which pages of both releases are answered: with the hashes of both.
 */
async function configurationFor(
  machine: Machine,
  {buildDir, definition}: DeployOptions,
  own: InlineHashes,
): Promise<string> {
  const text = await machine.run(`cat current${serverFolder}/hashes.json 2>/dev/null || true`);
  const hashes = text.trim() ? mergeHashes(own, JSON.parse(text) as InlineHashes) : own;
  return caddyConfiguration(configurationOf(buildDir, definition, hashes));
}

/** Reloads the server. When that fails, the configuration before is put back: the server goes on running with it. */
const reloadOrPutBack = (command: string): string => `
  if sh -euc ${shellQuote(command)}; then
    rm -f server/docs.caddy.old server/reload-pending
  else
    [ ! -e server/docs.caddy.old ] || mv server/docs.caddy.old server/docs.caddy
    echo "The server has not reloaded its configuration; the one before is back." >&2
    exit 1
  fi`;

const leaveReload = `
  rm -f server/docs.caddy.old
  echo "The server may still run with an older configuration: reload it, or deploy with --reload."`;

/**
 * Makes `server/docs.caddy.new` the configuration of the server when it differs from what is there. The marker
 * `reload-pending` stays until a reload has succeeded: after one that failed or was killed, the next deployment reloads
 * whatever the files say. `docs.caddy.old` is what the server ran with before the first of them.
 */
const applyConfiguration = (reload: string): string => `
if cmp -s server/docs.caddy.new server/docs.caddy && [ ! -e server/reload-pending ]; then
  rm server/docs.caddy.new
else
  touch server/reload-pending
  [ -e server/docs.caddy.old ] || [ ! -e server/docs.caddy ] || ln server/docs.caddy server/docs.caddy.old
  mv server/docs.caddy.new server/docs.caddy
  ${(reload ? reloadOrPutBack(reload) : leaveReload).trim()}
fi`;

/** Writes the configuration beside the releases. */
const installConfiguration = (release: string, configuration: string, reload: string): string => `
cat > server/docs.caddy.new <<'END_OF_CONFIGURATION'
${configuration.trimEnd()}
END_OF_CONFIGURATION
cp releases/${release}${serverFolder}/anonymous-log.caddy server/
${applyConfiguration(reload)}`;

/** Copies the build; what did not change is linked to the release before, so that it takes neither time nor space. */
async function upload(machine: Machine, buildDir: string, release: string, list: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
  try {
    await writeFile(path.join(folder, 'assets.txt'), list);
    const part = `${machine.destination}/releases/${release}.part`;
    const rsync = (args: readonly string[]): Promise<string> => execute('rsync', [...machine.rsyncOptions, ...args]);
    await rsync([
      '--recursive',
      '--links',
      '--times',
      // Two builds may give a file the same size within the same second.
      '--checksum',
      // Debian's rsync 3.2.7 takes parts of a file from --link-dest wrongly, and then refuses the file.
      '--whole-file',
      '--chmod=D755,F644',
      '--link-dest=../../current',
      `${buildDir}/`,
      `${part}/`,
    ]);
    await rsync([path.join(folder, 'assets.txt'), `${part}${serverFolder}/assets.txt`]);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** A step of a deployment: what people read, and what happens. */
export type Step = readonly [description: string, action: () => Promise<unknown>];

/** Runs the steps under the lock, and gives it back whatever happens. A dry run only says them. */
async function runSteps(
  machine: Machine,
  {now, dryRun = false, log = () => undefined}: TargetOptions,
  steps: readonly Step[],
): Promise<void> {
  if (dryRun) {
    steps.forEach(([description]) => log(`would ${description}`));
    return;
  }
  const {username} = os.userInfo();
  const lock = await takeLock(
    machine,
    `${username} on ${os.hostname()}, process ${process.pid}, since ${now.toISOString()}`,
  );
  try {
    for (const [description, action] of steps) {
      lock.check();
      log(description);
      const said = await action();
      if (typeof said === 'string' && said.trim()) {
        log(said.trim());
      }
    }
  } finally {
    await lock.giveBack();
  }
}

/**
 * Publishes a build: a new folder beside the releases before, then one link changes. Until then, and after a failure at any
 * step, the site is the old release, whole.
 *
 * @throws Error that says what failed: a second deployment at the same time, a full disk, a lost connection, no build
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const {buildDir, definition, now, release = releaseName(now), reload = '', dryRun, buildsBefore} = options;
  const own = dryRun && buildsBefore ? {scripts: [], styles: []} : await checkBuild(options);
  const part = `releases/${release}.part`;
  await onMachine(options, (machine) =>
    runSteps(machine, options, [
      ['remove what a broken-off deployment has left', () => machine.run(removeUnfinished)],
      [
        `copy the build to ${machine.destination}/${part}`,
        async () => upload(machine, buildDir, release, await assetList(buildDir, definition)),
      ],
      ['keep the assets of the last releases', () => machine.run(keepAssets(lastReleases, part))],
      [`name it releases/${release}`, () => machine.run(`mv -T ${part} releases/${release}`)],
      [
        'install the configuration of the server',
        async () => machine.run(installConfiguration(release, await configurationFor(machine, options, own), reload)),
      ],
      [`switch current to ${release}`, () => machine.run(switchTo(release))],
      [`remove all but the last ${keptReleases} releases`, () => machine.run(prune)],
    ]),
  );
}

/**
 * Goes back to the release before the current one. A later deployment goes forward again.
 *
 * @throws Error when there is no release to go back to
 */
export const rollback = (options: TargetOptions): Promise<void> =>
  onMachine(options, (machine) => goBack(machine, options));

async function goBack(machine: Machine, options: TargetOptions): Promise<void> {
  const {target, reload = ''} = options;
  const state = await machine.run(
    "readlink current || true\nls releases 2>/dev/null | grep -v '\\.part$' | sort -r || true",
  );
  const [current = '', ...releases] = state.trim().split('\n');
  const previous = releases.find((name) => name < path.basename(current));
  if (!previous) {
    throw new Error(`There is no release before ${path.basename(current) || 'the first one'} on ${target}.`);
  }
  await runSteps(machine, options, [
    [
      'keep the assets of the newer release',
      () => machine.run(keepAssets(path.basename(current), `releases/${previous}`)),
    ],
    [`switch current from ${path.basename(current)} back to ${previous}`, () => machine.run(switchTo(previous))],
    [
      'install its configuration of the server',
      () =>
        machine.run(
          `cp releases/${previous}${serverFolder}/docs.caddy server/docs.caddy.new\n${applyConfiguration(reload)}`,
        ),
    ],
  ]);
}

/**
 * Replaces single files of the current release, each at once, without a build: for an incident.
 *
 * @param files - path on the site → content
 * @throws Error when nothing is published yet, or as {@link deploy} does
 */
export const replaceFiles = (options: TargetOptions, files: ReadonlyMap<string, string>): Promise<void> =>
  onMachine(options, (machine) => replaceOn(machine, options, files));

async function replaceOn(machine: Machine, options: TargetOptions, files: ReadonlyMap<string, string>): Promise<void> {
  const names = [...files.keys()].map((file) => `current${file}`);
  const compressed = names.flatMap((name) => encodings.map(({ending}) => name + ending));
  await runSteps(machine, options, [
    [
      'see whether there is a release',
      () => machine.run('test -e current/index.html || { echo "Nothing is published here yet." >&2; exit 1; }'),
    ],
    // Servers prefer the compressed copies, and a short file gets none.
    ['remove the old compressed copies', () => machine.run(`rm -f ${compressed.map(shellQuote).join(' ')}`)],
    [
      `replace ${names.join(', ')}`,
      async () => {
        const folder = await mkdtemp(path.join(os.tmpdir(), 'deploy-'));
        try {
          const site = path.join(folder, 'site');
          await mkdir(site);
          for (const [file, content] of files) {
            await writeFile(path.join(site, file), content);
          }
          await precompress(site, path.join(folder, 'cache'));
          const what = ['--recursive', '--times', '--checksum', '--chmod=D755,F644', `${site}/`];
          await execute('rsync', [...machine.rsyncOptions, ...what, `${machine.destination}/current/`]);
        } finally {
          await rm(folder, {recursive: true, force: true});
        }
      },
    ],
  ]);
}

/** @throws Error that names the programs that a deployment needs and this machine has not */
export function checkPrograms(): void {
  const missing = ['rsync', 'ssh'].filter((name) => spawnSync(name, ['-V'], {stdio: 'ignore'}).error !== undefined);
  if (missing.length > 0) {
    throw new Error(
      `Deployments need ${missing.join(' and ')}. On Debian, as root: apt-get install rsync openssh-client`,
    );
  }
}
