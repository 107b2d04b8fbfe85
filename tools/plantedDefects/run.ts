/**
 * Plants defects (defects.ts) in a copy of the repository, one after the other, and tells whether the suites find them:
 * `npx tsx tools/plantedDefects/run.ts [NAME…]`, where a name is part of a defect's. Ends with 1 when one is not found.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {defects, type Defect} from './defects';

const repository = path.resolve(__dirname, '../..');
const copy = path.join(mkdtempSync(path.join(os.tmpdir(), 'planted-defects-')), 'repository');

/** Runs a program of `node_modules/.bin` in the copy, and the copy's own `hosting`. */
function run([program = '', ...args]: readonly string[]): {status: number | null; output: string} {
  const file = path.join(
    copy,
    program === 'hosting' ? 'packages/docusaurus-hosting/bin/hosting.mjs' : `node_modules/.bin/${program}`,
  );
  const env = {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', PORT: '4290'};
  const {status, stdout, stderr} = spawnSync(file, args, {cwd: copy, env, encoding: 'utf8', maxBuffer: 2 ** 28});
  return {status, output: `${stdout}${stderr}`};
}

/** Copies what git knows, as it stands, and what earlier builds kept; packages are links, ours to the copy's own source. */
function makeCopy(): void {
  execFileSync('git', ['clone', '--quiet', '--shared', repository, copy]);
  const changed = execFileSync('git', ['ls-files', '-z', '--modified', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of changed.split('\0').filter(Boolean)) cpSync(path.join(repository, file), path.join(copy, file));
  const ours = readdirSync(path.join(repository, 'packages'));
  const modules = path.join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(repository, 'node_modules'))) {
    const from = ours.includes(name) ? path.join(copy, 'packages', name) : path.join(repository, 'node_modules', name);
    if (name === '.cache') cpSync(from, path.join(modules, name), {recursive: true});
    else symlinkSync(from, path.join(modules, name));
  }
  for (const name of ours) {
    const own = path.join(repository, 'packages', name, 'node_modules');
    symlinkSync(own, path.join(copy, 'packages', name, 'node_modules'));
  }
  cpSync(path.join(repository, '.cache'), path.join(copy, '.cache'), {recursive: true});
}

/** The one file that a defect is planted in. @throws Error when there is none */
function fileOf({name, file}: Defect): string {
  const [start = '', end] = path.basename(file).split('*');
  const folder = path.join(copy, path.dirname(file));
  const found = readdirSync(folder).find((each) =>
    end === undefined ? each === start : each.startsWith(start) && each.endsWith(end),
  );
  if (found === undefined) throw new Error(`${name}: there is no ${file}`);
  return path.join(folder, found);
}

/** Plants a defect. @returns what takes it away again. @throws Error when what it replaces is not there */
function plant(defect: Defect): () => void {
  const file = fileOf(defect);
  const before = readFileSync(file);
  if (defect.from === undefined) {
    rmSync(file);
  } else {
    const text = before.toString('utf8');
    const changed = text.replace(defect.from, defect.to ?? '');
    if (changed === text) throw new Error(`${defect.name}: ${defect.file} has no ${String(defect.from)}`);
    writeFileSync(file, changed);
  }
  // Servers would send the compressed copy in its place.
  const copies = ['.br', '.gz'].map((ending) => file + ending).filter((each) => existsSync(each));
  copies.forEach((each) => renameSync(each, `${each}.away`));
  return () => {
    writeFileSync(file, before);
    copies.forEach((each) => renameSync(`${each}.away`, each));
  };
}

const missed: string[] = [];

/** Runs the part that should find a planted defect, and prints a line of the table. */
function look({name, part, finding}: Defect): void {
  const {status, output} = run(part);
  const isFound = status !== 0 && finding.test(output);
  if (!isFound) {
    missed.push(name);
    writeFileSync(path.join(os.tmpdir(), `planted-defect-${name.replaceAll(/\W+/g, '-')}.log`), output);
  }
  console.log(
    `| ${name} | \`${part.join(' ').replaceAll('|', '\\|')}\` | ${isFound ? 'found' : `NOT FOUND (${status})`} |`,
  );
}

function build(): void {
  const {status, output} = run(['hosting', 'build']);
  if (status !== 0) throw new Error(`The copy does not build:\n${output}`);
}

function main(names: readonly string[]): void {
  const chosen = defects.filter(({name}) => names.length === 0 || names.some((each) => name.includes(each)));
  makeCopy();
  console.log('| Defect | Part | Result |\n|---|---|---|');
  const [bundled, alone] = [true, false].map((isBundled) =>
    chosen.filter((each) => Boolean(each.isBundled) === isBundled),
  );
  const inBuild = ({part}: Defect): boolean =>
    ['build', 'client-files'].includes(part[3] ?? '') || part[0] === 'playwright';
  if (alone?.some(inBuild)) build();
  for (const defect of alone ?? []) {
    const restore = plant(defect);
    look(defect);
    restore();
  }
  bundled?.forEach((defect) => plant(defect));
  if (bundled?.length) build();
  bundled?.forEach(look);
  const found = chosen.length - missed.length;
  console.log(`\n${found} of ${chosen.length} defects found${missed.length > 0 ? `; not: ${missed.join(', ')}` : ''}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}

try {
  main(process.argv.slice(2));
} finally {
  rmSync(path.dirname(copy), {recursive: true, force: true});
}
