import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

const ignoredFolders = new Set(['node_modules', 'build', 'preview', '.docusaurus', '.cache', '.git', 'test-results']);

const slashes = (file: string): string => file.split(path.sep).join('/');

/** Lines of what git prints; undefined where it fails. */
export function git(root: string, ...args: string[]): string[] | undefined {
  try {
    const output = execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    });
    return output.split(/[\0\n]/).filter(Boolean);
  } catch {
    return undefined;
  }
}

function walk(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : walk(file);
    return [file];
  });
}

/** All files of a site that git tracks or would track; in an unpacked archive, all that are no output. Paths have slashes. */
export function siteFiles(root: string): string[] {
  const tracked = git(root, 'ls-files', '-z', '-co', '--exclude-standard');
  const files = tracked ?? walk(root).map((file) => slashes(path.relative(root, file)));
  return files.filter((file) => existsSync(path.join(root, file)) && statSync(path.join(root, file)).isFile()).sort();
}

/**
 * Files that differ from the main branch, new ones included.
 *
 * @returns undefined where git, its repository or the branch is missing
 */
export function changedFiles(root: string, branch: string): string[] | undefined {
  const base = git(root, 'merge-base', branch, 'HEAD')?.[0];
  if (base === undefined) return undefined;
  const changed = git(root, 'diff', '-z', '--name-only', '--relative', base);
  const added = git(root, 'ls-files', '-z', '-o', '--exclude-standard');
  return changed && [...new Set([...changed, ...(added ?? [])])].sort();
}

/** Main branch of the repository: what the remote calls so, else `main` or `master`. */
export function mainBranch(root: string): string | undefined {
  return ['origin/HEAD', 'origin/main', 'main', 'master'].find(
    (branch) => git(root, 'rev-parse', '--verify', '--quiet', branch) !== undefined,
  );
}

/** Reads a text file; undefined for one that is none (it holds a zero byte). */
export function readText(root: string, file: string): string | undefined {
  const text = readFileSync(path.join(root, file), 'utf8');
  return text.includes('\0') ? undefined : text;
}
