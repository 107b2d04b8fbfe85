/** Runs the commands that the handbooks for authors and developers name, or says which suite does. */
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import * as z from 'zod';

const handbooks = ['CONTRIBUTING.md', 'docs/schreiben.md'];

/** Commands between backticks and in blocks of code; options that stand alone belong to the command before them. */
const commandsIn = (text: string): string[] =>
  [
    ...[...text.matchAll(/`((?:[A-Z_]+=\S+ )*(?:npm|npx|git|hosting|node|-- --|--\w)[^`\n]*)`/g)].map(
      ([, command = '']) => command,
    ),
    ...[...text.matchAll(/^```(?:bash|sh)\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
      block.split('\n').map((line) => line.replace(/\s+#.*$/, '').trim()),
    ),
  ].filter((command) => command !== '' && !/^(?:git|node|hosting)[.@/]/.test(command));

const scratch = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
const page = 'docs-info/kalender-teilen.md';

const read = (file: string): string => readFileSync(path.join(scratch, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(path.join(scratch, file), text);

interface Outcome {
  readonly status: number | null;
  readonly output: string;
}

/** Runs a command in the copy, and @returns its exit code and everything that it said */
function run([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv = {}): Outcome {
  const {status, stdout, stderr} = spawnSync(program, args, {
    cwd: scratch,
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  return {status, output: `${stdout}${stderr}`};
}

/** In the name of an invented person, so that a commit needs none of the machine's settings. */
const identity = ['user.name=Erika', 'user.email=erika@kleinnetz.example', 'commit.gpgsign=false'];
const git = (...args: string[]): Outcome => run(['git', ...identity.flatMap((each) => ['-c', each]), ...args]);

/** Expects a command to succeed. @returns what it said */
function works(command: string, env?: NodeJS.ProcessEnv): string {
  const {status, output} = run(command.split(' '), env);
  expect(status, output).toBe(0);
  return output;
}

const task = z.object({
  label: z.string(),
  problemMatcher: z.object({
    pattern: z.object({regexp: z.string()}),
    background: z.object({beginsPattern: z.string(), endsPattern: z.string()}),
  }),
});

/** What Visual Studio Code takes from the check that goes on: file, line, column, severity and message of each problem. */
function problemsIn(output: string): (string | undefined)[][] {
  const {tasks} = z.object({tasks: z.array(task)}).parse(JSON.parse(readFileSync('.vscode/tasks.json', 'utf8')));
  const {pattern, background} = tasks.find(({label}) => label === 'check')!.problemMatcher;
  const lines = output.split('\n');
  const begin = lines.findIndex((line) => new RegExp(background.beginsPattern).test(line));
  const end = lines.findIndex((line) => new RegExp(background.endsPattern).test(line));
  expect(begin).toBeGreaterThanOrEqual(0);
  return lines.slice(begin + 1, end).flatMap((line) => {
    const match = new RegExp(pattern.regexp).exec(line);
    return match ? [match.slice(1)] : [];
  });
}

/** In the order in which an author needs them: each goes on with what those before it left. */
const here: Readonly<Record<string, (command: string) => void | Promise<void>>> = {
  'npm run new -- page'(command) {
    const description = 'So teilst du deinen Kalender mit anderen und nimmst ihn später wieder zurück.';
    const answers = ['--folder', 'docs-info', '--title', 'Kalender teilen', '--description', description];
    const {status, output} = run([...command.split(' '), ...answers]);
    expect(status, output).toBe(0);
    expect(output).toContain(`Wrote ${page}`);
    expect(existsSync(path.join(scratch, page))).toBe(true);
  },
  'npm run check'(command) {
    expect(works(command)).toMatch(/No mistakes in 1 file,/);
  },
  'npm run check -- FILE…'(command) {
    write(page, `${read(page)}\nNimm "diesen" Kalender.\n`);
    const {status, output} = run(command.replace('FILE…', page).split(' '));
    expect(status).toBe(1);
    expect(output).toMatch(new RegExp(`^${page}:\\d+:6 quotation marks .* \\(german/quotes\\)$`, 'm'));
  },
  'npm run check -- --watch': async (command) => {
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {cwd: scratch, detached: true});
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (more: Buffer) => {
        said += more.toString();
        if (said.includes('Waiting for changes')) resolve();
      });
      child.once('exit', () => reject(new Error(`It ended by itself:\n${said}`)));
    });
    process.kill(-child.pid!, 'SIGTERM');
    expect(problemsIn(said)).toEqual([
      [
        page,
        expect.stringMatching(/^\d+$/),
        '6',
        undefined,
        expect.stringMatching(/^quotation marks .*german\/quotes/),
      ],
      [page, expect.stringMatching(/^\d+$/), '13', undefined, expect.stringMatching(/^a closing .*german\/quotes/)],
    ]);
  },
  'npm run check -- --fix'(command) {
    expect(works(command)).toMatch(/No mistakes in 1 file,/);
    expect(read(page)).toContain('Nimm „diesen“ Kalender.');
  },
  'git config core.hooksPath .githooks'(command) {
    works(command);
    write(page, `${read(page)}\nNimm "jenen" Kalender.\n`);
    git('add', '.');
    expect(git('commit', '--message', 'Add a page').output).toContain('german/quotes');
    write(page, read(page).replace('"jenen"', '„jenen“'));
    git('add', '.');
    expect(git('commit', '--message', 'Add a page').status).toBe(0);
  },
  'npm run spelling'(command) {
    expect(works(command)).toMatch(/No mistakes in \d+ files/);
  },
  'npx hosting schemas'(command) {
    works(command);
    expect(git('status', '--porcelain').output).toBe('');
  },
  'npm run icons'(command) {
    rmSync(path.join(scratch, 'static/favicon.ico'));
    works(command);
    expect(existsSync(path.join(scratch, 'static/favicon.ico'))).toBe(true);
  },
  'npm run preview'(command) {
    mkdirSync(path.join(scratch, 'build'));
    write('build/index.html', '<!doctype html><html lang="de"><body><a href="/">Start</a></body></html>');
    expect(works(`${command} -- --no-build`)).toMatch(/preview\/ holds 1 pages/);
    expect(read('preview/index.html')).toContain('Start');
    rmSync(path.join(scratch, 'build'), {recursive: true});
  },
  'npm run --silent report'(command) {
    expect(works(command)).toMatch(/^#.*\n[\s\S]*kalender-teilen/);
  },
  'npm run new -- KIND'(command) {
    const description = 'So teilst du deinen Kalender mit anderen und nimmst ihn später wieder zurück.';
    const add = (kind: string, ...answers: string[]): void => {
      const {status, output} = run([...command.replace('KIND', kind).split(' '), ...answers]);
      expect(status, output).toBe(0);
    };
    const where = ['--folder', 'docs-services/daten', '--category', 'daten'];
    add('service', '--id', 'kalender', '--title', 'Kalender', '--description', description, ...where);
    add('redirect', '--from', '/info/termine', '--to', '/services/daten/kalender');
    add('fact', '--name', 'kalenderHilfe', '--value', 'https://kalender.kleinnetz.example/hilfe');
    const files = ['src/provider/services.ts', 'src/provider/links.ts', 'src/site/redirects.ts'];
    files.forEach((file) => expect(read(file)).toMatch(/kalender/));
    // They pass what npm test asks of code, too.
    works(`npx prettier --check ${files.join(' ')}`);
  },
  'npm run update'(command) {
    expect(updateWith('exit 0', command)).toContain('Everything is as new as its range allows.');
  },
  'npm run update -- --dry-run'(command) {
    const before = read('package-lock.json');
    const raise =
      'sed -i.old \'s|"packages": {|&"node_modules/neu": {"version": "1.0.0"},|\' "${@: -1}/package-lock.json"';
    expect(updateWith(raise, command)).toBe('Would change:\nneu 1.0.0 (new)\n');
    expect(read('package-lock.json')).toBe(before);
  },
};

/** Updates with another npm, which stands in for the one that asks the registry: what it would install is not what this is about. */
function updateWith(script: string, command: string): string {
  const bin = path.join(scratch, 'bin');
  mkdirSync(bin, {recursive: true});
  writeFileSync(path.join(bin, 'npm'), `#!/bin/bash\n${script}\n`);
  chmodSync(path.join(bin, 'npm'), 0o755);
  const npm = execFileSync('sh', ['-c', 'command -v npm'], {encoding: 'utf8'}).trim();
  return works(command.replace('npm run', `${npm} run --silent`), {
    PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
  });
}

/** Files that run a command, and how they name it. */
const elsewhere: Readonly<Record<string, readonly [file: string, mention: string]>> = {
  'npm start': ['packages/docusaurus-hosting/src/cli/start.command.test.ts', "'start', '--no-open'"],
  'npm test': ['.ci/run', 'npm test'],
  'npm ci': ['scripts/ensure-packages.mjs', "spawnSync('npm', ['ci'"],
  'npm run build': ['scripts/test.ts', "script: 'build'"],
  'npm run check -- --all': ['scripts/suites.ts', "args: ['--all'"],
  'npm run new': ['packages/docusaurus-hosting/src/cli/new/new.test.ts', 'knows its kinds'],
  'npm run new -- post': ['packages/docusaurus-hosting/src/cli/new/new.test.ts', "'post',"],
  'npm run new -- fact': ['packages/docusaurus-hosting/src/cli/new/new.test.ts', "'fact',"],
  'npm run create-site': ['tests/operator/packed.test.ts', "'create-site'"],
  'npm run bench:search': ['bench/search/measure.test.ts', './measure'],
  'npm test -- --page /services/konto': ['scripts/test.ts', "page: {type: 'string'}"],
  'npm run test:all': ['scripts/test.ts', "all: {type: 'boolean'}"],
  'npm run test:rest': ['.ci/run', 'npm run test:rest'],
  'npm run test:unit': ['scripts/test.ts', "vitest('unit tests', 'unit'"],
  'npm run test:commands': ['scripts/test.ts', "vitest('commands', 'commands'"],
  'npm run test:build': ['scripts/test.ts', "vitest('checks of the build', 'build'"],
  'npm run test:e2e': ['scripts/suites.ts', "script: 'test:e2e'"],
  'npm run test:operator': ['scripts/test.ts', "vitest('new operator', 'operator'"],
  'npm run test:packages': ['scripts/test.ts', "vitest('packed packages', 'packages'"],
  'npm run test:node': ['package.json', 'tools/nodeVersions.ts'],
  'npm run build:packages -- FOLDER': ['tests/packages/pack.ts', 'packPackages(folder)'],
  'npm run size': ['package.json', 'tools/size.ts'],
  'npx changeset': ['.github/workflows/release.yml', 'npx changeset publish'],
  'npm run test:clients': ['scripts/test.ts', "vitest('mail clients', 'clients'"],
  'npm run screenshots:thunderbird': ['tests/clients/screenshots.test.ts', "'screenshots:thunderbird'"],
  'npm run screenshots:roundcube': ['tests/clients/screenshots.test.ts', "'screenshots:roundcube'"],
  '-- --theme hell': ['tests/clients/screenshots.test.ts', "'--theme', 'hell'"],
  '-- --out FOLDER': ['tests/clients/screenshots.test.ts', "'--out', folder"],
  'npx vitest run --project unit FILE': ['package.json', 'vitest run --project unit'],
  'npx vitest --project unit': ['package.json', 'vitest run --project unit'],
  'npx playwright test FILE --project=desktop-light': ['package.json', 'playwright test'],
  '--only german': ['packages/docusaurus-hosting/src/check/check.test.ts', "rulesOf('german')"],
  '--external': ['packages/docusaurus-content-check/src/rules/external.test.ts', 'external'],
  '-- --external': ['packages/docusaurus-content-check/src/rules/external.test.ts', 'external'],
};

beforeAll(() => {
  const leftOut = new Set([
    'node_modules',
    'packages',
    'build',
    'preview',
    'test-results',
    '.git',
    '.cache',
    '.docusaurus',
  ]);
  for (const name of readdirSync('.').filter((each) => !leftOut.has(each))) {
    cpSync(name, path.join(scratch, name), {recursive: true, filter: (file) => !file.includes('/.cache')});
  }
  symlinkSync(path.resolve('node_modules'), path.join(scratch, 'node_modules'));
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  git('switch', '--quiet', '--create', 'change');
});

afterAll(() => rmSync(scratch, {recursive: true, force: true}));

it.each(Object.entries(here))('%s does what the handbooks say', async (command, does) => {
  await does(command);
});

const known = [...Object.keys(here), ...Object.keys(elsewhere)];
const namedIn = (file: string): string[] => commandsIn(readFileSync(file, 'utf8'));

it.each(handbooks)('%s names no command that nothing runs', (file) => {
  expect(namedIn(file).filter((command) => !known.includes(command))).toEqual([]);
});

it('knows no command that the handbooks have forgotten, and no suite that has gone', () => {
  const named = handbooks.flatMap(namedIn);
  expect(known.filter((command) => !named.includes(command))).toEqual([]);
  const gone = Object.values(elsewhere).filter(([file, mention]) => !readFileSync(file, 'utf8').includes(mention));
  expect(gone).toEqual([]);
});

it('finds commands in prose and in blocks', () => {
  const text = 'Run `npm run chekc -- X` and `--al`, see `hosting.config.ts`.\n\n```bash\nnpx nothing # why\n```\n';
  expect(commandsIn(text)).toEqual(['npm run chekc -- X', '--al', 'npx nothing']);
});
