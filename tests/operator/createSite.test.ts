import {execFile} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';
import {baselineHash} from '../../packages/docusaurus-hosting/src/facts/states';
import {picturesOf} from '../../packages/docusaurus-hosting/src/markdown/claims';
import {provider} from '../../src/provider';
import {site} from '../../src/site';
import {installBeside, newFolder, packNextVersion, repository} from '../support/newSite';

/** An association that nobody knows: other name (with signs that code and markup use), domain, hosts, limits and colours, six services fewer, two renamed. */
const answers = {
  name: "O'Netz & Gärten",
  domain: 'netzgarten.example',
  services: Object.keys(provider.services).filter(
    (id) => !['teamspeak', 'amp', 'weblate', 'dbms', 'drone', 'monitoring'].includes(id),
  ),
  titles: {forge: 'Code', 'pw-manager': 'Tresor'},
  color: {light: '#7a1f3d'},
};

/** What its operators write into their facts, file by file. */
const ownFacts: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'src/provider/operator.ts': [
    [/Erika Mustermann/g, 'Robin Beispiel'],
    [/Musterstraße 1/g, 'Gartenweg 7'],
    [/Musterplatz 2/g, 'Rathausplatz 3'],
    [/Musterstadt/g, 'Beispielstadt'],
    [/Musterland/g, 'Beispielland'],
    [/musterland\.example/g, 'beispielland.example'],
    [/logRetention: days\(7\)/, 'logRetention: days(1)'],
  ],
  'src/provider/endpoints.ts': [
    [/hostOf\('imap'\)/g, "hostOf('post')"],
    [/quota: gigabytes\(5\)/, 'quota: gigabytes(3)'],
    [/de-muster-1/, 'de-garten-1'],
  ],
};

const target = path.join(newFolder(), 'site');
const run = async (program: string, args: readonly string[]) => {
  const options = {
    cwd: target,
    env: {...process.env, PROVIDER_STRICT: 'true'},
    maxBuffer: 64 * 1024 * 1024,
  };
  try {
    return {status: 0, output: (await promisify(execFile)(program, args, options)).stdout};
  } catch (error) {
    const {code, stdout, stderr} = error as {code: number; stdout: string; stderr: string};
    return {status: code, output: `${stdout}${stderr}`};
  }
};
const hosting = (...args: string[]) => run(path.join(target, 'node_modules/.bin/hosting'), args);

const read = (file: string): string => readFileSync(path.join(target, file), 'utf8');
const change = (file: string, edit: (text: string) => string): void =>
  writeFileSync(path.join(target, file), edit(read(file)));

/** Everything that is the operator's, by name, as hashes. */
const ownFiles = (): ReadonlyMap<string, string> => {
  const made = /^(?:node_modules|build|\.docusaurus|\.cache|\.git)(?:\/|$)|^package(?:-lock)?\.json$/;
  const files = readdirSync(target, {withFileTypes: true}).filter(({name}) => !made.test(name));
  return new Map(
    files
      .flatMap((entry) =>
        entry.isDirectory()
          ? readdirSync(path.join(target, entry.name), {recursive: true, withFileTypes: true})
          : [entry],
      )
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(target, file), baselineHash(readFileSync(file))]),
  );
};

/** Installs a newer version of the packages over the first. */
async function update(): Promise<Readonly<Record<'before' | 'after', ReadonlyMap<string, string>>>> {
  const before = ownFiles();
  const installed = await run('npm', [
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    ...packNextVersion(target),
  ]);
  expect(installed.status, installed.output).toBe(0);
  expect(read('node_modules/docusaurus-hosting/package.json')).toContain('"version": "99.0.0"');
  return {before, after: ownFiles()};
}

/** A sign of one's own, in the bar and in all icons. */
async function drawPictures(): Promise<void> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="#7a1f3d"/></svg>';
  for (const name of ['favicon', 'logo', 'logo-dark']) change(`static/img/${name}.svg`, () => svg);
  expect(await hosting('icons')).toMatchObject({status: 0});
}

/** What `verify` asks for before it looks at pages in a browser, in the repository's versions. */
const browserTools = ['playwright-core', 'axe-core'].map((name) => {
  const manifest = path.join(repository, 'node_modules', name, 'package.json');
  const {version} = JSON.parse(readFileSync(manifest, 'utf8')) as {version: string};
  return `${name}@${version}`;
});

/**
 * Pages that are not what the example's are: a page of each kind in the new colours, with words that the operator wrote,
 * longer or shorter names, or without what belonged to services that are left out. How the others look, tests/e2e says of
 * the example.
 */
const lookedAt = [
  ['home', '/'],
  ['the first post', '/willkommen'],
  ['list of a tag’s pages', '/services/tags/hilfe-benotigt'],
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

const builtFiles = (): string[] =>
  readdirSync(path.join(target, 'build'), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

beforeAll(async () => {
  const answersFile = path.join(path.dirname(target), 'answers.json');
  writeFileSync(answersFile, JSON.stringify(answers));
  await promisify(execFile)('npm', ['run', 'create-site', '--', target, '--answers', answersFile], {cwd: repository});
  installBeside(target);
}, 600_000);

describe('a site made for a new operator, from the packed packages in an empty folder', () => {
  it('has no fact that somebody has read, and says so', async () => {
    const {status, output} = await hosting('facts');
    expect(status).toBe(1);
    expect(output).toMatch(/operator\.ts:\d+: legal\.phone = .* \(as the site began\)/);
    expect(output).not.toMatch(/^Your own/m);
    expect(output).toContain('static/img/logo.svg');
  });

  it('builds strictly once its facts are confirmed, passes the checks and bears no trace of the example', async () => {
    for (const [file, edits] of Object.entries(ownFacts)) {
      change(file, (text) => edits.reduce((changed, [from, to]) => changed.replace(from, to), text));
    }
    await drawPictures();
    const git = ['-c', 'user.name=raw.git.name', '-c', 'user.email=raw@git.example'];
    await run('git', ['init', '--quiet']);
    await run('git', ['add', '.']);
    await run('git', [...git, 'commit', '--quiet', '--message', 'Begin']);
    expect((await hosting('facts', '--confirm', '*')).status).toBe(0);

    // Together: each of them alone leaves a core idle.
    const [built, checked] = await Promise.all([hosting('build', '--uncompressed'), hosting('check', '--all')]);
    expect(built.output).toMatch(/Generated static files/);
    expect(built.status).toBe(0);
    expect(checked).toMatchObject({status: 0});
    const example = new Set(picturesOf(site.areas, repository).values());
    const {operator, legal} = provider;
    const names = [operator.name, operator.domain, legal.city, legal.street, 'Musterland', '#0a5c4f', '#7bd3bd'];
    const traces = new RegExp([...names, 'raw.git.name'].join('|').replaceAll('.', '\\.'), 'i');
    const found = builtFiles().flatMap((file) => {
      const bytes = readFileSync(file);
      const [trace] = traces.exec(bytes.toString('latin1')) ?? traces.exec(bytes.toString('utf8')) ?? [];
      const name = path.relative(target, file);
      return [
        ...(trace ? [`${name}: ${trace}`] : []),
        ...(example.has(baselineHash(bytes)) ? [`${name}: picture`] : []),
      ];
    });
    expect(found).toEqual([]);
    expect(existsSync(path.join(target, 'build/services/hosting/amp.html'))).toBe(false);
    expect(readFileSync(path.join(target, 'build/services/entwicklung/forge.html'), 'utf8')).toContain('<h1>Code</h1>');
  }, 1_800_000);

  it('shows pages without a defect in a browser @all', async () => {
    installBeside(target, browserTools);
    const pages = lookedAt.flatMap(([, address]) => ['--page', address]);
    expect(await hosting('verify', ...pages)).toMatchObject({status: 0});
  }, 300_000);

  it('is updated by an install: what is its own stays, and what the new facts need is said @all', async () => {
    const {before, after} = await update();
    expect(after).toEqual(before);
    expect(before.size).toBeGreaterThan(100);

    const facts = await hosting('facts');
    expect(facts.status).toBe(1);
    expect(facts.output).toMatch(
      /^src\/provider\/endpoints\.ts:\d+:\d+ mail\.queueLifetime: is missing \(Time after which mail is sent back\) – add it here/m,
    );
    expect(facts.output).toMatch(
      /^src\/provider\/operator\.ts:\d+:\d+ legal\.contributorsUrl: is no fact that this version knows.* – .*delete it/m,
    );
    expect(await hosting('build')).toEqual(facts);

    change('src/provider/endpoints.ts', (text) => text.replace(/^( +)quota: /m, '$1queueLifetime: days(5),\n$&'));
    change('src/provider/operator.ts', (text) => text.replace(/^ +contributorsUrl: .*\n/m, ''));
    expect((await hosting('facts')).output).toMatch(
      /endpoints\.ts:\d+: mail\.queueLifetime = 5 Tage – Time after which mail is sent back/,
    );
  }, 300_000);
});
