import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** A file of the repository, with its path as an author would write it. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** The blog's posts: their files begin with their dates. */
export const posts = (): SourceFile[] => sourceFiles(['blog'], /^blog\/\d{4}-\d{2}-\d{2}-.+\.mdx?$/);

/**
 * Tracked and new files below the given folders whose names match.
 *
 * @throws Error where git or its repository is missing (an unpacked archive)
 */
export function sourceFiles(folders: readonly string[], name: RegExp): SourceFile[] {
  return execFileSync(
    'git',
    ['-c', 'core.quotePath=false', 'ls-files', '-co', '--exclude-standard', '-z', '--', ...folders],
    {cwd: root, encoding: 'utf8'},
  )
    .split('\0')
    .filter((file) => name.test(file) && existsSync(path.join(root, file)))
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
}
