/** Runs the commands that the handbooks name to authors, as they stand there; tests/unit/docs.test.ts asks whether the others exist. */
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
    expect(works(command)).toMatch(new RegExp(`^${page}:\\d+:\\d+ warning: a line that is still to be written`, 'm'));
    const written = read(page).replace('1. …', '1. Öffne den Kalender.').replace('\n…\n', '\nSo teilst du ihn.\n');
    write(page, written);
    expect(works(command)).toMatch(/No mistakes in 1 file\./);
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
    expect(works(command)).toMatch(/No mistakes in 1 file\./);
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
  'npm run recolor -- #7a1f3d'(command) {
    expect(works(command)).toContain('static/favicon.ico');
    expect(read('src/css/custom.css')).toContain('--ifm-color-primary: #7a1f3d;');
    git('restore', '.');
  },
  'npm run --silent report'(command) {
    expect(works(command)).toMatch(/^#.*\n[\s\S]*kalender-teilen/);
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

beforeAll(() => {
  const leftOut = new Set(['node_modules', 'packages', 'build', 'test-results', '.git', '.cache', '.docusaurus']);
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
