import {execFileSync} from 'node:child_process';
import {lstatSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** Folders without sources, in trees that git does not know. */
export const ignoredFolders: ReadonlySet<string> = new Set([
  'node_modules',
  'build',
  '.docusaurus',
  '.cache',
  '.git',
  'test-results',
]);

/** Lines of what git prints; undefined where it fails. */
export function git(root: string, ...args: string[]): string[] | undefined {
  try {
    const output = execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return output.split(args.includes('-z') ? '\0' : '\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

/** Files below a folder, as paths from it with slashes; none where it is missing, or a link to what nobody checks. */
export function walk(folder: string, isIgnored: (name: string) => boolean = () => false): string[] {
  if (!lstatSync(folder, {throwIfNoEntry: false})?.isDirectory()) return [];
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    if (isIgnored(entry.name)) return [];
    return walk(path.join(folder, entry.name), isIgnored).map((file) => `${entry.name}/${file}`);
  });
}

/**
 * What git tracks or would track; in an unpacked archive, all that is no output. Paths have slashes.
 *
 * @param whole - folders of which Docusaurus takes all, whatever git ignores or leaves to other repositories
 */
export const listedPaths = (root: string, whole: readonly string[]): string[] =>
  [
    ...new Set([
      ...(git(root, 'ls-files', '-z', '-co', '--exclude-standard') ?? walk(root, (name) => ignoredFolders.has(name))),
      ...whole.flatMap((folder) => walk(path.join(root, folder)).map((file) => `${folder}/${file}`)),
    ]),
  ].sort();

/**
 * Files that differ from the main branch, new ones included.
 *
 * @returns undefined where git, its repository or the branch is missing
 */
export function changedFiles(root: string): string[] | undefined {
  // Main branch of the repository: what the remote calls so, else `main` or `master`.
  const branches = ['origin/HEAD', 'origin/main', 'main', 'master'];
  const [base] = branches.flatMap((branch) => git(root, 'merge-base', branch, 'HEAD') ?? []);
  if (base === undefined) return undefined;
  const changed = git(root, 'diff', '-z', '--name-only', '--relative', base);
  const added = git(root, 'ls-files', '-z', '-o', '--exclude-standard');
  return changed && [...new Set([...changed, ...(added ?? [])])].sort();
}

/** Reads a text file; undefined for one that is none: it holds a zero byte, which hides no Markdown from its readers. */
export function readText(root: string, file: string): string | undefined {
  if (!statSync(path.join(root, file), {throwIfNoEntry: false})?.isFile()) return undefined;
  const text = readFileSync(path.join(root, file), 'utf8');
  return text.includes('\0') && !/\.mdx?$/.test(file) ? undefined : text;
}
