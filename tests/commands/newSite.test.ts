/** What a new site's own docs say to do first, done there. */
import {spawnSync} from 'node:child_process';
import {appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSite, nextSteps} from 'create-docusaurus-hosting';
import {beforeAll, expect, it} from 'vitest';
import {site} from '../../src/site';
import {pathsIn, scriptsIn} from '../support/docReferences';
import {linkBeside, newFolder, repository} from '../support/newSite';

const target = path.join(newFolder(), 'site');

/** Runs a command in the site as an invented person. @returns its exit code and what it said */
function run(program: string, ...args: readonly string[]): {status: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync(program, args, {cwd: target, encoding: 'utf8'});
  return {status, output: `${stdout}${stderr}`};
}

/** The branch that a text tells to begin with. */
const branchIn = (text: string): string | undefined => /\bgit init -b (\w+)/.exec(text)?.[1];

const git = (...args: readonly string[]): {status: number | null; output: string} =>
  run('git', '-c', 'user.name=Erika', '-c', 'user.email=erika@netzgarten.example', ...args);

beforeAll(() => {
  const answers = {name: 'Netzgarten', domain: 'netzgarten.example', services: ['konto', 'forge']};
  createSite({...site, root: repository}, answers, {target, packages: {}, today: '2026-01-01'}, (draft) =>
    // Our packages, as long as no registry has them.
    mkdirSync(path.join(draft, 'packages')),
  );
  linkBeside(target);
  git('init', '--quiet', '-b', branchIn(nextSteps(target))!);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});

it('has the hook that docs/authors.md names, which refuses a mistake', () => {
  git('config', 'core.hooksPath', '.githooks');
  const page = path.join(target, 'docs-info/neu.md');
  const text =
    '---\ntitle: Neues\ndescription: Was es bei uns Neues gibt und auf welchen Wegen du davon erfährst.\nsidebar_position: 90\n---\n\n';
  writeFileSync(page, `${text}Hier steht „Neues“.\n`);
  git('add', '.');
  const good = git('commit', '--message', 'Add a page');
  expect(good.status, good.output).toBe(0);
  appendFileSync(page, '\nNimm "diesen" Weg.\n');
  git('add', '.');
  const bad = git('commit', '--message', 'Add a mistake');
  expect([bad.status, bad.output]).toEqual([1, expect.stringContaining('(german/quotes)')]);
});

it('begins with the branch that its pages lead to for changes', () => {
  const branch = git('branch', '--show-current').output.trim();
  expect(site.editUrl).toMatch(new RegExp(`/_edit/${branch}/$`));
  expect(branchIn(readFileSync(path.join(target, 'docs/operator.md'), 'utf8'))).toBe(branch);
});

/** Typed in a clone of the engine's repository, as the handbook says where it names them. */
const ofEngine = ['create-site', 'build:packages'];

it('has what its docs refer to', () => {
  const read = (file: string): string => readFileSync(path.join(target, file), 'utf8');
  const {scripts} = JSON.parse(read('package.json')) as {scripts: object};
  const docs = readdirSync(path.join(target, 'docs')).map((file) => `docs/${file}`);
  const missing = ['README.md', 'deploy/README.md', ...docs].flatMap((file) => [
    ...scriptsIn(read(file)).filter((name) => !(name in scripts) && !ofEngine.includes(name)),
    ...pathsIn(read(file), file).filter((name) => !existsSync(path.join(target, name))),
  ]);
  expect(missing).toEqual([]);
});
