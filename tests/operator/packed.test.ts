/** The same with the packed packages in an empty folder: built, seen in a browser, and brought up to date. */
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';
import {freePort} from '../../scripts/servers';
import {installBeside, packNextVersion, repository} from '../support/newSite';
import {answers, OperatorSite} from '../support/operatorSite';

const site = new OperatorSite();

const options = ['--prefer-offline', '--no-audit', '--no-fund'];

/** Installs a newer version of the packages over the first. */
async function update(): Promise<Readonly<Record<'before' | 'after', ReadonlyMap<string, string>>>> {
  const before = site.ownFiles();
  const installed = await site.run('npm', ['install', ...options, ...packNextVersion(site.target)]);
  expect(installed.status, installed.output).toBe(0);
  expect(site.read('node_modules/docusaurus-hosting/package.json')).toContain('"version": "99.0.0"');
  return {before, after: site.ownFiles()};
}

/** What `verify` asks for before it looks at pages in a browser, in the repository's versions. */
const browserTools = ['playwright-core', 'axe-core'].map((name) => {
  const manifest = path.join(repository, 'node_modules', name, 'package.json');
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return `${name}@${version}`;
});

/**
 * Pages that are not what the example's are: a page of each kind in the new colors, with words that the operator wrote,
 * longer or shorter names, or without what belonged to services that are left out. How the others look, tests/e2e says of
 * the example.
 */
const lookedAt = [
  ['home', '/'],
  ['the first post', '/willkommen'],
  ['imprint', '/impressum'],
  ['privacy page', '/datenschutzerklaerung'],
  ['search', '/search'],
  ['unknown address', '/404'],
  ['cards of services, all of them there', '/services/daten'],
  ['cards of services, all but one left out', '/services/entwicklung'],
  ['a renamed service, with a drawing', '/services/entwicklung/forge'],
  ['another renamed service', '/services/daten/pw-manager'],
  ['cards of services, some of them left out', '/services/hosting'],
  ['a guide without its pictures, with tabs', '/services/kommunikation/e-mail/client-konfiguration/thunderbird'],
  ['hosts and ports', '/services/kommunikation/e-mail/client-konfiguration/manuell'],
  ['error messages', '/services/kommunikation/e-mail/fehlermeldungen/mailserver'],
  ['structure as a drawing', '/info/infrastruktur'],
] as const;

describe('a site made for a new operator, from the packed packages in an empty folder @all', () => {
  beforeAll(async () => {
    const answersFile = path.join(path.dirname(site.target), 'answers.json');
    writeFileSync(answersFile, JSON.stringify(answers));
    const args = ['run', 'create-site', '--', site.target, '--answers', answersFile];
    await promisify(execFile)('npm', args, {cwd: repository});
    installBeside(site.target);
  }, 600_000);

  it('passes the check and builds strictly with no package’s own installation run, and bears no trace of the example', async () => {
    await site.makeOwn();
    await site.succeeds('check', '--all', '--fix');
    await site.succeeds('build', '--uncompressed');
    expect(site.tracesOfExample()).toEqual([]);
  }, 1_800_000);

  it('has fewer than 1,300 packages installed', () => {
    const {packages} = JSON.parse(site.read('node_modules/.package-lock.json')) as {packages: object};
    expect(Object.keys(packages).length).toBeLessThan(1300);
  });

  it('serves what it has built', async () => {
    const port = await freePort();
    const program = path.join(site.target, 'node_modules/.bin/hosting');
    const served = spawn(program, ['serve', '--no-build'], {
      cwd: site.target,
      env: {...process.env, PORT: String(port)},
    });
    try {
      await once(served.stdout, 'data');
      const answer = await fetch(`http://127.0.0.1:${port}/impressum`);
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Netz & Gärten')]);
    } finally {
      served.kill();
    }
  }, 120_000);

  it('shows pages without a defect in a browser', async () => {
    installBeside(site.target, browserTools);
    const pages = lookedAt.flatMap(([, address]) => ['--page', address]);
    await site.succeeds('verify', ...pages);
  }, 300_000);

  let beforeUpdate: ReadonlyMap<string, string>;
  it('is updated by an install: what is its own stays, and what the new facts need is said', async () => {
    await site.commit('Before the update');
    const {before, after} = await update();
    beforeUpdate = before;
    expect(after).toEqual(before);
    expect(before.size).toBeGreaterThan(100);

    const facts = await site.hosting('facts');
    expect(facts.status).toBe(1);
    expect(facts.output).toMatch(
      /^src\/facts\/endpoints\.ts:\d+:\d+ mail\.queueLifetime: is missing \(Time after which mail is sent back\) – add it here/m,
    );
    expect(facts.output).toMatch(
      /^src\/facts\/operator\.ts:\d+:\d+ legal\.contributorsUrl: is no fact that this version knows.* – .*delete it/m,
    );
    expect(await site.hosting('build')).toEqual(facts);

    site.change('src/facts/endpoints.ts', (text) => text.replace(/^( +)quota: /m, '$1queueLifetime: days(5),\n$&'));
    site.change('src/facts/operator.ts', (text) => text.replace(/^ +contributorsUrl: .*\n/m, ''));
    expect((await site.hosting('facts')).output).toMatch(
      /endpoints\.ts:\d+: mail\.queueLifetime = 5 Tage – Time after which mail is sent back/,
    );
  }, 300_000);

  it('goes back to the version before, as the handbook says', async () => {
    await site.commit('Update the engine');
    // The newer version's facts are none of the older one.
    const manifest = site.read('package.json');
    await site.git('revert', '--no-edit', 'HEAD');
    expect(site.read('package.json')).not.toBe(manifest);
    const installed = await site.run('npm', ['install', ...options]);
    expect(installed.status, installed.output).toBe(0);
    expect(site.read('node_modules/docusaurus-hosting/package.json')).not.toContain('"version": "99.0.0"');
    expect(site.ownFiles()).toEqual(beforeUpdate);
    await site.succeeds('facts');
    await site.succeeds('check', '--all');
  }, 300_000);
});
