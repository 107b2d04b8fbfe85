import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps results of the last build by what they are made of.
 *
 * @param file - beside installed packages, so that `npm ci` takes away what other versions of them made
 * @param program - file of the code that makes them: with other code they are made anew
 */
export async function keptResults<Result>(file: string, program: string) {
  const text = await readFile(file, 'utf8').catch(() => '{}'); // none on the first build
  const known = JSON.parse(text) as Readonly<Record<string, Result>>;
  const own = await readFile(program);
  const used: Record<string, Result> = {};
  return {
    /** @param essence - all that the result depends on */
    of: async (essence: readonly unknown[], make: () => Result | Promise<Result>): Promise<Result> => {
      const digest = createHash('sha256').update(own).update(JSON.stringify(essence)).digest('hex');
      return (used[digest] = known[digest] ?? (await make()));
    },
    /** Other builds see the old results or the new ones, never half of them. */
    keep: async (): Promise<void> => {
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(`${file}.${process.pid}`, JSON.stringify(used));
      await rename(`${file}.${process.pid}`, file);
    },
  };
}
