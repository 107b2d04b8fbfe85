/** A deployment and a roll-back with a fault at every command that they run on the target. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {deploy, rollback} from 'docusaurus-publish/deploy';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {server as definition} from '../../scripts/localServer';
import {makeBuild} from '../support/smallBuild';

const folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-faults-'));
const target = path.join(folder, 'www');
const prepared = path.join(folder, 'prepared');
const shims = path.join(folder, 'bin');
const fault = path.join(folder, 'fault');
const now = new Date();
const systemPath = process.env.PATH ?? '';
/** What a server runs with: its configuration at the last reload that succeeded. */
const loaded = path.join(folder, 'loaded.caddy');
const reload = `cp ${target}/server/docs.caddy ${loaded}`;

/** Commands of the scripts. Each counts itself, and at its turn it fails, or the script that runs it is killed. */
const programs = ['basename', 'cat', 'cmp', 'cp', 'dirname', 'grep', 'head', 'ln', 'ls', 'mkdir', 'mv'];
const others = ['readlink', 'rm', 'rsync', 'sed', 'tail', 'touch', 'xargs'];
const shim = (name: string): string => `#!/bin/sh
exec 8>> ${fault}/lock
flock 8
n=$(($(/bin/cat ${fault}/count) + 1))
echo $n > ${fault}/count
exec 8>&-
if [ $n = "$(/bin/cat ${fault}/at)" ]; then
  [ ! -e ${fault}/kill ] || [ "$(/bin/ps -o comm= -p $PPID)" != sh ] || kill -9 $PPID
  exit 1
fi
PATH=${systemPath} exec ${name} "$@"
`;

const builds = new Map<string, string>();

const publish = (release: string): Promise<void> =>
  deploy({target, buildDir: builds.get(release)!, definition, now, release, reload});

/** Runs something with a fault at its nth command. @returns how many commands ran */
async function withFault(at: number, kill: boolean, act: () => Promise<void>): Promise<number> {
  writeFileSync(path.join(fault, 'count'), '0');
  writeFileSync(path.join(fault, 'at'), String(at));
  rmSync(path.join(fault, 'kill'), {force: true});
  if (kill) writeFileSync(path.join(fault, 'kill'), '');
  process.env.PATH = `${shims}:${systemPath}`;
  try {
    await act();
  } catch {
    // What matters is what visitors get afterwards.
  } finally {
    process.env.PATH = systemPath;
  }
  return Number(readFileSync(path.join(fault, 'count'), 'utf8'));
}

/** The release that visitors get: whole, and with its inline script among those that the loaded configuration allows. */
function servedRelease(): string {
  const current = path.basename(readlinkSync(path.join(target, 'current')));
  const served = path.join(target, 'releases', current);
  expect(readFileSync(path.join(served, 'index.html'), 'utf8')).toContain(`main.${current}.js`);
  expect(existsSync(path.join(served, `assets/js/main.${current}.js`))).toBe(true);
  const hashes = JSON.parse(readFileSync(path.join(served, '.server/hashes.json'), 'utf8')) as {scripts: string[]};
  const configuration = readFileSync(loaded, 'utf8');
  for (const hash of hashes.scripts) expect(configuration).toContain(hash);
  return current;
}

/** Everything as it was: two releases are published, and the second is served. */
function restore(): void {
  rmSync(target, {recursive: true, force: true});
  cpSync(prepared, target, {recursive: true, verbatimSymlinks: true, preserveTimestamps: true});
  cpSync(path.join(folder, 'prepared.caddy'), loaded);
}

beforeAll(async () => {
  for (const name of ['r1', 'r2', 'r3', 'r4']) builds.set(name, await makeBuild(folder, name, `inline("${name}")`));
  mkdirSync(shims);
  mkdirSync(fault);
  for (const name of [...programs, ...others]) writeFileSync(path.join(shims, name), shim(name), {mode: 0o755});
  await publish('r1');
  await publish('r2');
  cpSync(target, prepared, {recursive: true, verbatimSymlinks: true, preserveTimestamps: true});
  cpSync(loaded, path.join(folder, 'prepared.caddy'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const acts = [
  ['deployment', () => publish('r3')],
  ['roll-back', () => rollback({target, now, reload})],
] as const;

describe.each(acts)('a %s @all', (_, act) => {
  it.each([
    ['fails', false],
    ['is killed', true],
  ] as const)(
    'that %s at any command leaves a whole release, and the next ones go through',
    async (__, kill) => {
      restore();
      const commands = await withFault(0, false, act);
      expect(commands).toBeGreaterThan(10);
      for (let at = 1; at <= commands; at += 1) {
        restore();
        await withFault(at, kill, act);
        expect(servedRelease(), `command ${at}`).toMatch(/^r[123]$/);
        await publish('r4');
        expect(servedRelease(), `command ${at}`).toBe('r4');
        expect(readdirSync(path.join(target, 'releases')).filter((name) => name.endsWith('.part'))).toEqual([]);
        await rollback({target, now, reload});
        expect(servedRelease(), `command ${at}`).toMatch(/^r[123]$/);
      }
    },
    900_000,
  );
});
