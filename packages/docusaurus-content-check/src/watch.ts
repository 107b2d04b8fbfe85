import {runCheckProcess, type Report} from 'docusaurus-hosting/live-preview/checkProcess';
import {oneAtATime} from 'docusaurus-hosting/live-preview/oneAtATime';
import {sourceFolders} from 'docusaurus-hosting/live-preview/sourceFolders';
import {watchFiles} from 'docusaurus-hosting/live-preview/watchFiles';

/** Lines around each look: editors take what stands between them in place of all that stood there before. */
export const watchMarks = {begin: 'Checking …', end: 'Waiting for changes …'} as const;

/**
 * Checks a site, and again whenever one of its files changes.
 *
 * @param args - what stands behind `hosting check`
 * @param log - takes lines for people and editors
 * @param check - a look at the site as it is then
 * @returns ends the watching
 */
export function watchCheck(
  args: readonly string[],
  root: string,
  log: (text: string) => void,
  check: (root: string, args: readonly string[]) => Promise<Report> = runCheckProcess,
): () => void {
  const look = oneAtATime(
    async () => {
      log(watchMarks.begin);
      log((await check(root, args)).output.trimEnd());
      log(watchMarks.end);
    },
    (error) => log(String(error)),
  );
  const end = watchFiles(root, sourceFolders(root), look);
  look();
  return end;
}
