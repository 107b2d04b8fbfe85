import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {once} from 'node:events';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {get} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {brotliDecompressSync} from 'node:zlib';
import {deploy, keptAssets, keptReleases, replaceFiles, rollback, type DeployOptions} from 'docusaurus-publish/deploy';
import {differencesFrom} from 'docusaurus-publish/published';
import {headersFor, writeServerFiles} from 'docusaurus-publish/server';
import * as fc from 'fast-check';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {anyText} from '../../packages/docusaurus-hosting/fixtures/awkward';
import {server as definition} from '../../scripts/localServer';
import {caddyIsInstalled, freePort, startCaddy} from '../../scripts/servers';
import {makeBuild} from '../support/smallBuild';

/** The moment of all deployments here; releases have names of their own. */
const now = new Date();

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-test-'));
  target = path.join(folder, 'www');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const current = (): string => path.basename(readlinkSync(path.join(target, 'current')));
const inCurrent = (file: string): string => path.join(target, 'current', file);
const releases = (): string[] => readdirSync(path.join(target, 'releases')).sort();

async function publish(name: string, more: Partial<DeployOptions> = {}): Promise<void> {
  await deploy({target, buildDir: await makeBuild(folder, name), definition, now, release: name, ...more});
}

/** Is what visitors get one release, with its own script? */
function expectWhole(name: string): void {
  expect(readFileSync(inCurrent('index.html'), 'utf8')).toContain(`main.${name}.js`);
  expect(readFileSync(inCurrent(`assets/js/main.${name}.js`), 'utf8')).toContain(name);
}

describe('a deployment to a folder', () => {
  /** Publishes some releases in a row. @returns their names, once what stays of them is right */
  async function publishMany(count: number): Promise<string[]> {
    const names = Array.from({length: count}, (_, number) => `r${String(number).padStart(2, '0')}`);
    for (const name of names) {
      await publish(name);
      expectWhole(name);
    }
    expect(releases().filter((name) => names.includes(name))).toEqual(names.slice(-keptReleases));
    const kept = names.slice(-keptAssets);
    expect(readdirSync(inCurrent('assets/js')).sort()).toEqual(kept.map((name) => `main.${name}.js`));
    return kept;
  }

  it('keeps the last releases, and the scripts of pages that are open for longer', async () => {
    const others = path.join(target, 'releases/files of somebody');
    mkdirSync(others, {recursive: true});
    await publishMany(keptReleases + 1);
    expect(existsSync(others)).toBe(true);
  });

  it('lets the scripts go of releases that nobody can have open any more @all', async () => {
    const kept = await publishMany(keptAssets + 2);
    await rollback({target, now});
    expect(readdirSync(inCurrent('assets/js'))).toContain(`main.${kept.at(-1)}.js`);
    await publish('r99');
    expect(readdirSync(inCurrent('assets/js')).sort()).toEqual(
      [...kept.slice(1), 'r99'].map((name) => `main.${name}.js`),
    );
  });

  it('takes away what was published by mistake, scripts and search indexes of releases before included', async () => {
    await publish('r1');
    await publish('r2');
    await publish('r3', {forget: true});
    expectWhole('r3');
    expect(releases()).toEqual(['r3']);
    expect(readdirSync(inCurrent('assets/js'))).toEqual(['main.r3.js']);
    await publish('r4');
    expect(readdirSync(inCurrent('assets/js'))).toEqual(['main.r3.js', 'main.r4.js']);
  });

  it.each([
    ['www', './www'],
    ['user@server.example:www', 'user@server.example:/www'],
    ['server.example:', 'server.example:/'],
    ['-oProxyCommand=touch x:/www', './-oProxyCommand'],
    ['a b:/www', './a b:/www'],
    ['user@-Fconfig:/www', './user@-Fconfig'],
    ['server.example:/www\nx', 'control character'],
    ['', 'HOST:/FOLDER'],
  ])('does not publish to %j, and says %j', async (wrong, meant) => {
    await expect(publish('r1', {target: wrong})).rejects.toThrow(meant);
    expect(existsSync(wrong) && wrong !== '').toBe(false);
  });

  it('keeps everything that is named by its content, the search index of pages that are open as well', async () => {
    for (const name of ['r1', 'r2']) {
      const buildDir = await makeBuild(folder, name);
      mkdirSync(path.join(buildDir, 'search-index', name), {recursive: true});
      writeFileSync(path.join(buildDir, 'search-index', name, 'words-0.bin'), name);
      await deploy({target, buildDir, definition, now, release: name});
    }
    expect(readFileSync(inCurrent('search-index/r1/words-0.bin'), 'utf8')).toBe('r1');
    expect(readFileSync(inCurrent('search-index/r2/words-0.bin'), 'utf8')).toBe('r2');
    await rollback({target, now});
    expect(readFileSync(inCurrent('search-index/r2/words-0.bin'), 'utf8')).toBe('r2');
  });

  it('goes back without an incident that is over', async () => {
    const alone = {publishedAlone: ['/hinweise.json']};
    await publish('r1');
    await replaceFiles({target, now}, new Map([['/hinweise.json', '["outage"]']]));
    const buildDir = await makeBuild(folder, 'r2');
    writeFileSync(path.join(buildDir, 'hinweise.json'), '[]');
    await deploy({target, buildDir, definition, now, release: 'r2', ...alone});
    await rollback({target, now, ...alone});
    expectWhole('r1');
    expect(readFileSync(inCurrent('hinweise.json'), 'utf8')).toBe('[]');
  });

  it('goes back, with the scripts of both releases, and forward again', async () => {
    await publish('r1');
    await publish('r2');
    await rollback({target, now});
    expectWhole('r1');
    expect(existsSync(inCurrent('assets/js/main.r2.js'))).toBe(true);
    await expect(rollback({target, now})).rejects.toThrow('There is no release before r1');
    await publish('r3');
    expectWhole('r3');
  });

  it('goes back when somebody has deleted the current release @all', async () => {
    await publish('r1');
    await publish('r2');
    rmSync(path.join(target, 'releases/r2'), {recursive: true});
    await rollback({target, now});
    expectWhole('r1');
  });

  it('says what is wrong where the link to the current release is lost, or a folder @all', async () => {
    await publish('r1');
    await publish('r2');
    rmSync(path.join(target, 'current'));
    await expect(rollback({target, now})).rejects.toThrow('link current is missing');
    mkdirSync(path.join(target, 'current'));
    await expect(publish('r3')).rejects.toThrow('move it away');
    expect(releases()).toEqual(['r1', 'r2']);
    rmSync(path.join(target, 'current'), {recursive: true});
    await publish('r4');
    expectWhole('r4');
  });

  it('says in a dry run what it would do, and does nothing', async () => {
    await publish('r1');
    const lines: string[] = [];
    await publish('r2', {dryRun: true, log: (line) => lines.push(line)});
    expect(lines.join('\n')).toContain('would switch current to r2');
    expect(releases()).toEqual(['r1']);
    expectWhole('r1');
  });

  it('refuses a second deployment at the same time, and says who is at it', async () => {
    await publish('r1', {
      log: (line) => line.startsWith('copy') && writeFileSync(path.join(folder, 'copying'), ''),
    });
    const results = await Promise.allSettled([publish('r2'), publish('r3')]);
    expect(results.map(({status}) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(String(refused?.reason)).toMatch(
      /Another deployment is under way: (?:.+ on .+, process \d+, since|it has just begun)/,
    );
  });

  it('loses nothing to another of the same name that the lock refuses @all', async () => {
    await publish('r1');
    let other: Promise<string> | undefined;
    const log = (line: string): void => {
      if (line.startsWith('keep')) other ??= publish('r2').then(() => 'published', String);
    };
    await publish('r2', {log});
    expect(await other).toContain('Another deployment is under way');
    expectWhole('r2');
  });

  it('lets nobody else hold the lock, which reading is enough for @all', async () => {
    mkdirSync(target);
    writeFileSync(path.join(target, 'lock'), '', {mode: 0o644});
    await publish('r1');
    expect(statSync(path.join(target, 'lock')).mode & 0o777).toBe(0o600);
    expect(statSync(inCurrent('index.html')).mode & 0o777).toBe(0o644);
    expect(statSync(path.join(target, 'releases')).mode & 0o777).toBe(0o755);
  });

  it.each([0o002, 0o077])(
    'lets others read the site, and nobody else write it, whatever umask %i its user has @all',
    async (mask) => {
      const before = process.umask(mask);
      await publish('r1').finally(() => process.umask(before));
      for (const name of ['releases', 'releases/r1', 'server', 'history', 'current/index.html']) {
        const mode = statSync(path.join(target, name)).mode & 0o777;
        expect([0o755, 0o644], name).toContain(mode);
      }
    },
  );

  it('does not publish a build whose security.txt ends soon', async () => {
    const buildDir = await makeBuild(folder, 'r1');
    const end = (days: number): string => new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString();
    mkdirSync(path.join(buildDir, '.well-known'));
    writeFileSync(path.join(buildDir, '.well-known/security.txt'), `Expires: ${end(89)}\n`);
    await expect(deploy({target, buildDir, definition, now})).rejects.toThrow('build anew with npm run build');
    writeFileSync(path.join(buildDir, '.well-known/security.txt'), `Expires: ${end(91)}\n`);
    await deploy({target, buildDir, definition, now, release: 'r1'});
    expectWhole('r1');
  });

  it('replaces the notices of the current release alone, in seconds', async () => {
    const notices = {target, now};
    const long = `[${'"x",'.repeat(500)}"x"]`;
    await expect(replaceFiles(notices, new Map([['/hinweise.json', '[]']]))).rejects.toThrow('Nothing is published');
    await publish('r1');
    await publish('r2');
    await replaceFiles(notices, new Map([['/hinweise.json', long]]));
    expect(brotliDecompressSync(readFileSync(inCurrent('hinweise.json.br'))).toString()).toBe(long);
    await replaceFiles(notices, new Map([['/hinweise.json', '[]']]));
    expect(readFileSync(inCurrent('hinweise.json'), 'utf8')).toBe('[]');
    // A server would go on sending the old text.
    expect(existsSync(inCurrent('hinweise.json.br'))).toBe(false);
    expectWhole('r2');
    expect(existsSync(path.join(target, 'releases/r1/hinweise.json'))).toBe(false);
  });

  it('goes back to what visitors have seen, and keeps that alone @all', async () => {
    await publish('r1', {reload: 'true'});
    await expect(
      publish('r2', {reload: 'true', lookAtSite: () => Promise.reject(new Error('killed'))}),
    ).rejects.toThrow();
    await rollback({target, now});
    for (const ghost of ['r3', 'r4', 'r5']) {
      rmSync(path.join(target, 'server/docs.caddy'), {force: true});
      await expect(publish(ghost, {reload: 'exit 1'})).rejects.toThrow();
    }
    await publish('r6', {reload: 'true'});
    // Somebody went back from r2.
    expect(releases()).toEqual(['r1', 'r6']);
    await publish('r7');
    await rollback({target, now});
    expectWhole('r6');
    await rollback({target, now});
    expectWhole('r1');
  });

  it('goes by the order of deployments, whatever the clocks of their machines say @all', async () => {
    for (const name of ['r5', 'r3', 'r4']) await publish(name);
    expect(releases()).toEqual(['r3', 'r4', 'r5']);
    expect(readdirSync(inCurrent('assets/js'))).toHaveLength(3);
    await rollback({target, now});
    expectWhole('r3');
    await rollback({target, now});
    expectWhole('r5');
    await expect(rollback({target, now})).rejects.toThrow('There is no release before r5');
  });

  it('takes an incident that was published alone back to the release before @all', async () => {
    await publish('r1');
    await replaceFiles({target, now}, new Map([['/hinweise.json', `["${'alt'.repeat(900)}"]`]]));
    await publish('r2');
    await replaceFiles({target, now}, new Map([['/hinweise.json', '["neu"]']]));
    await rollback({target, now});
    expectWhole('r1');
    expect(readFileSync(inCurrent('hinweise.json'), 'utf8')).toBe('["neu"]');
    expect(existsSync(inCurrent('hinweise.json.br'))).toBe(false);
  });

  it('leaves nothing behind when it fails', async () => {
    await publish('r1');
    const buildDir = await makeBuild(folder, 'r2');
    rmSync(path.join(buildDir, '.server/hashes.json'));
    writeFileSync(path.join(buildDir, '.server/hashes.json'), 'no JSON');
    await expect(deploy({target, buildDir, definition, now, release: 'r2'})).rejects.toThrow();
    expect(releases()).toEqual(['r1']);
  });

  it('leaves symbolic links out, which servers would follow', async () => {
    const buildDir = await makeBuild(folder, 'r1');
    symlinkSync('/etc/hostname', path.join(buildDir, 'assets/js/link.js'));
    await deploy({target, buildDir, definition, now, release: 'r1'});
    expectWhole('r1');
    expect(readdirSync(inCurrent('assets/js'))).toEqual(['main.r1.js']);
  });

  it('does not publish what is no build', async () => {
    await publish('r1');
    await expect(deploy({target, buildDir: path.join(folder, 'nothing'), definition, now})).rejects.toThrow(
      'npm run build',
    );
    expectWhole('r1');
  });

  it('tells the server of a configuration that changed, and only then', async () => {
    const reload = `echo reloaded >> ${path.join(folder, 'reloads')}`;
    await publish('r1', {reload});
    await publish('r2', {reload});
    expect(readFileSync(path.join(folder, 'reloads'), 'utf8')).toBe('reloaded\n');
    const buildDir = await makeBuild(folder, 'r3', 'new inline()');
    await deploy({target, buildDir, definition, now, release: 'r3', reload});
    expect(readFileSync(path.join(folder, 'reloads'), 'utf8')).toBe('reloaded\nreloaded\n');
    expect(readFileSync(path.join(target, 'server/docs.caddy'), 'utf8')).toMatch(/script-src 'self' 'sha256-/);
  });
});

describe('a reload of the server', () => {
  const configuration = (): string => readFileSync(path.join(target, 'server/docs.caddy'), 'utf8');
  const reloads = (): number => readFileSync(path.join(folder, 'reloads'), 'utf8').split('\n').length - 1;
  let reload: string;
  beforeEach(() => (reload = `echo reloaded >> ${path.join(folder, 'reloads')}`));

  /** Publishes a build all of whose pages have an inline script, so that the server's policy changes. */
  async function publishScript(release: string, more: Partial<DeployOptions>): Promise<void> {
    const buildDir = await makeBuild(folder, release, 'inline()');
    await deploy({target, buildDir, definition, now, release, ...more});
  }

  // The second one ends the script that runs it, as a power failure would.
  describe.each([
    ['exit 1', ''],
    ['kill -9 $PPID', '@all'],
  ])('by “%s” %s', (broken) => {
    it('is made up for by the next deployment', async () => {
      await publish('r1', {reload});
      await expect(publishScript('r2', {reload: broken})).rejects.toThrow();
      expectWhole('r1');
      await publishScript('r3', {reload});
      expect(reloads()).toBe(2);
      expect(configuration()).toContain("'sha256-");
      await publishScript('r4', {reload});
      expect(reloads()).toBe(2);
    });

    it('is made up for by the deployment after a roll-back @all', async () => {
      await publish('r1', {reload});
      await publishScript('r2', {reload});
      await expect(rollback({target, now, reload: broken})).rejects.toThrow();
      await publish('r3', {reload});
      expect(reloads()).toBe(3);
      await publish('r4', {reload});
      expect(configuration()).not.toContain("'sha256-");
    });

    it('puts back what the server had when the next one fails', async () => {
      await publish('r1', {reload});
      const before = configuration();
      await expect(publishScript('r2', {reload: broken})).rejects.toThrow();
      await expect(publishScript('r3', {reload: 'exit 1'})).rejects.toThrow('the one before is back');
      expect(configuration()).toBe(before);
    });
  });

  it('is made for limits and the log alone, too, and puts them back when it fails @all', async () => {
    const limits = (): string => readFileSync(path.join(target, 'server/limits.caddy'), 'utf8');
    const publishLimits = async (name: string, reload: string): Promise<void> => {
      const buildDir = await makeBuild(folder, name);
      appendFileSync(path.join(buildDir, '.server/limits.caddy'), `# ${name}\n`);
      await deploy({target, buildDir, definition, now, release: name, reload});
    };
    await publish('r1', {reload});
    await publishLimits('r2', reload);
    expect(reloads()).toBe(2);
    await expect(publishLimits('r3', 'exit 1')).rejects.toThrow('the one before is back');
    expect(limits()).toMatch(/# r2\n$/);
    expect(readdirSync(path.join(target, 'server')).sort()).toEqual([
      ...['anonymous-log.caddy', 'docs.caddy', 'limits.caddy', 'reload-pending'],
    ]);
  });

  it('that fails in a roll-back leaves the release whose scripts the server allows @all', async () => {
    await publish('r1', {reload});
    await publishScript('r2', {reload});
    await publish('r3', {reload});
    await rollback({target, now, reload});
    // The configuration is that of r2 alone now, no longer one of two releases.
    await expect(rollback({target, now, reload: 'exit 1'})).rejects.toThrow('the one before is back');
    expectWhole('r2');
  });

  it('that failed is made up for where the files are what they were @all', async () => {
    await publish('r1', {reload});
    await publish('r2', {reload});
    await expect(publishScript('r3', {reload: 'exit 1'})).rejects.toThrow();
    await rollback({target, now, reload});
    expectWhole('r1');
    expect(reloads()).toBe(2);
    await expect(publishScript('r4', {reload: 'exit 1'})).rejects.toThrow();
    await publish('r5', {reload});
    expect(reloads()).toBe(3);
  });

  it('that fails takes no control of the terminal with what it says', async () => {
    const failing = publish('r1', {reload: "printf 'a\\033]0;title\\007\\nb' >&2; exit 1"});
    await expect(failing).rejects.toThrow('a\\u{1b}]0;title\\u{7}\nb');
  });

  it('that is left to the operator is asked for, and made up for by the first deployment that can', async () => {
    const lines: string[] = [];
    await publish('r1', {log: (line) => lines.push(line)});
    expect(lines.join('\n')).toContain('reload it');
    await publish('r2', {reload});
    expect(reloads()).toBe(1);
  });
});

describe('a look at the published site', () => {
  /** A server that answers with what is published, and a policy. */
  const answer =
    (policy: string, change = (text: string) => text): typeof fetch =>
    (url) => {
      const {pathname} = new URL(url as string);
      const [file, status] =
        pathname === '/' ? ['/index.html', 200] : pathname === '/404' ? ['/404.html', 404] : [pathname, 200];
      const headers = {...headersFor(definition, file), 'Content-Security-Policy': policy};
      return Promise.resolve(new Response(change(readFileSync(inCurrent(file), 'utf8')), {status, headers}));
    };
  const policyOf = (buildDir: string): string =>
    `script-src 'self' ${(JSON.parse(readFileSync(path.join(buildDir, '.server/hashes.json'), 'utf8')) as {scripts: string[]}).scripts.join(' ')}`;

  /** Publishes a build with an inline script, whose site answers so. */
  async function publishSeen(name: string, ask: (buildDir: string) => typeof fetch): Promise<string[]> {
    const buildDir = await makeBuild(folder, name, `inline("${name}")`);
    const lines: string[] = [];
    const lookAtSite = () => differencesFrom(buildDir, definition, ask(buildDir));
    const log = (line: string): number => lines.push(line);
    await deploy({target, buildDir, definition, now, release: name, reload: 'true', lookAtSite, log});
    return lines;
  }

  it('keeps a release that visitors get as it was sent, and one that cannot be seen', async () => {
    expect((await publishSeen('r1', (buildDir) => answer(policyOf(buildDir)))).join('\n')).toContain(
      'is what was sent',
    );
    const silent = (): typeof fetch => () => Promise.reject(new Error('no such host'));
    expect((await publishSeen('r2', silent)).join('\n')).toContain('nothing could be seen');
    expectWhole('r2');
  });

  it.each([
    ['its scripts are refused', () => answer("script-src 'self'"), 'refuses an inline script'],
    ['an old page is sent', () => answer("script-src 'none'", () => 'old'), 'another content'],
    ['it is broken', () => () => Promise.resolve(new Response('', {status: 500})), 'status 500 in place of 200'],
  ] as const)('goes back when %s', async (_, ask, says) => {
    await publishSeen('r1', (buildDir) => answer(policyOf(buildDir)));
    const before = readFileSync(path.join(target, 'server/docs.caddy'), 'utf8');
    await expect(publishSeen('r2', ask)).rejects.toThrow(new RegExp(`${says}[^]*r1 is back`));
    expectWhole('r1');
    expect(readFileSync(path.join(target, 'server/docs.caddy'), 'utf8')).toBe(before);
    await publish('r3');
    await rollback({target, now, reload: 'true'});
    expectWhole('r1');
  });
});

describe('npm run deploy', () => {
  const deployTo = (folderOnServer: string, ...more: string[]) =>
    spawnSync('npx', ['hosting', 'deploy', folderOnServer, ...more], {encoding: 'utf8'});

  it('says in a dry run that it checks and builds strictly before it sends anything', () => {
    const {stdout, status} = deployTo(target, '--dry-run');
    expect(status).toBe(0);
    const steps = ['check the sources', 'build strictly', 'copy the build', 'switch current'];
    const places = steps.map((step) => stdout.indexOf(`would ${step}`));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(existsSync(target)).toBe(false);
  });

  it('needs no build for a dry run, since it would make one', async () => {
    const options: DeployOptions = {target, buildDir: path.join(folder, 'nothing'), definition, now, dryRun: true};
    await expect(deploy({...options, buildsBefore: true})).resolves.toBeUndefined();
    await expect(deploy(options)).rejects.toThrow('npm run build');
  });
});

/** Ends processes and what they have started, at once, as a power failure would. */
function killTree(pid: number): void {
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], {encoding: 'utf8'}).stdout.split(/\s+/);
  children.filter(Boolean).forEach((child) => killTree(Number(child)));
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** Is this somebody who may mount? In containers root may not always. */
const canMount = ((): boolean => {
  const place = mkdtempSync(path.join(os.tmpdir(), 'mount-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place]).status === 0;
  if (mounted) {
    spawnSync('umount', [place]);
  } else {
    console.warn('Left out: a deployment to a full disk. It needs root, who may mount a small one.');
  }
  rmSync(place, {recursive: true});
  return mounted;
})();

describe.skipIf(!canMount)('a deployment to a disk of 1 MiB @all', () => {
  beforeEach(() => {
    mkdirSync(target);
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', target]).status).toBe(0);
  });
  afterEach(() => spawnSync('umount', [target]));

  it('leaves the old release whole when the disk is full, and goes through when there is room', async () => {
    await publish('r1');
    const buildDir = await makeBuild(folder, 'r2');
    writeFileSync(path.join(buildDir, 'large.bin'), randomBytes(2 * 1024 * 1024));
    const full = deploy({target, buildDir, definition, now, release: 'r2'});
    await expect(full).rejects.toThrow(/No space left on device/);
    expectWhole('r1');
    await publish('r3');
    expectWhole('r3');
    expect(releases()).toEqual(['r1', 'r3']);
  });

  it('leaves the old release whole when there is no room even for a configuration', async () => {
    await publish('r1');
    spawnSync('sh', ['-c', `dd if=/dev/zero of=${target}/full bs=4k 2>/dev/null`]);
    await expect(publish('r2')).rejects.toThrow(/No space left on device/);
    expectWhole('r1');
    rmSync(path.join(target, 'full'));
    await publish('r3');
    expectWhole('r3');
  });
});

const haveSsh = existsSync('/usr/sbin/sshd') && spawnSync('rsync', ['--version']).error === undefined;
if (!haveSsh) {
  console.warn(
    'Left out: deployments over ssh. They need sshd and rsync; on Debian, as root: apt-get install openssh-server rsync',
  );
}

describe.skipIf(!haveSsh || !caddyIsInstalled())('a deployment over ssh @all', () => {
  let sshd: ChildProcess;
  let ssh: string;
  let keys: string;

  beforeAll(async () => {
    keys = mkdtempSync(path.join(os.tmpdir(), 'sshd-'));
    for (const name of ['host', 'user']) {
      spawnSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path.join(keys, name)]);
    }
    const port = await freePort();
    const config = path.join(keys, 'sshd_config');
    writeFileSync(
      config,
      [
        `Port ${port}`,
        'ListenAddress 127.0.0.1',
        `HostKey ${keys}/host`,
        `AuthorizedKeysFile ${keys}/user.pub`,
        'StrictModes no',
        'PermitRootLogin prohibit-password',
        'PasswordAuthentication no',
        'PidFile none',
        // Without what the start files of this machine's shell do: it may take longer than a deployment.
        `SetEnv HOME=${keys}`,
        'MaxStartups 100',
      ].join('\n'),
    );
    mkdirSync('/run/sshd', {recursive: true});
    sshd = spawn('/usr/sbin/sshd', ['-D', '-f', config, '-E', path.join(keys, 'log')], {stdio: 'ignore'});
    ssh = `ssh -p ${port} -i ${keys}/user -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR`;
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const [program = '', ...args] = ssh.split(' ');
      if (spawnSync(program, [...args, '127.0.0.1', 'true']).status === 0) {
        return;
      }
      await delay(100);
    }
    throw new Error('sshd did not start.');
  });
  afterAll(async () => {
    sshd.kill();
    await once(sshd, 'exit');
    rmSync(keys, {recursive: true});
  });

  const over = (): Partial<DeployOptions> => ({target: `127.0.0.1:${target}`, ssh});

  it('logs in once, whatever it has to do there', async () => {
    const logins = (): number => readFileSync(path.join(keys, 'log'), 'utf8').match(/Accepted publickey/g)?.length ?? 0;
    const before = logins();
    await publish('r1', over());
    expectWhole('r1');
    expect(logins() - before).toBe(1);
  });

  it('publishes to the very folder that was typed, whatever its name, by old programs as well', async () => {
    // As rsync before 3.2.4, whose names of folders the shell on the other side reads.
    vi.stubEnv('RSYNC_OLD_ARGS', '1');
    const buildDir = await makeBuild(keys, 'r1');
    const signs = `a 'b' "c" $HOME $(touch x) \`id\` * ?[a] {b,c} & ; | <d> ~ \\ # %20 !`;
    // Names of files have 255 bytes at most.
    const others = anyText.filter(
      (text) =>
        /^(?!\.{1,2}$)[^/]+$/su.test(text) &&
        Buffer.byteLength(text) < 256 &&
        !/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u.test(text),
    );
    const arrives = async (name: string): Promise<void> => {
      mkdirSync(folder, {recursive: true});
      const place = path.join(folder, name);
      await deploy({...over(), target: `127.0.0.1:${place}`, buildDir, definition, now, release: 'r1'});
      expect(readdirSync(folder)).toEqual([name]);
      expect(readFileSync(path.join(place, 'current/index.html'), 'utf8')).toContain('main.r1.js');
      rmSync(folder, {recursive: true});
    };
    await fc.assert(fc.asyncProperty(others, arrives), {numRuns: 30, examples: [[signs], ['~'], ['-n'], ['*']]});
  });

  it('sends pages of which only a part has changed', async () => {
    const text = Array.from({length: 2000}, (_, line) => `<p>${line}</p>`).join('');
    for (const name of ['r1', 'r2']) {
      const buildDir = await makeBuild(folder, name);
      writeFileSync(
        path.join(buildDir, 'index.html'),
        `${readFileSync(path.join(buildDir, 'index.html'), 'utf8')}${text}`,
      );
      await writeServerFiles(buildDir, definition);
      await deploy({buildDir, definition, now, release: name, target, ...over()});
      expectWhole(name);
    }
  });

  /** A page and its script, as a visitor's browser fetches them. @throws Error for any other answer than 200 */
  const fetchText = (port: number, file: string): Promise<string> =>
    new Promise((resolve, reject) => {
      get({host: '127.0.0.1', port, path: file}, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          response.statusCode === 200 ? resolve(text) : reject(new Error(`${file}: ${response.statusCode}`)),
        );
      }).on('error', reject);
    });

  async function visit(port: number): Promise<string> {
    const page = await fetchText(port, '/');
    const [, release = ''] = /data-release="(\w+)"/.exec(page) ?? [];
    const [, script = ''] = /src="([^"]+)"/.exec(page) ?? [];
    // A visitor's browser takes its time; meanwhile the release may have changed.
    await delay(50);
    const program = await fetchText(port, script);
    if (!release || program !== `release="${release}"`) {
      throw new Error(`The page is of ${release}, its script says ${program}`);
    }
    return release;
  }

  it('loses no request and mixes no releases while ten of them follow each other at 200 requests a second', async () => {
    await publish('r00', over());
    const caddy = await startCaddy(path.join(target, 'current'));
    const visits: Promise<string>[] = [];
    const begun = performance.now();
    // Two requests a visit, every ten milliseconds: 200 a second, those that a busy moment has kept back included.
    const timer = setInterval(() => {
      while (visits.length < (performance.now() - begun) / 10) {
        visits.push(visit(caddy.docs));
      }
    }, 10);
    for (let number = 1; number <= 10; number += 1) {
      await publish(`r${String(number).padStart(2, '0')}`, over());
    }
    clearInterval(timer);
    const results = await Promise.allSettled(visits);
    await caddy.stop();
    expect(results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))).toEqual([]);
    const seen = new Set(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
    expect(seen.size).toBeGreaterThan(5);
    expect(current()).toBe('r10');
    // A quiet machine needs less than a minute.
  }, 300_000);

  it.each([
    'remove what',
    'copy the build',
    'keep the assets',
    'name it',
    'install the',
    'switch current',
    'remove all',
  ])('leaves a whole release when it is killed at “%s …”, and the next one goes through', async (step) => {
    await publish('r1', over());
    const buildDir = await makeBuild(folder, 'r2');
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        path.resolve(__dirname, '../support/deployAndDie.ts'),
        JSON.stringify({...over(), buildDir, release: 'r2'}),
        step,
      ],
      {stdio: ['ignore', 'pipe', 'inherit']},
    );
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
    expect([code, signal]).toEqual([null, 'SIGKILL']);
    expectWhole(current());
    await expect.poll(() => publish('r3', over()).then(() => current(), String), {timeout: 20_000}).toBe('r3');
    expectWhole('r3');
    // What the killed one had begun on the server may have gone on beside r3.
    await publish('r4', over());
    expect(releases().filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('is refused while a step that was broken off goes on, which undoes nothing afterwards', async () => {
    for (const name of ['r1', 'r2', 'r3']) await publish(name, over());
    const waiting = path.join(folder, 'waiting');
    // The configuration is put back when the reload fails, and the release with it.
    const reload = `touch ${waiting}; sleep 6; rm ${waiting}; exit 1`;
    writeFileSync(path.join(target, 'server/reload-pending'), '');
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', path.resolve(__dirname, '../support/rollBack.ts'), JSON.stringify({...over(), reload})],
      {stdio: 'ignore'},
    );
    await expect.poll(() => existsSync(waiting), {timeout: 20_000}).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect(publish('r4', over())).rejects.toThrow('is still under way');
    await expect.poll(() => publish('r5', over()).then(() => current(), String), {timeout: 20_000}).toBe('r5');
    expect(existsSync(waiting)).toBe(false);
    await delay(500);
    expectWhole('r5');
  });

  it('leaves the old release whole when the server cannot be reached', async () => {
    await publish('r1', over());
    await expect(publish('r2', {...over(), ssh: ssh.replace(/-p \d+/, '-p 1')})).rejects.toThrow();
    expectWhole('r1');
  });

  it.each(['copy the build', 'keep the assets', 'install the', 'switch current'])(
    'leaves a whole release when the connection is lost at “%s …”, and the next one goes through',
    async (step) => {
      await publish('r1', over());
      const buildDir = await makeBuild(folder, 'r2');
      // Large enough to be still under way.
      writeFileSync(path.join(buildDir, 'large.bin'), randomBytes(64 * 1024 * 1024));
      const log = (line: string): void => {
        if (line.startsWith(step)) {
          setTimeout(() => {
            // The server's side of all connections, the daemon excepted.
            const {stdout} = spawnSync('ps', ['-o', 'pid=', '--ppid', String(sshd.pid)], {encoding: 'utf8'});
            stdout
              .split(/\s+/)
              .filter(Boolean)
              .forEach((pid) => killTree(Number(pid)));
          }, 100);
        }
      };
      await deploy({...over(), target: `127.0.0.1:${target}`, buildDir, definition, now, release: 'r2', log}).catch(
        () => undefined,
      );
      expectWhole(current());
      await expect.poll(() => publish('r3', over()).then(() => current(), String), {timeout: 20_000}).toBe('r3');
      expectWhole('r3');
    },
  );
});
