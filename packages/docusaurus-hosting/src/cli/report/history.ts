import {existsSync} from 'node:fs';
import path from 'node:path';
import {git} from 'docusaurus-content-check/reader';

/** Commits that only format; git blame leaves them out, too. */
const ignoreFile = '.git-blame-ignore-revs';

const dayOf = (seconds: string): string => new Date(Number(seconds) * 1000).toISOString().slice(0, 10);

/** What git knows of when files of a site changed. Days are ISO days. */
export class History {
  readonly #ignored: readonly string[];

  /** @param root - folder of the site */
  constructor(private readonly root: string) {
    this.#ignored = existsSync(path.join(root, ignoreFile)) ? ['--ignore-revs-file', ignoreFile] : [];
  }

  /** Day of each file's last commit; empty without git or its history. Days of formatting count, for a page is read then, too. */
  lastEdits(): Map<string, string> {
    const edits = new Map<string, string>();
    let day = '';
    for (const line of git(this.root, 'log', '--format=@%at', '--name-only', '--relative', '--no-renames') ?? []) {
      if (line.startsWith('@')) day = dayOf(line.slice(1));
      else if (!edits.has(line)) edits.set(line, day);
    }
    return edits;
  }

  /** Day on which each line of a file was written, from the first; empty for a file that git does not know. */
  lineDays(file: string): string[] {
    const blame = git(this.root, 'blame', '--line-porcelain', ...this.#ignored, '--', file) ?? [];
    return blame.flatMap((line) => {
      const [, seconds] = /^author-time (\d+)$/.exec(line) ?? [];
      return seconds === undefined ? [] : [dayOf(seconds)];
    });
  }
}
