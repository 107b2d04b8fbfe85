import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {watchFiles} from 'docusaurus-content-check/watch';
import {docusaurusProgram} from 'docusaurus-publish/build';
import {hostingCheck, sourceFolders} from '../live-preview/sources';

/** Runs Docusaurus' development server until it ends. @returns its exit code; 0 when it was asked to end */
async function developmentServer(root: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [docusaurusProgram(root), 'start', ...args], {cwd: root, stdio: 'inherit'});
  const end = (): boolean => child.kill();
  process.once('SIGTERM', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', end);
  return code ?? 0;
}

/** Waits for the next change of a site's sources. @returns once it waits, a promise of the change, and what ends the waiting */
const nextChange = (root: string) =>
  new Promise<{readonly changed: Promise<void>; readonly end: () => void}>((begun) => {
    const changed = new Promise<void>((resolve) => {
      const end = watchFiles(
        root,
        sourceFolders(root),
        () => resolve(),
        () => begun({changed, end}),
      );
    });
  });

/** Names the errors of a site until there are none. @returns whether there were some */
async function mended(root: string): Promise<boolean> {
  for (let had = false; ; had = true) {
    // Watched before the check reads: what is mended while it runs is a change, too.
    const {changed, end} = await nextChange(root);
    const {output, failed} = await hostingCheck(root, ['--all']);
    if (failed) {
      console.error(`${output.trimEnd()}\nMend this: the site then appears (Ctrl+C ends it)`);
      await changed;
    }
    end();
    if (!failed) return had;
  }
}

/**
 * Starts the development server, also on a site that Docusaurus cannot load: then the terminal names what is wrong, and the
 * site appears as soon as it is mended.
 *
 * @returns the exit code, once the server ends
 */
export async function start(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  for (;;) {
    const status = await developmentServer(root, args);
    if (status === 0 || !(await mended(root))) return status;
  }
}
