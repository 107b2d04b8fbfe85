import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from '../filesIn';
import {encodings, precompress} from '../precompress';
import {caddyConfiguration} from '../server/caddy';
import {mergeHashes, type InlineHashes} from '../server/csp';
import {isNamedByContent, serverFolder, type ServerDefinition} from '../server/definition';
import {configurationOf} from '../server/serverFiles';
import {onTarget, shellQuote, type Step, type Target, type TargetOptions} from './target';

export interface DeployOptions extends TargetOptions {
  readonly buildDir: string;
  readonly definition: ServerDefinition;
  /** Name of the new release: by default the moment, in UTC. */
  readonly release?: string;
  /** Looks at what visitors get after the switch. @returns what is not as it was sent; undefined where nothing could be seen */
  readonly lookAtSite?: () => Promise<readonly string[] | undefined>;
  /** Leaves out the scripts and search indexes of releases before, which hold their texts, and removes those releases. */
  readonly forget?: boolean;
  /** In a dry run: the build would be made before, so that none need be there. */
  readonly buildsBefore?: boolean;
}

/** Releases that stay on the server: one to go back to and one more, in case that is broken as well. */
export const keptReleases = 3;

/** The next release's name: `20261121T154500Z`. */
const releaseName = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '');

/** Removes what a killed deployment left: releases that were never completed. A folder would swallow the new link. */
const removeUnfinished = `
[ ! -e current ] || [ -L current ] || { echo "current is no link to a release: move it away." >&2; exit 1; }
rm -rf releases/*.part current.new`;

/** Lists of the files that are named by their content: the release's own, and those of releases before, newest last. */
const assetLists = `${serverFolder}/assets`;
/** Releases whose such files stay: a tab may be open for days, and a busy day has several releases. */
export const keptAssets = 20;
/** The server's configuration while pages of two releases are answered: with the hashes of both. */
const transitionFile = `${serverFolder}/transition.caddy`;

/**
 * Links the files that are named by their content from one release into another, with their lists: pages that are open go
 * on finding their scripts and their search index. A release has the files of those before it by the same way.
 */
const keepAssets = (release: string, into: string): string => `
top=$PWD
cd "releases/${release}" 2>/dev/null || exit 0 # there is none, or somebody has deleted it
lists=$(ls -rd .${assetLists}/* 2>/dev/null | head -n ${keptAssets - 1})
[ -z "$lists" ] || { echo "$lists"; cat $lists; } | rsync --times --ignore-existing --ignore-missing-args \\
  --files-from=- --link-dest="$PWD" ./ "$top/${into}/"`;

/**
 * The releases that visitors have seen before the current one, oldest first, of which those that are gone are left out.
 * `history` names each release when it becomes the current one: the order is that of the deployments, whatever the clock of
 * the machine says that names them.
 */
const earlier = `
current=
[ ! -L current ] || current=$(readlink current)
current=\${current#releases/}
seen=
[ ! -e history ] || seen=$(sed "/^$current\\$/,\\$d" history)
for name in $seen; do
  [ ! -d "releases/$name" ] || echo "$name"
done`;

/** Notes a release as the current one. Those after the current one go: somebody went back from them. */
const remember = (release: string): string => `
{ ${earlier}
  [ -z "$current" ] || echo "$current"
  echo ${shellQuote(release)}; } > history.new
mv history.new history`;

/** Names of files that were published without a build, and of their compressed copies; a roll-back takes them along. */
const replacedList = `${serverFolder}/replaced`;

/** A link is replaced at once (rename, POSIX): every request finds the old release or the new one. */
const switchTo = (release: string): string => `
ln -sfn ${shellQuote(`releases/${release}`)} current.new
mv -T current.new current`;

/** Removes all releases but the current one and the newest that were live before; what else lies there is somebody's. */
const prune = (most: number): string => `
kept=$(${earlier}
  echo "$current")
# One program each: of several in a row, only the last would stop this by failing.
kept=$(echo "$kept" | tail -n ${most})
kept=/$(echo "$kept" | tr '\\n' /)
for place in releases/*${serverFolder}/hashes.json; do
  name=\${place#releases/}
  name=\${name%%/*}
  case "$kept" in
    */"$name"/*) ;;
    *) [ ! -e "$place" ] || mv "releases/$name" "releases/$name.part" ;;
  esac
done
rm -rf releases/*.part`;

const compressedCopiesOf = (files: readonly string[]): string[] =>
  files.flatMap((file) => encodings.map(({ending}) => file + ending));

/** Notes files of a release as published alone, by their paths on the site, and their compressed copies. */
function note(release: string, files: readonly string[]): string {
  const names = [...files, ...compressedCopiesOf(files)].map((file) => shellQuote(file.slice(1)));
  return names.length > 0 ? `printf '%s\\n' ${names.join(' ')} >> ${release}${replacedList}` : '';
}

/** Gives a release the files that were published alone into another, each at once; those that are gone there go. */
const keepReplaced = (from: string, into: string, always: readonly string[]): string => `
${note(`releases/${from}`, always)}
if [ -e releases/${from}${replacedList} ]; then
  while read -r file; do
    if [ -e "releases/${from}/$file" ]; then
      mkdir -p "$(dirname "releases/${into}/$file")"
      cp -p "releases/${from}/$file" "releases/${into}/$file.new"
      mv "releases/${into}/$file.new" "releases/${into}/$file"
    else
      rm -f "releases/${into}/$file"
    fi
  done < releases/${from}${replacedList}
  cp releases/${from}${replacedList} releases/${into}${replacedList}
fi`;

/** What Caddy imports, in the order of its use. */
const configurations = 'limits.caddy anonymous-log.caddy docs.caddy';

/**
 * Reloads the server. When that fails, the configuration before is put back: the server goes on running with it.
 *
 * @param orElse - what else is put back then: the release whose scripts that configuration allows
 */
const reloadOrPutBack = (command: string, orElse = ''): string => `
  if sh -euc ${shellQuote(command)} 8>&-; then
    rm -f server/*.caddy.old server/reload-pending
  else
    for name in ${configurations}; do
      [ ! -e server/$name.old ] || mv server/$name.old server/$name
    done
    ${orElse}
    echo ${shellQuote(`The server has not reloaded its configuration, because "${command}" failed; the one before is back. Deploy again when it works.`)} >&2
    exit 1
  fi`;

const leaveReload = `
  rm -f server/*.caddy.old
  echo "The server may still run with an older configuration: reload it, or deploy with --reload."`;

/**
 * Makes files of a release the configuration of the server when one differs from what is there. The marker `reload-pending`
 * stays until a reload has succeeded: after one that failed or was killed, the next deployment reloads whatever the files
 * say. Files that end with `.old` are what the server ran with before the first of them.
 */
const installConfiguration = (release: string, file: string, reload: string, orElse?: string): string => `
changed=
for name in ${configurations}; do
  from=releases/${release}${serverFolder}/$name
  [ $name != docs.caddy ] || from=releases/${release}${file}
  cp "$from" server/$name.new
  cmp -s server/$name.new server/$name || changed=yes
done
if [ -z "$changed" ] && [ ! -e server/reload-pending ]; then
  rm server/*.caddy.new
else
  touch server/reload-pending
  for name in ${configurations}; do
    [ -e server/$name.old ] || [ ! -e server/$name ] || ln server/$name server/$name.old
    mv server/$name.new server/$name
  done
  ${(reload ? reloadOrPutBack(reload, orElse) : leaveReload).trim()}
fi`;

/** What security.txt must at least have before it when it is published, in days: time enough for the next release. */
const leastDays = 90;

/** @throws Error when the build is not complete, or is so old that its security.txt ends soon (RFC 9116, 2.5.5) */
function checkBuild({buildDir, now}: DeployOptions): void {
  for (const file of ['index.html', '404.html', `${serverFolder}/hashes.json`]) {
    if (!existsSync(path.join(buildDir, file))) {
      throw new Error(`${path.join(buildDir, file)} is missing: build the site with npm run build.`);
    }
  }
  const securityTxt = path.join(buildDir, '.well-known/security.txt');
  if (!existsSync(securityTxt)) return;
  const expires = Date.parse(/^Expires: (.+)$/m.exec(readFileSync(securityTxt, 'utf8'))?.[1] ?? '');
  const days = Math.floor((expires - now.getTime()) / (24 * 60 * 60 * 1000));
  if (!(days >= leastDays)) {
    throw new Error(`security.txt of this build ends in ${days} days: build anew with npm run build.`);
  }
}

/** Files that are named by their content, one per line. */
const assetList = (buildDir: string, definition: ServerDefinition): string =>
  filesIn(buildDir)
    .filter((file) => isNamedByContent(definition, `/${file}`))
    .map((file) => `${file}\n`)
    .join('');

/** The configuration of the server with the hashes of the build and of the current release. */
async function transitionConfiguration(target: Target, {buildDir, definition}: DeployOptions): Promise<string> {
  const own = readFileSync(path.join(buildDir, serverFolder, 'hashes.json'), 'utf8');
  const current = await target.run(`cat current${serverFolder}/hashes.json 2>/dev/null || true`);
  const hashes = [own, current].filter(Boolean).map((text) => JSON.parse(text) as InlineHashes);
  return caddyConfiguration(configurationOf(buildDir, definition, mergeHashes(...hashes)));
}

/** Copies the build; what did not change is linked to the current release, so that it takes neither time nor space. */
async function upload(target: Target, options: DeployOptions, part: string): Promise<void> {
  const {buildDir, definition} = options;
  // Debian's rsync 3.2.7 takes parts of a file from --link-dest wrongly, and then refuses the file.
  await target.copy(buildDir, part, ['--whole-file', '--link-dest=../../current']);
  const about = path.join(target.temporary, 'about');
  await mkdir(path.join(about, assetLists), {recursive: true});
  await writeFile(path.join(about, assetLists, path.basename(part, '.part')), assetList(buildDir, definition));
  await writeFile(path.join(about, transitionFile), await transitionConfiguration(target, options));
  await target.copy(about, part);
}

/** The release that a roll-back leads to, if there is one. */
async function releaseBefore(target: Target) {
  const state = await target.run(`
[ -L current ] || { echo "Nothing is published: the link current is missing. Deploy again." >&2; exit 1; }
basename "$(readlink current)"
${earlier}`);
  const [current = '', ...releases] = state.split('\n');
  return {current, previous: releases.at(-1)};
}

/** Leaves the current release for the one before, with what open tabs ask for and what was published alone. */
const stepsBack = (
  {reload = '', publishedAlone = []}: TargetOptions,
  current: string,
  previous: string,
  orElse?: string,
): readonly (readonly [string, string])[] => [
  ['keep the assets of the newer release', keepAssets(current, `releases/${previous}`)],
  ['keep what was published without a build', keepReplaced(current, previous, publishedAlone)],
  [`switch current from ${current} back to ${previous}`, switchTo(previous)],
  [
    'install its configuration of the server',
    installConfiguration(previous, `${serverFolder}/docs.caddy`, reload, orElse),
  ],
];

/** @throws Error when visitors get something else than what was sent; the release before is back then */
async function lookAfterwards(target: Target, options: DeployOptions): Promise<string> {
  const wrong = await options.lookAtSite?.();
  if (!wrong) return 'nothing could be seen of the published site';
  if (wrong.length === 0) return 'the published site is what was sent';
  const {current, previous} = await releaseBefore(target);
  const end = previous ? `${previous} is back.` : 'There is no release to go back to.';
  for (const [, script] of previous ? stepsBack(options, current, previous) : []) await target.step(script);
  throw new Error(`The published site is not what was sent:\n${wrong.join('\n')}\n${end}`);
}

/**
 * Publishes a build: a new folder beside the releases before, then one link changes. Until then, and after a failure at any
 * step, the site is the old release, whole.
 *
 * @throws Error that says what failed: a second deployment at the same time, a full disk, a lost connection, no build, a
 *   site that is not what was sent
 */
export async function deploy(options: DeployOptions): Promise<void> {
  const {now, release = releaseName(now), reload = '', dryRun, buildsBefore, lookAtSite, forget = false} = options;
  if (!dryRun || !buildsBefore) checkBuild(options);
  const part = `releases/${release}.part`;
  const steps = (target: Target): readonly Step[] => [
    ['remove what a broken-off deployment has left', removeUnfinished],
    [`copy the build to ${target.destination}/${part}`, () => upload(target, options, part)],
    ...(forget
      ? []
      : [['keep the assets of the last releases', keepAssets('$(basename "$(readlink current)")', part)] as const]),
    [`name it releases/${release}`, `mv -T ${part} releases/${release}`],
    ['install the configuration of the server', installConfiguration(release, transitionFile, reload)],
    [`switch current to ${release}`, remember(release) + switchTo(release)],
    ...(lookAtSite ? [['look at the published site', () => lookAfterwards(target, options)] as const] : []),
    forget
      ? ['remove all other releases', prune(1)]
      : [`remove all but the last ${keptReleases} releases`, prune(keptReleases)],
  ];
  // What is left of it would hold the disk until the next deployment.
  await onTarget(options, (target) => target.runSteps(steps(target), `rm -rf ${part}`));
}

/**
 * Goes back to the release before the current one. A later deployment goes forward again.
 *
 * @throws Error when there is no release to go back to, or the server does not reload; the current one stays then
 */
export const rollback = (options: TargetOptions): Promise<void> =>
  onTarget(options, async (target) => {
    const {current, previous} = await releaseBefore(target);
    if (!previous) throw new Error(`There is no release before ${current} on ${options.target}.`);
    await target.runSteps(stepsBack(options, current, previous, switchTo(current)));
  });

/**
 * Replaces single files of the current release, each at once, without a build: for an incident.
 *
 * @param files - path on the site → content
 * @throws Error when nothing is published yet, or as {@link deploy} does
 */
export const replaceFiles = (options: TargetOptions, files: ReadonlyMap<string, string>): Promise<void> =>
  onTarget(options, async (target) => {
    const names = [...files.keys()].map((file) => `current${file}`);
    const compressed = compressedCopiesOf(names);
    const replace = async (): Promise<void> => {
      const site = path.join(target.temporary, 'site');
      for (const [file, content] of files) {
        await mkdir(path.dirname(path.join(site, file)), {recursive: true});
        await writeFile(path.join(site, file), content);
      }
      await precompress(site, path.join(target.temporary, 'cache'));
      await target.copy(site, 'current');
    };
    await target.runSteps([
      [
        'see whether there is a release',
        'test -e current/index.html || { echo "Nothing is published here yet." >&2; exit 1; }',
      ],
      // Servers prefer the compressed copies, and a short file gets none.
      ['remove the old compressed copies', `rm -f ${compressed.map(shellQuote).join(' ')}`],
      ['note them for a roll-back', note('current', [...files.keys()])],
      [`replace ${names.join(', ')}`, replace],
    ]);
  });
